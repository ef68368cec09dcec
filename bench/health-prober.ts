import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/** Requests a server's health check repeatedly between two messages, from a process that does nothing else. */
const port = Number(process.argv[2])
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const pause = 5

process.on('message', (message) => {
  if (message === 'start') void probe()
})
process.on('disconnect', () => process.exit())
process.send?.('ready')

async function probe(): Promise<void> {
  const stopped = new AbortController()
  process.once('message', () => stopped.abort())
  const times: number[] = []
  while (!stopped.signal.aborted) {
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
