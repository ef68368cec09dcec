import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '../../../scripts/free-port.mjs'
import { answers, objectUrl } from '../testing/some-app.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
let server: ChildProcessByStdio<null, Readable, Readable>
afterEach(() => server.kill('SIGKILL'))

function start(settings: Record<string, string>) {
  server = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      PAGE_FOLDER: 'none',
      LOG_LEVEL: 'silent',
      DRAIN_SECONDS: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  server.stdout.on('data', (part: Buffer) => {
    said.out += part.toString()
  })
  server.stderr.on('data', (part: Buffer) => {
    said.err += part.toString()
  })
  return said
}

const ended = async () => (await once(server, 'close'))[0] as number | null
const address = async (said: { out: string }) => {
  await expect.poll(() => said.out, { timeout: 15_000 }).toMatch(/^http:\/\/\S+\n$/)
  return said.out.trim()
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'the server tells its address, serves, and stops well on %s',
  async (signal) => {
    const said = start({ PORT: '0' })
    const url = await address(said)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    server.kill(signal)
    expect(await ended()).toBe(0)
    expect(said.err).toBe('')
  },
  20_000,
)

test('a connection on which nothing was asked does not hold up the stop', async () => {
  const url = new URL(await address(start({ PORT: '0' })))
  const spare = connect(Number(url.port), url.hostname).on('error', () => undefined)
  await once(spare, 'connect')
  // Once this is answered, the server has seen the connection that came before.
  await fetch(`${url.href}healthz`)
  server.kill('SIGTERM')
  expect(await ended()).toBe(0)
  spare.destroy()
}, 20_000)

test('a stop loses none of 200 requests that come while it is announced', async () => {
  const url = await address(start({ PORT: '0', DRAIN_SECONDS: '8', RATE_LIMIT: '100000' }))
  // A connection for each, as load balancers open them.
  const headers = { connection: 'close', 'content-type': 'application/json' }
  const ask = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${url}${path}`, { ...init, headers })
    await response.arrayBuffer()
    return response.status
  }
  const call = {
    method: 'POST',
    body: JSON.stringify({ questionnaire: answers, today: new Date().toISOString().slice(0, 10) }),
  }
  const before = Array.from({ length: 100 }, () => ask(objectUrl, call))
  server.kill('SIGTERM')
  await expect.poll(() => ask('/readyz'), { timeout: 8_000 }).toBe(503)
  const after = Array.from({ length: 100 }, () => ask(objectUrl, call))
  expect(new Set(await Promise.all([...before, ...after]))).toEqual(new Set([200]))
  expect(await ended()).toBe(0)
}, 60_000)

test('metrics are on a port of their own, and end with the server', async () => {
  const port = await freePort()
  const url = await address(start({ PORT: '0', METRICS_PORT: String(port) }))
  await fetch(`${url}/healthz`)
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(metrics).toMatch(/^http_requests_total\{route="\/healthz",method="GET",status="200"\} 1$/m)
  expect((await fetch(`${url}/metrics`)).status).toBe(404)
  server.kill('SIGTERM')
  expect(await ended()).toBe(0)
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow()
}, 30_000)

test('a port for metrics that is taken ends the start with one clear sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const said = start({ PORT: '0', METRICS_PORT: String(port) })
  expect(await ended()).toBe(1)
  expect(said.err).toMatch(new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is taken .* METRICS_PORT=.*\\n$`))
  other.close()
}, 30_000)

test('a server for all addresses tells one that a browser can open', async () => {
  const said = start({ PORT: '0', HOST: '0.0.0.0' })
  expect(await address(said)).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
}, 20_000)

test.each([
  ['a setting that is no good', { PORT: 'x', RATE_LIMIT: 'x' }, /^RATE_LIMIT is "x".*\.\nPORT is "x".*\.\n$/],
  [
    'a model’s name that would lead who knows where',
    { AI_MODEL: 'gpt-5' },
    /^AI_MODEL is "gpt-5": it must be openai\/, anthropic\/, google\/ or local\/ and a name\.\n$/,
  ],
  ['a page that is not built', { PAGE_FOLDER: '/nowhere' }, /^The page is not built: .*npm run build\n$/],
  [
    'an address of another machine',
    { PORT: '0', HOST: '192.0.2.1' },
    /^HOST=192\.0\.2\.1 is no address of this machine.*\n$/,
  ],
])(
  '%s ends the start with a clear sentence',
  async (_, settings, sentence) => {
    const said = start(settings)
    expect(await ended()).toBe(1)
    expect(said.err).toMatch(sentence)
    expect(said.out).toBe('')
  },
  20_000,
)

test('a taken port ends the start with one clear sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const taken = other.address()
  const port = typeof taken === 'object' && taken ? taken.port : 0
  const said = start({ PORT: String(port) })
  expect(await ended()).toBe(1)
  expect(said.err).toMatch(new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is taken by another program: .*\\n$`))
  other.close()
}, 20_000)
