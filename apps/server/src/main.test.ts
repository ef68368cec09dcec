import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
let server: ChildProcessByStdio<null, Readable, Readable>
afterEach(() => server.kill('SIGKILL'))

function start(settings: Record<string, string>) {
  server = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PAGE_FOLDER: 'none', LOG_LEVEL: 'silent', ...settings },
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
