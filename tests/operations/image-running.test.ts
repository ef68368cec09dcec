import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'
import { buildImage } from '../../scripts/image/build-image.mjs'
import { askForPlan, isAlive } from './image-requests.ts'
import {
  type Container,
  descendantsOf,
  openImage,
  type Running,
  started,
  statusOf,
} from './image-container.ts'
import { bundleOf, enterReadOnly } from './image-isolation.ts'

const scratch = mkdtempSync(join(tmpdir(), 'image-running-'))
let container: Container
let running: Running[] = []

beforeAll(async () => {
  const image = await buildImage(scratch)
  container = openImage(image.archive, join(scratch, 'opened'))
}, 300_000)

afterEach(() => {
  for (const each of running) each.kill()
  running = []
})

afterAll(() => {
  container?.remove()
  rmSync(scratch, { recursive: true, force: true })
})

function kept(each: Running): Running {
  running.push(each)
  return each
}

const start = (words: readonly string[], settings = {}) => kept(container.run(words, settings))

const enter = (words: readonly string[], settings = {}, user = container.config.User) =>
  kept(enterReadOnly(container, words, settings, user))

describe('the files of the image in a chroot', () => {
  test('serve the page, a plan and the licenses, as a non-root user', async () => {
    const port = await freePort()
    const server = start(container.config.Entrypoint, { PORT: String(port), HOST: '127.0.0.1' })
    await isAlive(port)
    const page = await fetch(`http://127.0.0.1:${port}/`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<div id="root">')
    expect(await askForPlan(port)).toBe(true)
    const licenses = await fetch(`http://127.0.0.1:${port}/THIRD-PARTY-LICENSES.txt`)
    expect(licenses.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await licenses.text()).toContain('Node.js 24')
    const node = serverAmong(descendantsOf(server.pid))
    expect(statusOf(node, 'Uid')).toBe('10001\t10001\t10001\t10001')
  })

  test('load every package that the server imports, and their dependencies', async () => {
    const program = `
      const { readFileSync } = await import('node:fs')
      const { dependencies } = JSON.parse(readFileSync('apps/server/package.json', 'utf8'))
      for (const name of Object.keys(dependencies)) await import(name)
      console.log(Object.keys(dependencies).length + ' loaded')`
    const node = start(['/usr/local/bin/node', '--input-type=module', '--eval', program])
    expect(await node.ended, node.printed()).toBe(0)
    expect(node.printed()).toMatch(/^\d\d loaded$/m)
  })

  test('have certificate authorities and resolve names without system files', async () => {
    const program = `
      console.log(require('node:tls').rootCertificates.length > 100 ? 'has authorities' : 'has none')
      require('node:dns').lookup('localhost', (error, address) => console.log(error?.code ?? address))`
    const node = start(['/usr/local/bin/node', '--eval', program])
    expect(await node.ended, node.printed()).toBe(0)
    expect(node.printed()).toMatch(/^has authorities\n(127\.0\.0\.1|::1)$/m)
  })

  test('report with the health check whether the server is alive', async () => {
    const port = await freePort()
    const [, ...healthCheck] = container.config.Healthcheck.Test
    const asked = () => start(healthCheck, { PORT: String(port) }).ended
    expect(await asked()).toBe(1)
    start(container.config.Entrypoint, { PORT: String(port), HOST: '127.0.0.1' })
    await isAlive(port)
    expect(await asked()).toBe(0)
  })
})

describe('as the first process, on a read-only root', () => {
  test('root cannot write to it', async () => {
    const write = `require('node:fs').writeFileSync('/app/written', '')`
    const node = enter(['/usr/local/bin/node', '--eval', write], {}, '0:0')
    expect(await node.ended).toBe(1)
    expect(node.printed()).toContain('EROFS')
  })

  test('the server makes a plan, and ends with 0 on SIGTERM', async () => {
    const port = await freePort()
    const server = enter(container.config.Entrypoint, {
      PORT: String(port),
      HOST: '127.0.0.1',
      DRAIN_SECONDS: '0',
    })
    await isAlive(port)
    expect(await askForPlan(port)).toBe(true)
    const node = serverAmong(descendantsOf(server.pid))
    expect(statusOf(node, 'NSpid').split('\t').at(-1)).toBe('1')
    expect(statusOf(node, 'Uid')).toBe('10001\t10001\t10001\t10001')
    expect(statusOf(node, 'CapEff')).toBe('0000000000000000')
    process.kill(node, 'SIGTERM')
    expect(await server.ended, server.printed()).toBe(0)
  })
})

describe('under a container runtime, with the options of compose.yaml', () => {
  test('without any capability or new privileges the server makes a plan, and ends with 0 on SIGTERM', async () => {
    const port = await freePort()
    const bundle = join(scratch, 'bundle')
    mkdirSync(bundle)
    const settings = { PORT: String(port), HOST: '127.0.0.1', DRAIN_SECONDS: '0' }
    writeFileSync(join(bundle, 'config.json'), JSON.stringify(bundleOf(container, settings)))
    const runtime = kept(started('unshare', ['--mount', 'sh', '-c', runInBundle, 'sh', scratch, bundle]))
    await isAlive(port)
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
    expect(await askForPlan(port)).toBe(true)
    const node = serverAmong(descendantsOf(runtime.pid))
    expect(statusOf(node, 'NSpid').split('\t').at(-1)).toBe('1')
    expect(statusOf(node, 'NoNewPrivs')).toBe('1')
    for (const set of ['CapEff', 'CapPrm', 'CapBnd', 'CapAmb']) {
      expect(statusOf(node, set)).toBe('0000000000000000')
    }
    process.kill(node, 'SIGTERM')
    expect(await runtime.ended, runtime.printed()).toBe(0)
  })
})

/** Without the cgroup mount, because the runtime refuses machines with both versions of cgroups. */
const runInBundle = `umount /sys/fs/cgroup/unified 2>/dev/null
exec crun --root "$1/crun" --cgroup-manager=disabled run --bundle "$2" image-under-test`

function serverAmong(pids: readonly number[]): number {
  const found = pids.filter(
    (pid) => statusOf(pid, 'Name') === 'node' || statusOf(pid, 'Name') === 'MainThread',
  )
  expect(found).toHaveLength(1)
  return found[0] ?? 0
}
