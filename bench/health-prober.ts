import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/** Asks a server for its health again and again while it is told to, from a process that has nothing else to do. */
const port = Number(process.argv[2])
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const pause = 5

process.on('message', (message) => {
  if (message === 'start') void probe()
})
process.on('disconnect', () => process.exit())
process.send?.('ready')

async function probe(): Promise<void> {
  const told = new AbortController()
  process.once('message', () => told.abort())
  const times: number[] = []
  while (!told.signal.aborted) {
    const from = performance.now()
    await health()
    times.push(performance.now() - from)
    await setTimeout(pause)
  }
  process.send?.(times)
}

function health(): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, agent, host: '127.0.0.1', path: '/healthz' }, (response) => {
      response.resume()
      response.on('end', resolve)
    })
    sent.on('error', reject)
    sent.end()
  })
}
