import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { user } from '../../scripts/image/layout.mjs'
import { inProject } from '../../scripts/project.mjs'

interface Service {
  readonly image: string
  readonly user?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly command?: readonly string[]
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
  readonly networks: readonly string[]
  readonly read_only: boolean
  readonly cap_drop: readonly string[]
  readonly security_opt: readonly string[]
  readonly mem_limit: string
  readonly stop_grace_period?: string
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly networks: Readonly<Record<string, { internal?: boolean } | null>>
}

const textOf = (...path: string[]) => readFileSync(inProject(...path), 'utf8')
const compose = parse(textOf('compose.yaml'), { merge: true }) as Compose
const { proxy, store, prometheus, ...servers } = compose.services

/** The default of a setting in `${NAME:-default}`. */
const usualOf = (setting: string | undefined) => /^\$\{[A-Z_]+:-(.+)\}$/.exec(setting ?? '')?.[1] ?? setting

describe('the instances', () => {
  test('are three containers of the image built here, of this version', () => {
    const { version } = JSON.parse(textOf('package.json')) as { version: string }
    expect(Object.keys(servers)).toEqual(['server-1', 'server-2', 'server-3'])
    const images = Object.values(servers).map(({ image }) => image)
    expect(images).toEqual(Array.from({ length: 3 }, () => `localhost/race-nutrition:${version}`))
    expect(textOf('OPERATIONS.md')).toContain(`localhost/race-nutrition:${version}\n`)
  })

  test('run as the image’s user, publish no port, and say how many they are', () => {
    for (const server of Object.values(servers)) {
      expect(server.user).toBe(`${user.id}:${user.id}`)
      expect(server.ports).toBeUndefined()
      expect(usualOf(server.environment?.['INSTANCES'])).toBe(String(Object.keys(servers).length))
    }
  })

  test('have only settings that .env.example explains', () => {
    const explained = [...textOf('.env.example').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name)
    const settings = Object.keys(servers['server-1']?.environment ?? {})
    expect(settings).toContain('TRUST_PROXY')
    expect(settings.filter((name) => !explained.includes(name))).toEqual([])
  })

  test('take what differs between deployments from .env', () => {
    const environment = servers['server-1']?.environment ?? {}
    for (const name of ['TRUST_PROXY', 'INSTANCES', 'ENGINE_WORKERS', 'DRAIN_SECONDS'])
      expect(environment[name]).toMatch(new RegExp(`^\\$\\{${name}:-\\d+\\}$`))
  })

  test('get their secret from outside the repository', () => {
    expect(servers['server-1']?.environment?.['STORE_SECRET']).toMatch(/^\$\{STORE_SECRET:\?/)
    const ignored = execFileSync('git', ['check-ignore', '.env'], { cwd: inProject(), encoding: 'utf8' })
    expect(ignored.trim()).toBe('.env')
  })

  test('have more time to stop than draining and a plan by a model take', () => {
    const settings = servers['server-1']?.environment ?? {}
    const patience = Number.parseInt(servers['server-1']?.stop_grace_period ?? '', 10)
    expect(patience).toBeGreaterThan(Number(usualOf(settings['DRAIN_SECONDS'])) + 60)
    expect(Number.parseInt(proxy?.stop_grace_period ?? '', 10)).toBeGreaterThan(patience)
  })
})

describe('every service', () => {
  test.each(Object.entries(compose.services))('%s has no more rights than it needs', (_, service) => {
    expect(service.read_only).toBe(true)
    expect(service.cap_drop).toEqual(['ALL'])
    expect(service.security_opt).toEqual(['no-new-privileges:true'])
    expect(service.mem_limit).toMatch(/^\d+m$/)
    expect(service.image).toMatch(/^[\w./-]+:\d|^[\w./-]+:v\d/)
  })

  test('is reachable from outside only through the proxy; Prometheus only from its own machine', () => {
    expect(proxy?.ports).toEqual(['80:8080', '443:8443'])
    expect(prometheus?.ports).toEqual(['127.0.0.1:9090:9090'])
    expect(store?.ports).toBeUndefined()
  })
})

test('the store writes nothing to disk and is reachable only by the instances', () => {
  const command = store?.command ?? []
  expect(command.slice(command.indexOf('--save')).slice(0, 2)).toEqual(['--save', ''])
  expect(command.slice(command.indexOf('--appendonly')).slice(0, 2)).toEqual(['--appendonly', 'no'])
  expect(store?.volumes).toBeUndefined()
  expect(store?.networks).toEqual(['store'])
  expect(compose.networks['store']).toEqual({ internal: true })
  for (const outside of [proxy, prometheus]) expect(outside?.networks).not.toContain('store')
})

describe('Prometheus', () => {
  const config = parse(textOf('deploy', 'prometheus.yml')) as {
    rule_files: string[]
    scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[]
  }

  test('has a valid configuration, including the alert rules', () => {
    const file = inProject('deploy', 'prometheus.yml')
    const checked = execFileSync('promtool', ['check', 'config', file], { encoding: 'utf8' })
    expect(checked).toMatch(/SUCCESS: \d+ rules found/)
  })

  test('scrapes each instance at its metrics port', () => {
    const targets = config.scrape_configs.flatMap((each) => each.static_configs.flatMap((one) => one.targets))
    const expected = Object.entries(servers).map(
      ([name, { environment }]) => `${name}:${environment?.['METRICS_PORT']}`,
    )
    expect(targets).toEqual(expected)
  })

  test('uses the job name in the alert rules', () => {
    const [job] = config.scrape_configs.map((each) => each.job_name)
    expect(textOf('deploy', 'alert-rules.yml')).toContain(`up{job="${job}"}`)
  })

  test('has every file that its configuration references', () => {
    expect(prometheus?.volumes).toContain('./deploy/prometheus.yml:/etc/prometheus/prometheus.yml:ro')
    for (const rules of config.rule_files) {
      expect(prometheus?.volumes).toContain(`./deploy/${rules}:/etc/prometheus/${rules}:ro`)
    }
  })
})
