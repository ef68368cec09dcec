import { once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { usualLimits } from './limits.ts'
import { call, objectUrl, someApp } from './testing/some-app.ts'

let app: FastifyInstance
afterEach(() => app.close())

async function listening(limits: Partial<typeof usualLimits> = {}): Promise<number> {
  ;({ app } = await someApp({}, { limits: { ...usualLimits, ...limits } }))
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

/** What the server says to these bytes, until it closes the connection. */
async function sayTo(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.setEncoding('utf8').on('data', (part: string) => {
    heard += part
  })
  socket.on('error', () => undefined)
  socket.write(bytes)
  await once(socket, 'close')
  return heard
}

const head = (more: string) =>
  `POST ${objectUrl} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${more}\r\n\r\n`

describe('over a real port', () => {
  test('a body without a length is cut off with a 413 once it is too large', async () => {
    const port = await listening()
    const sent = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: objectUrl,
      headers: { 'content-type': 'application/json' },
    })
    sent.on('error', () => undefined)
    for (let part = 0; part < 9; part++) sent.write('x'.repeat(8 * 1024))
    const [response] = (await once(sent, 'response')) as [{ statusCode: number; resume: () => void }]
    expect(response.statusCode).toBe(413)
    response.resume()
    sent.destroy()
  })

  test('a body that does not come is a 408', async () => {
    const port = await listening({ request: 200, lookEvery: 50 })
    const heard = await sayTo(port, `${head('Content-Length: 100')}{"questionnaire"`)
    expect(heard).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nContent-Type: application\/problem\+json\r\n/)
    expect(heard).toMatch(/"status":408/)
  })

  test('a head that does not end is a 408', async () => {
    const port = await listening({ request: 200, lookEvery: 50 })
    expect(await sayTo(port, 'POST / HTTP/1.1\r\nHost: x\r\n')).toMatch(/^HTTP\/1\.1 408 .*"status":408/s)
  })

  test('what is no HTTP is a 400', async () => {
    const port = await listening()
    expect(await sayTo(port, 'fuel me\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 Bad Request.*bad-request.*"status":400/s,
    )
  })

  test('headers without end are a 431', async () => {
    const port = await listening()
    expect(await sayTo(port, head(`X-Long: ${'x'.repeat(20_000)}`))).toMatch(
      /^HTTP\/1\.1 431 .*"status":431/s,
    )
  })

  test('an address that cannot be read is a 400', async () => {
    const port = await listening()
    const heard = await sayTo(port, 'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(heard).toMatch(/^HTTP\/1\.1 400 .*bad-address/s)
  })

  test('a stop waits for the request under way, and lets no new one in', async () => {
    const port = await listening()
    const payload = JSON.stringify(call().payload)
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    socket.setEncoding('utf8').on('data', (part: string) => {
      heard += part
    })
    socket.write(head(`Content-Length: ${payload.length}`) + payload.slice(0, 20))
    await wait(50)
    const stopped = app.close()
    await wait(50)
    const late = connect(port, '127.0.0.1')
    const [error] = (await once(late, 'error')) as [NodeJS.ErrnoException]
    expect(error.code).toBe('ECONNREFUSED')
    socket.write(payload.slice(20))
    await Promise.all([stopped, once(socket, 'close')])
    expect(heard).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(heard).toMatch(/connection: close/i)
  })
})
