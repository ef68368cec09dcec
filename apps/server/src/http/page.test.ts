import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Config } from '../config.ts'
import { limitsWith, usualLimits } from '../limits.ts'
import { readBuiltPage } from './page.ts'
import { readProblem } from '@race-nutrition/contract'
import { call, testApp } from '../../testing/test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'page-'))
const script = `export const plan = '${'fuel '.repeat(500)}'`

beforeAll(() => {
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, 'icons'))
  mkdirSync(join(folder, '.vite'))
  const files = {
    'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta
      name="race-nutrition:project"
      content=""
    />
    <meta name="race-nutrition:platform" content="" />
    <title>Nutrition Plan Builder</title>
  </head>
  <body>${'<p>page</p>'.repeat(200)}</body>
</html>`,
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'manifest.webmanifest': '{}',
    'icons/any-192.png': 'png',
    'sw.js': '(keep(pageSha256))',
    '.vite/manifest.json': '{}',
    'assets/app-1a2b.js': script,
    'assets/app-1a2b.js.br': brotliCompressSync(`${script}// br`),
    'assets/app-1a2b.js.gz': gzipSync(`${script}// gz`),
    'assets/plain-3c4d.js': script,
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
})
afterAll(() => rmSync(folder, { recursive: true }))

async function somePage(changes: Partial<Config> = {}) {
  const page = readBuiltPage(folder)
  if (!page.ok) throw new Error(page.refused)
  const { app } = await testApp({ page: page.value }, changes)
  return (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
    app.inject({ method, url, headers })
}

test('the page and its files are served under pressure too', async () => {
  const pressure = { maxEventLoopDelay: 0, maxRssBytes: 1, sampleInterval: 10 }
  const page = readBuiltPage(folder)
  if (!page.ok) throw new Error(page.refused)
  const { app } = await testApp({ page: page.value }, { limits: { ...usualLimits, pressure } })
  await app.ready()
  await expect.poll(async () => (await app.inject(call())).statusCode).toBe(503)
  for (const url of ['/', '/index.html', '/favicon.svg', '/assets/app-1a2b.js'])
    expect((await app.inject(url)).statusCode).toBe(200)
  expect((await app.inject(call())).statusCode).toBe(503)
})

describe('the page', () => {
  test.each(['/', '/index.html', '/?from=mail'])(
    'is at %s, never cached, with its tags filled in',
    async (url) => {
      const get = await somePage()
      const response = await get(url)
      expect(response.statusCode).toBe(200)
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      })
      expect(response.body.match(/<meta[^>]*race-nutrition:[^>]*>/g)).toEqual([
        '<meta name="race-nutrition:project" content="race-nutrition">',
        '<meta name="race-nutrition:platform" content="Race Nutrition">',
        '<meta name="race-nutrition:mode" content="engine">',
        '<meta name="race-nutrition:model" content="">',
        '<meta name="race-nutrition:answers-within" content="">',
      ])
      expect(response.body).toContain('<meta charset="utf-8" />')
    },
  )

  test('names the connected model and its time limit', async () => {
    const service = {
      kind: 'model',
      provider: 'local',
      model: 'plan:7b',
      baseUrl: 'http://box/v1',
      key: null,
    } as const
    const get = await somePage({
      service,
      limits: limitsWith({ total: 90_000, atOnce: 1, isConnected: true }),
    })
    expect((await get('/')).body.match(/<meta[^>]*race-nutrition:(?:mode|model|answers)[^>]*>/g)).toEqual([
      '<meta name="race-nutrition:mode" content="ai">',
      '<meta name="race-nutrition:model" content="local/plan:7b">',
      '<meta name="race-nutrition:answers-within" content="90000">',
    ])
  })

  test('escapes any platform name', async () => {
    const get = await somePage({ platformName: `"><script>alert(1)</script>$&` })
    const { body } = await get('/')
    expect(body).not.toContain('<script>')
    expect(body).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;"')
  })

  test('is not sent again to a browser that has it', async () => {
    const get = await somePage()
    const etag = String((await get('/')).headers.etag)
    expect((await get('/', { 'if-none-match': etag })).statusCode).toBe(304)
    expect((await get('/', { 'if-none-match': `W/${etag}` })).statusCode).toBe(304)
    expect((await get('/', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('is compressed when sent', async () => {
    const get = await somePage()
    const response = await get('/', { 'accept-encoding': 'br' })
    expect(response.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain('<p>page</p>')
  })

  test('has the security headers', async () => {
    const get = await somePage()
    for (const url of ['/', '/assets/app-1a2b.js', '/healthz', '/nowhere']) {
      const { headers } = await get(url)
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers).not.toHaveProperty('strict-transport-security')
      expect(headers).not.toHaveProperty('x-powered-by')
    }
  })
})

describe('an asset', () => {
  test.each([
    ['br, gzip', 'br', '// br'],
    ['gzip', 'gzip', '// gz'],
  ])('is sent as compressed by the build, for %s', async (accepted, coding) => {
    const get = await somePage()
    const response = await get('/assets/app-1a2b.js', { 'accept-encoding': accepted })
    expect(response.headers).toMatchObject({
      'content-encoding': coding,
      'content-type': expect.stringMatching(/javascript/),
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(String(response.headers.vary).toLowerCase()).toContain('accept-encoding')
    const built = coding === 'br' ? brotliCompressSync(`${script}// br`) : gzipSync(`${script}// gz`)
    expect(response.rawPayload.length).toBe(built.length)
  })

  test('is sent uncompressed to clients that accept nothing else', async () => {
    const get = await somePage()
    const response = await get('/assets/app-1a2b.js', { 'accept-encoding': 'identity' })
    expect(response.headers).not.toHaveProperty('content-encoding')
    expect(response.body).toBe(script)
  })

  test('that the build did not compress is compressed when sent', async () => {
    const get = await somePage()
    const response = await get('/assets/plain-3c4d.js', { 'accept-encoding': 'br' })
    expect(response.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(script)
  })

  test.each(['/assets/app-1a2b.js', '/favicon.svg', '/sw.js', '/manifest.webmanifest', '/icons/any-192.png'])(
    '%s cannot be requested with POST',
    async (path) => {
      const get = await somePage()
      const response = await get(path, {}, 'POST')
      expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD'])
    },
  )

  test('can be requested with HEAD', async () => {
    const get = await somePage()
    const response = await get('/assets/app-1a2b.js', {}, 'HEAD')
    expect([response.statusCode, response.body]).toEqual([200, ''])
  })
})

describe('a range of an asset', () => {
  test('is sent alone', async () => {
    const get = await somePage()
    const response = await get('/assets/plain-3c4d.js', { range: 'bytes=0-5', 'accept-encoding': 'identity' })
    expect([response.statusCode, response.body]).toEqual([206, script.slice(0, 6)])
  })

  test('that is out of bounds is a 416 with the length', async () => {
    const get = await somePage()
    const response = await get('/assets/plain-3c4d.js', {
      range: 'bytes=99999-',
      'accept-encoding': 'identity',
    })
    expect(response.statusCode).toBe(416)
    expect(readProblem(response.json())).toMatchObject({ status: 416 })
    expect(response.headers['content-range']).toBe(`bytes */${script.length}`)
  })
})

test.each([
  ['/favicon.svg', 'image/svg+xml'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/icons/any-192.png', 'image/png'],
])('%s, a file without a hash in its name, is revalidated each time', async (url, type) => {
  const get = await somePage()
  const { headers } = await get(url)
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': type })
})

const hashIn = (body: string) =>
  /^const pageSha256 = '([0-9a-f]{64})';\n\(keep\(pageSha256\)\)$/.exec(body)?.[1]

describe('the service worker', () => {
  test('has the hash of the page as this server sends it, whatever it filled in', async () => {
    const hashes = await Promise.all(
      ['Race Nutrition', 'Spring Run'].map(async (platformName) => {
        const get = await somePage({ platformName })
        const sent = createHash('sha256')
          .update((await get('/')).body)
          .digest('hex')
        expect(hashIn((await get('/sw.js')).body)).toBe(sent)
        return sent
      }),
    )
    expect(new Set(hashes).size).toBe(2)
  })

  test('is a script that no browser keeps: a broken copy would be taken for the newest', async () => {
    const get = await somePage()
    const { headers } = await get('/sw.js')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/javascript; charset=utf-8',
    })
    expect(headers).not.toHaveProperty('etag')
  })

  test('may load from its own origin alone', async () => {
    const get = await somePage()
    const policy = String((await get('/sw.js')).headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("worker-src 'self'")
    expect(policy).toContain("manifest-src 'self'")
    expect(policy).toContain("connect-src 'self'")
  })
})

test.each([
  '/assets/none.js',
  '/assets',
  '/assets/',
  '/.vite/manifest.json',
  '/assets/app-1a2b.js.br',
  '/assets/app-1a2b.js.gz',
  '/../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%00',
  '/%69ndex.html/',
  '//index.html',
])('%s is not served', async (url) => {
  const get = await somePage()
  const response = await get(url)
  expect(response.statusCode).toBe(404)
  expect(readProblem(response.json())).toMatchObject({ status: 404 })
})

test('the API is served beside the page', async () => {
  const page = readBuiltPage(folder)
  const { app } = await testApp({ page: page.ok ? page.value : null })
  expect((await app.inject(call())).statusCode).toBe(200)
  const get = await app.inject({ method: 'GET', url: call().url })
  expect([get.statusCode, get.headers.allow]).toEqual([405, 'POST'])
})

test('a page that is not built is reported in one sentence with the command that builds it', () => {
  const page = readBuiltPage(join(folder, 'nowhere'))
  expect(page).toEqual({ ok: false, refused: expect.stringMatching(/not built.*npm run build$/) })
})
