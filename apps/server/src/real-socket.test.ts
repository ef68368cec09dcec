import { once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { call, objectUrl, testApp, testLimits } from '../testing/test-app.ts'

let app: FastifyInstance
afterEach(() => app.close())

async function listening(limits: Partial<typeof testLimits> = {}): Promise<number> {
  ;({ app } = await testApp({}, { limits: { ...testLimits, ...limits } }))
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

/** The server's response to these bytes, until it closes the connection. */
async function sendTo(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.setEncoding('utf8').on('data', (part: string) => {
    received += part
  })
  socket.on('error', () => undefined)
  socket.write(bytes)
  await once(socket, 'close')
  return received
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

  test('a body that does not arrive is a 408', async () => {
    const port = await listening({ request: 200, connectionsCheck: 50 })
    const received = await sendTo(port, `${head('Content-Length: 100')}{"questionnaire"`)
    expect(received).toMatch(
      /^HTTP\/1\.1 408 Request Timeout\r\nContent-Type: application\/problem\+json\r\n/,
    )
    expect(received).toMatch(/"status":408/)
  })

  test('headers that do not end are a 408', async () => {
    const port = await listening({ request: 200, connectionsCheck: 50 })
    expect(await sendTo(port, 'POST / HTTP/1.1\r\nHost: x\r\n')).toMatch(/^HTTP\/1\.1 408 .*"status":408/s)
  })

  test.each([
    ['no Host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['two Hosts', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'],
  ])('%s is a 400 that says so', async (_, bytes) => {
    const port = await listening()
    expect(await sendTo(port, bytes)).toMatch(/^HTTP\/1\.1 400 .*application\/problem\+json.*no-host/s)
  })

  test('HTTP/1.0 needs no Host', async () => {
    const port = await listening()
    expect(await sendTo(port, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('an expectation other than 100-continue is a 417 that says so', async () => {
    const port = await listening()
    const received = await sendTo(port, head('Expect: a-miracle\r\nContent-Length: 2'))
    expect(received).toMatch(/^HTTP\/1\.1 417 .*application\/problem\+json.*unmet-expectation/s)
  })

  test('a refusal on the raw socket is a problem document with the request id', async () => {
    const port = await listening()
    const received = await sendTo(port, 'fuel me\r\n\r\n')
    expect(received).toMatch(/X-Content-Type-Options: nosniff/)
    const [, id] = /X-Request-Id: ([\w-]{36})/.exec(received) ?? []
    expect(received).toContain(`"instance":"urn:uuid:${id}"`)
  })

  test('what is not HTTP is a 400', async () => {
    const port = await listening()
    expect(await sendTo(port, 'fuel me\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 Bad Request.*bad-request.*"status":400/s,
    )
  })

  test('headers without end are a 431', async () => {
    const port = await listening()
    expect(await sendTo(port, head(`X-Long: ${'x'.repeat(20_000)}`))).toMatch(
      /^HTTP\/1\.1 431 .*"status":431/s,
    )
  })

  test('a malformed URL is a 400', async () => {
    const port = await listening()
    const received = await sendTo(port, 'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(received).toMatch(/^HTTP\/1\.1 400 .*bad-address/s)
  })

  test('a stop waits for the request in flight, and accepts no new one', async () => {
    const port = await listening()
    const payload = JSON.stringify(call().payload)
    const { socket, response } = connected(port)
    socket.write(head(`Content-Length: ${payload.length}`) + payload.slice(0, 20))
    await expect.poll(connections).toBe(1)
    const stopped = app.close()
    await expect.poll(() => app.server.listening).toBe(false)
    const late = connect(port, '127.0.0.1')
    const [error] = (await once(late, 'error')) as [NodeJS.ErrnoException]
    expect(error.code).toBe('ECONNREFUSED')
    socket.write(payload.slice(20))
    await Promise.all([stopped, once(socket, 'close')])
    expect(response()).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(response()).toMatch(/connection: close/i)
  })

  test('a connection opened before the stop is still served', async () => {
    const port = await listening()
    const fresh = Array.from({ length: 40 }, () => connected(port))
    await expect.poll(connections).toBe(40)
    const stopped = app.close()
    await expect.poll(() => app.server.listening).toBe(false)
    for (const { socket } of fresh) socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
    await Promise.all([stopped, ...fresh.map(({ socket }) => once(socket, 'close'))])
    expect(fresh.filter(({ response }) => response().startsWith('HTTP/1.1 200 '))).toHaveLength(40)
  })
})

/** The number of connections that the server has accepted. */
const connections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)))

function connected(port: number) {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.setEncoding('utf8').on('data', (part: string) => {
    received += part
  })
  socket.on('error', () => undefined)
  return { socket, response: () => received }
}
