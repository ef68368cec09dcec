import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openMetrics } from './metrics.ts'
import { serveMetrics } from './metrics-server.ts'

async function served(metrics: Parameters<typeof serveMetrics>[1] = openMetrics()) {
  const server = await serveMetrics({ host: '127.0.0.1', port: 0 }, metrics)
  if (!server.ok) throw new Error(server.refused)
  onTestFinished(server.value.close)
  return server.value
}

const portOf = (address: string) => Number(new URL(address).port)

describe('at /metrics', () => {
  test('a scrape gets the text of Prometheus', async () => {
    const { address } = await served()
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/)
    const answer = await fetch(address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toContain('\nengine_shed_total{because="queue-full"} 0\n')
  })

  test('a scrape may have any query', async () => {
    const { address } = await served()
    expect((await fetch(`${address}?format=prometheus`)).status).toBe(200)
  })

  test.each(['POST', 'HEAD', 'DELETE'])('%s is refused with GET in Allow', async (method) => {
    const { address } = await served()
    const answer = await fetch(address, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
  })

  test('an error is not shown', async () => {
    const metrics = openMetrics()
    metrics.watch('store_up', () => {
      throw new Error('redis://:secret@store')
    })
    const { address } = await served(metrics)
    const answer = await fetch(address)
    expect(answer.status).toBe(500)
    expect(await answer.text()).toBe('The metrics could not be read.\n')
  })
})

test.each(['/', '/metrics/', '/metrics/x', '/healthz', '/api/ai/race-nutrition/object'])(
  '%s is a 404',
  async (path) => {
    const { address } = await served()
    const answer = await fetch(new URL(path, address))
    expect([answer.status, await answer.text()]).toEqual([404, 'Metrics are at /metrics.\n'])
  },
)

describe('a server that cannot listen reports it', () => {
  test('on a port that is taken, suggesting another', async () => {
    const port = portOf((await served()).address)
    expect(await serveMetrics({ host: '127.0.0.1', port }, openMetrics())).toEqual({
      ok: false,
      refused: `Port ${port} on 127.0.0.1 is taken by another program: choose another port for metrics with METRICS_PORT=${port + 1}.`,
    })
  })

  // 192.0.2.0/24 is reserved for documentation: no machine has such an address.
  test('on an address of another machine', async () => {
    expect(await serveMetrics({ host: '192.0.2.1', port: 0 }, openMetrics())).toEqual({
      ok: false,
      refused:
        'METRICS_HOST=192.0.2.1 is not an address of this machine: try 127.0.0.1, or 0.0.0.0 for all of its addresses.',
    })
  })
})

describe('when it is closed', () => {
  test('nobody listens there anymore', async () => {
    const { address, close } = await served()
    await close()
    await expect(fetch(address)).rejects.toThrow('fetch failed')
  })

  test('open connections do not delay it', async () => {
    const { address, close } = await served()
    const unread = connect(portOf(address), '127.0.0.1')
    const kept = connect(portOf(address), '127.0.0.1')
    kept.write('GET /metrics HTTP/1.1\r\nhost: here\r\n\r\n')
    await Promise.all([once(unread, 'connect'), once(kept, 'data')])
    const ended = Promise.all([once(unread, 'close'), once(kept, 'close')])
    kept.resume()
    await close()
    await ended
  })
})

test('a client that does not finish its headers is disconnected', async () => {
  const { address } = await served()
  const slow = connect(portOf(address), '127.0.0.1')
  slow.setEncoding('utf8').write('GET /metrics HTTP/1.1\r\nhost: ')
  const [answer] = await once(slow, 'data')
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  slow.destroy()
})
