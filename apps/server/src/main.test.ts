import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as anyTest, describe, expect, vi } from 'vitest'
import { freePort } from '../../../scripts/free-port.mjs'
import { answers, objectUrl } from '../testing/test-app.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

const compileCache = join(tmpdir(), 'race-nutrition-compile-cache')

type Server = ReturnType<typeof startServer>
type Start = (settings: Record<string, string>) => Server

function startServer(settings: Record<string, string>) {
  const server = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      PAGE_FOLDER: 'none',
      ENGINE_WORKERS: '1',
      // Otherwise each start would strip the types of the same modules again.
      NODE_COMPILE_CACHE: compileCache,
      LOG_LEVEL: 'silent',
      DRAIN_SECONDS: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed = { out: '', err: '' }
  server.stdout.on('data', (part: Buffer) => {
    printed.out += part.toString()
  })
  server.stderr.on('data', (part: Buffer) => {
    printed.err += part.toString()
  })
  const exitCode = once(server, 'close').then(([code]) => code as number | null)
  return { printed, exitCode, kill: (signal: NodeJS.Signals) => server.kill(signal) }
}

/** A server that a test starts is stopped with the test. */
const test = anyTest.extend<{ start: Start }>({
  // oxlint-disable-next-line no-empty-pattern -- a fixture names the fixtures it uses, and this one uses none
  start: async ({}, provide) => {
    const started: Server[] = []
    await provide((settings) => {
      const server = startServer(settings)
      started.push(server)
      return server
    })
    for (const { kill } of started) kill('SIGKILL')
  },
})

const address = async ({ printed }: Server) => {
  await vi.waitFor(() => expect(printed.out).toMatch(/^http:\/\/\S+\n$/), { timeout: 60_000 })
  return printed.out.trim()
}

// Starting a server is mostly waiting.
describe.concurrent('the server', () => {
  test.for([
    ['SIGTERM', {}],
    ['SIGINT', { HOST: '0.0.0.0' }],
  ] as const)(
    'it prints an address that a browser can open, serves, and exits cleanly on %s',
    { timeout: 60_000 },
    async ([signal, settings], { start }) => {
      const server = start({ PORT: '0', ...settings })
      const url = await address(server)
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
      expect((await fetch(`${url}/healthz`)).status).toBe(200)
      server.kill(signal)
      expect(await server.exitCode).toBe(0)
      expect(server.printed.err).toBe('')
    },
  )

  test('an unused connection does not delay the stop', async ({ start }) => {
    const server = start({ PORT: '0' })
    const url = new URL(await address(server))
    const spare = connect(Number(url.port), url.hostname).on('error', () => undefined)
    await once(spare, 'connect')
    // Once this is answered, the server has accepted the earlier connection.
    await fetch(`${url.href}healthz`)
    server.kill('SIGTERM')
    expect(await server.exitCode).toBe(0)
    spare.destroy()
  }, 60_000)

  test('metrics are on a separate port, and stop with the server', async ({ start }) => {
    const port = await freePort()
    const server = start({ PORT: '0', METRICS_PORT: String(port) })
    const url = await address(server)
    await fetch(`${url}/healthz`)
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(metrics).toMatch(/^http_requests_total\{route="\/healthz",method="GET",status="200"\} 1$/m)
    expect((await fetch(`${url}/metrics`)).status).toBe(404)
    server.kill('SIGTERM')
    expect(await server.exitCode).toBe(0)
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow()
  }, 60_000)

  test('a metrics port that is taken ends the startup with one clear sentence', async ({ start }) => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const server = start({ PORT: '0', METRICS_PORT: String(port) })
    expect(await server.exitCode).toBe(1)
    expect(server.printed.err).toMatch(
      new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is taken .* METRICS_PORT=.*\\n$`),
    )
    other.close()
  }, 60_000)

  test.for([
    ['an invalid setting', { PORT: 'x', RATE_LIMIT: 'x' }, /^RATE_LIMIT is "x".*\.\nPORT is "x".*\.\n$/],
    [
      'a model’s name without a provider',
      { AI_MODEL: 'gpt-5' },
      /^AI_MODEL is "gpt-5": it must be openai\/, anthropic\/, google\/ or local\/ and a name\.\n$/,
    ],
    ['a page that is not built', { PAGE_FOLDER: '/nowhere' }, /^The page is not built: .*npm run build\n$/],
    [
      'an address of another machine',
      { PORT: '0', HOST: '192.0.2.1' },
      /^HOST=192\.0\.2\.1 is no address of this machine.*\n$/,
    ],
  ] as const)(
    '%s ends the startup with a clear sentence',
    { timeout: 60_000 },
    async ([, settings, sentence], { start }) => {
      const server = start(settings)
      expect(await server.exitCode).toBe(1)
      expect(server.printed.err).toMatch(sentence)
      expect(server.printed.out).toBe('')
    },
  )

  test('a port that is taken ends the startup with one clear sentence', async ({ start }) => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const taken = other.address()
    const port = typeof taken === 'object' && taken ? taken.port : 0
    const server = start({ PORT: String(port) })
    expect(await server.exitCode).toBe(1)
    expect(server.printed.err).toMatch(
      new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is taken by another program: .*\\n$`),
    )
    other.close()
  }, 60_000)
})

// By itself: what is announced is a number of seconds.
test('a stop loses none of 200 requests that arrive during the grace period', async ({ start }) => {
  const server = start({ PORT: '0', DRAIN_SECONDS: '8', RATE_LIMIT: '100000' })
  const url = await address(server)
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
  await vi.waitFor(async () => expect(await ask('/readyz')).toBe(503), { timeout: 8_000 })
  const after = Array.from({ length: 100 }, () => ask(objectUrl, call))
  expect(new Set(await Promise.all([...before, ...after]))).toEqual(new Set([200]))
  expect(await server.exitCode).toBe(0)
}, 60_000)
