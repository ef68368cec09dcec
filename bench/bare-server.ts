import { createServer } from 'node:http'
import { reportCpu } from './report-cpu.ts'

/** What it serves: the answer to every call, and files by path, with type and base64 content. */
export interface ServedContent {
  readonly answer: string
  readonly files?: Readonly<Record<string, readonly [type: string, body: string]>>
}

/** Parses the body and serializes the given answer: the minimum that any server of this call does. */
let answer: unknown = null
const files = new Map<string, { type: string; body: Buffer }>()
process.on('message', (message: ServedContent | 'cpu') => {
  if (message === 'cpu') return
  answer = JSON.parse(message.answer)
  for (const [path, [type, body]] of Object.entries(message.files ?? {}))
    files.set(path, { type, body: Buffer.from(body, 'base64') })
  process.send?.('ready')
})

const server = createServer((request, response) => {
  const file = files.get(request.url ?? '')
  if (file) {
    response.writeHead(200, { 'content-type': file.type, 'content-length': file.body.length }).end(file.body)
    return
  }
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    JSON.parse(Buffer.concat(parts).toString())
    const body = JSON.stringify(answer)
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    response.writeHead(200, headers).end(body)
  })
})
server.listen(0, '127.0.0.1', () => reportCpu(server))
