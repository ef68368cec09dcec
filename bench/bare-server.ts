import { createServer } from 'node:http'
import { tellCpu } from './tell-cpu.ts'

/** Reads the body as JSON and writes the answer it was given as JSON: the least that any server of this call does. */
let answer: unknown = null
process.on('message', (message) => {
  if (typeof message !== 'string' || message === 'cpu') return
  answer = JSON.parse(message)
  process.send?.('ready')
})

const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    JSON.parse(Buffer.concat(parts).toString())
    const body = JSON.stringify(answer)
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    response.writeHead(200, headers).end(body)
  })
})
server.listen(0, '127.0.0.1', () => tellCpu(server))
