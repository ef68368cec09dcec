import { createHash } from 'node:crypto'
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildImage } from '../../scripts/image/build-image.mjs'
import { isFromRegistry, productionPackages } from '../../scripts/image/production-packages.mjs'
import { inProject } from '../../scripts/project.mjs'
import { type Container, openImage } from './image-container.ts'

const scratch = mkdtempSync(join(tmpdir(), 'image-'))
let image: Awaited<ReturnType<typeof buildImage>>
let container: Container
let files: string[]

beforeAll(async () => {
  image = await buildImage(join(scratch, 'one'))
  container = openImage(image.archive, join(scratch, 'storage'))
  files = (readdirSync(container.root, { recursive: true }) as string[]).sort()
}, 300_000)

afterAll(() => {
  container?.remove()
  rmSync(scratch, { recursive: true, force: true })
})

test('two builds in two folders give byte-identical images and archives', async () => {
  const again = await buildImage(join(scratch, 'two'))
  expect(again.id).toBe(image.id)
  expect(digestOf(again.archive)).toBe(digestOf(image.archive))
}, 300_000)

describe('the configuration', () => {
  test('runs the server with Node as a non-root user, and stops it with SIGTERM', () => {
    const { User, Entrypoint, Cmd, WorkingDir, StopSignal, ExposedPorts } = container.config
    expect({ User, Entrypoint, Cmd: Cmd ?? [], WorkingDir, StopSignal, ExposedPorts }).toEqual({
      User: '10001:10001',
      Entrypoint: ['/usr/local/bin/node', '--max-semi-space-size=4', 'apps/server/src/main.ts'],
      Cmd: [],
      WorkingDir: '/app',
      StopSignal: 'SIGTERM',
      ExposedPorts: { '3000/tcp': {} },
    })
  })

  test('sets the address and the page, and no more', () => {
    expect(container.config.Env).toEqual([
      'PATH=/usr/local/bin',
      'NODE_ENV=production',
      'HOST=0.0.0.0',
      'PORT=3000',
      'PAGE_FOLDER=/app/apps/web/dist',
    ])
  })

  test('has a health check by Node itself, every ten seconds', () => {
    expect(container.config.Healthcheck).toMatchObject({
      Test: ['CMD', '/usr/local/bin/node', '/app/healthcheck.mjs'],
      Interval: 10e9,
    })
  })

  test('is labeled with name, version, commit and license', () => {
    const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as { version: string }
    expect(container.config.Labels).toEqual({
      'org.opencontainers.image.title': 'Nutrition Plan Builder',
      'org.opencontainers.image.description': expect.any(String),
      'org.opencontainers.image.version': version,
      'org.opencontainers.image.licenses': 'MIT',
      'org.opencontainers.image.revision': expect.stringMatching(/^([0-9a-f]{40}(-changed)?|unknown)$/),
    })
  })
})

describe('the files', () => {
  test('take at most 180 MB', () => {
    expect(image.bytes).toBeGreaterThan(50e6)
    expect(image.bytes).toBeLessThanOrEqual(180e6)
    expect(statSync(image.archive).size).toBeLessThanOrEqual(180e6)
  })

  test('have one program, and neither a shell nor a package manager', () => {
    const programs = ['usr/local/bin/node', ...image.libraries.map(({ path }) => path.slice(1))]
    const executable = entries().filter(({ isFile, mode }) => isFile && (mode & 0o111) !== 0)
    expect(executable.map(({ file }) => file)).toEqual(programs.sort())
    const tools = /(^|\/)(sh|bash|dash|ash|zsh|busybox|apt|apt-get|apk|dpkg|npm|npx|corepack)$/
    expect(files.filter((file) => tools.test(file))).toEqual([])
  })

  test('have exactly the npm packages that the server needs at runtime', () => {
    const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))
    const needed = productionPackages(packages, 'apps/server').filter(isFromRegistry)
    const found = files.flatMap(
      (file) => /^app\/(.*node_modules\/(?:@[^/]+\/)?[^/@]+)$/.exec(file)?.[1] ?? [],
    )
    const ours = found.filter((place) => place.startsWith('node_modules/@race-nutrition/'))
    expect(ours).toEqual([
      'node_modules/@race-nutrition/contract',
      'node_modules/@race-nutrition/engine',
      'node_modules/@race-nutrition/server',
    ])
    expect(found.filter((place) => !ours.includes(place) && !needed.includes(place))).toEqual([])
    for (const name of ['fastify', 'zod']) expect(found).toContain(`node_modules/${name}`)
    for (const name of ['vitest', 'typescript', 'vite', 'react'])
      expect(found).not.toContain(`node_modules/${name}`)
  })

  test('have no tests, types, source maps or local settings', () => {
    const unwanted =
      /\.(test|spec)\.[cm]?[jt]sx?$|(^|\/)__tests__\/|\.d\.[cm]?ts$|\.map$|(^|\/)\.env|(^|\/)\.git|(^|\/)\.npmrc$/
    expect(files.filter((file) => unwanted.test(file))).toEqual([])
    expect(files.filter((file) => /^app\/(apps|packages)\/.*\/testing(\/|$)/.test(file))).toEqual([])
  })

  test('have the production build of the page', () => {
    const scripts = files.filter((file) => /^app\/apps\/web\/dist\/assets\/.+\.js$/.test(file))
    expect(scripts.length).toBeGreaterThan(5)
    expect(scripts.filter((file) => file.includes('jsx-dev-runtime'))).toEqual([])
  })

  test('belong to root, and are not writable by others', () => {
    const loose = entries().filter(({ uid, gid, mode }) => uid !== 0 || gid !== 0 || (mode & 0o022) !== 0)
    expect(loose.filter(({ isLink }) => !isLink)).toEqual([])
  })

  test('have the license of each package and each system library', () => {
    const text = readFileSync(join(container.root, 'app/THIRD-PARTY-LICENSES.txt'), 'utf8')
    expect(text).toMatch(/^fastify \d/m)
    expect(text).toMatch(/^Node\.js \d/m)
    expect(image.libraries.length).toBeGreaterThan(4)
    for (const { package: name } of image.libraries)
      expect(files).toContain(`usr/share/doc/${name}/copyright`)
    // The C library is under the LGPL, the compiler's libraries under the GPL with an exception for programs that load them.
    for (const license of ['LGPL-2.1', 'GPL-3'])
      expect(files).toContain(`usr/share/common-licenses/${license}`)
  })
})

function entries() {
  return files.map((file) => {
    const stats = lstatSync(join(container.root, file))
    const { uid, gid, mode } = stats
    return { file, uid, gid, mode, isFile: stats.isFile(), isLink: stats.isSymbolicLink() }
  })
}

function digestOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}
