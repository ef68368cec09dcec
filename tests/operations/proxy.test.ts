import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs'
import { request as requestByTls } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inProject } from '../../scripts/project.mjs'
import { type Echo, type Instance, type Proxy, startInstance, startProxy } from './proxy-under-test.ts'

const scratch = mkdtempSync(join(tmpdir(), 'proxy-'))
const certificates = join(scratch, 'certificates')
let instances: Instance[] = []
let proxy: Proxy | undefined

beforeAll(() => writeCertificate(certificates))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

beforeEach(async () => {
  instances = await Promise.all(['one', 'two', 'three'].map(startInstance))
})

afterEach(async () => {
  proxy?.running.kill()
  await Promise.all(instances.map(({ close }) => close()))
})

test.each([
  ['without TLS', {}],
  ['with TLS', { TLS_CERTIFICATES: certificates }],
])('the configuration is valid %s, without a warning', (_, settings) => {
  const known = { SERVER_1: '127.0.0.1:1', SERVER_2: '127.0.0.1:2', SERVER_3: '127.0.0.1:3' }
  const env = { ...process.env, ...known, ...settings }
  const check = spawnSync('haproxy', ['-c', '-f', inProject('deploy', 'haproxy.cfg')], {
    env,
    encoding: 'utf8',
  })
  expect(check.stderr.split('\n').filter((line) => !/^\[NOTICE\]|^$/.test(line))).toEqual([])
  expect(check.stdout).toContain('Configuration file is valid')
})

describe('the proxy', () => {
  test('sets the forwarding headers itself, and ignores those of clients', async () => {
    const { url } = await begin()
    const claims = {
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=203.0.113.7',
    }
    const { headers } = (await (await fetch(url, { headers: claims })).json()) as Echo
    expect(headers['x-forwarded-for']).toBe('127.0.0.1')
    expect(headers['x-forwarded-proto']).toBe('http')
    expect(headers['x-forwarded-host']).toBeUndefined()
    expect(headers['forwarded']).toBeUndefined()
  })

  test('with certificates serves TLS, forwards the protocol, and redirects plain requests', async () => {
    const { url, tlsUrl } = await begin(certificates)
    const { headers } = await overTls(tlsUrl)
    expect(headers['x-forwarded-proto']).toBe('https')
    const plain = await fetch(`${url}/plan`, { redirect: 'manual' })
    expect(plain.status).toBe(308)
    expect(plain.headers.get('location')).toMatch(/^https:\/\/.*\/plan$/)
  })

  test('does not expose readiness', async () => {
    const { url } = await begin()
    expect((await fetch(`${url}/readyz`)).status).toBe(404)
  })

  test('balances requests over all instances, and sends none to a draining one', async () => {
    const { url } = await begin()
    await expect.poll(() => answering(url), { timeout: 10_000 }).toEqual(['one', 'three', 'two'])
    const [draining] = instances
    if (draining) draining.isReady = false
    // Within the grace period of an instance.
    await expect.poll(() => answering(url), { timeout: 5_000, interval: 50 }).toEqual(['three', 'two'])
  })

  test('loses no request when an instance dies', async () => {
    const { url } = await begin()
    await expect.poll(() => answering(url), { timeout: 10_000 }).toHaveLength(3)
    await instances[0]?.close()
    const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await fetch(url)).status))
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  })

  test('retries on another instance when one fails during a request, also on a kept-alive connection', async () => {
    const { url } = await begin()
    await expect.poll(() => answering(url), { timeout: 10_000 }).toHaveLength(3)
    const [falling] = instances
    if (falling) falling.isFalling = true
    // About as long as a call for a plan takes.
    const call = { method: 'POST', body: 'x'.repeat(10_000) }
    const names = new Set<string>()
    for (let calls = 0; calls < 12; calls += 1) {
      const answer = await fetch(url, call)
      expect(answer.status).toBe(200)
      names.add(((await answer.json()) as Echo).name)
    }
    expect([...names].sort()).toEqual(['three', 'two'])
  })

  test('answers 503 when no instance is ready', async () => {
    const { url } = await begin()
    for (const instance of instances) instance.isReady = false
    await expect.poll(async () => (await fetch(url)).status, { timeout: 10_000 }).toBe(503)
  })
})

/** Starts the proxy, and waits until it has checked every instance. */
async function begin(folder?: string): Promise<Proxy> {
  proxy = await startProxy(instances, folder)
  await expect
    .poll(() => Math.min(...instances.map(({ looks }) => looks)), { timeout: 10_000 })
    .toBeGreaterThan(0)
  return proxy
}

/** The names of the instances that answer some requests, each on its own connection. */
async function answering(url: string): Promise<string[]> {
  const calls = Array.from({ length: 12 }, async () =>
    (await fetch(url, { headers: { connection: 'close' } })).json(),
  )
  const names = ((await Promise.all(calls)) as Echo[]).map(({ name }) => name)
  return [...new Set(names)].sort()
}

function overTls(url: string): Promise<Echo> {
  return new Promise((resolve, reject) => {
    const ca = readFileSync(join(scratch, 'certificate.pem'))
    const asked = requestByTls(url, { ca, servername: 'localhost' }, (answer) => {
      text(answer).then((body) => resolve(JSON.parse(body) as Echo), reject)
    })
    asked.on('error', reject).end()
  })
}

function writeCertificate(folder: string): void {
  mkdirSync(folder)
  const [certificate, key] = ['certificate.pem', 'key.pem'].map((name) => join(scratch, name))
  const words =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost'.split(' ')
  const names = ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  if (!certificate || !key) throw new Error('Two files')
  execFileSync('openssl', [...words, ...names, '-keyout', key, '-out', certificate], { stdio: 'pipe' })
  writeFileSync(join(folder, 'localhost.pem'), readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'))
}
