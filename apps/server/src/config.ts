import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultProjectId } from '@race-nutrition/contract'
import { ok, type Result, refuse } from '@race-nutrition/engine'
import { readService, type Service } from './ai/service-settings.ts'
import { readStore, type StoreSettings } from './store/store-settings.ts'
import { limitsWith, type Limits } from './limits.ts'
import {
  metricsPlace,
  type MetricsPlace,
  tokenPrices,
  type TokenPrices,
} from './operations/metrics-settings.ts'

export interface Config {
  readonly host: string
  readonly port: number
  readonly projectId: string
  readonly platformName: string
  readonly logLevel: LogLevel
  /** Proxies whose X-Forwarded-For is trusted: how many, or which. */
  readonly trustProxy: false | number | string[]
  /** Host names that are served; null: any. */
  readonly allowedHosts: readonly string[] | null
  /** Send HSTS even over plain http. */
  readonly hsts: boolean
  /** Worker threads that run the engine. */
  readonly engineWorkers: number
  /** Milliseconds after a SIGTERM in which everything is still served. */
  readonly grace: number
  /** Where metrics are served; null: nowhere. */
  readonly metrics: MetricsPlace | null
  readonly tokenPrices: TokenPrices | null
  /** The store that instances share, and the model's budget. */
  readonly sharing: StoreSettings
  /** Who makes the plans. */
  readonly service: Service
  /** Per client: plans by the connected service, and plans by the engine while a service is connected. */
  readonly plansPerMinute: { readonly connected: number; readonly engine: number }
  /** The built page, or null when another server serves it, as in development. */
  readonly pageFolder: string | null
  readonly limits: Limits
}

type Environment = Readonly<Record<string, string | undefined>>

/** Read once, at startup; all invalid settings are reported together. */
export function readConfig(environment: Environment): Result<Config, readonly string[]> {
  const faults: string[] = []
  const setting = <Value>(name: string, usual: string, must: string, read: Reader<Value>): Value => {
    const given = environment[name]?.trim() || usual
    const value = read(given)
    if (value === undefined) faults.push(`${name} is "${given}": it must be ${must}.`)
    // Never returned when undefined: then a fault was recorded.
    return value as Value
  }
  const service = readService(environment)
  const sharing = readStore(environment)
  const isEngine = service.ok && service.value.kind === 'engine'
  const plansPerMinute = setting(
    'RATE_LIMIT',
    isEngine ? String(enginePlans) : '10',
    'a whole number from 1 to 100000',
    wholeNumber(1, 100_000),
  )
  const config: Config = {
    host: setting('HOST', '127.0.0.1', 'an address or a host name', hostName),
    port: setting('PORT', '3000', 'a whole number from 0 to 65535', wholeNumber(0, 65_535)),
    projectId: setting(
      'PROJECT_ID',
      defaultProjectId,
      'up to 64 letters, digits, hyphens or underscores',
      projectId,
    ),
    platformName: setting(
      'PLATFORM_NAME',
      'Race Nutrition',
      'a name of up to 60 characters on one line',
      platform,
    ),
    logLevel: setting('LOG_LEVEL', 'info', `one of ${logLevels.join(', ')}`, logLevel),
    trustProxy: setting(
      'TRUST_PROXY',
      'false',
      'false, a number of proxies from 1 to 10, or their addresses',
      proxies,
    ),
    allowedHosts: setting('ALLOWED_HOSTS', 'any', 'any, or host names with commas between them', hostNames),
    hsts: setting('HSTS', 'false', 'true or false', trueOrFalse),
    engineWorkers: setting(
      'ENGINE_WORKERS',
      String(Math.max(1, availableParallelism() - 1)),
      'a whole number from 1 to 64',
      wholeNumber(1, 64),
    ),
    grace: 1000 * setting('DRAIN_SECONDS', '5', 'a whole number from 0 to 300', wholeNumber(0, 300)),
    metrics: metricsPlace(setting),
    tokenPrices: tokenPrices(setting),
    // Never used when undefined: then a fault was recorded.
    sharing: sharing.ok ? sharing.value : (undefined as never),
    service: service.ok ? service.value : { kind: 'engine' },
    plansPerMinute: {
      connected: plansPerMinute,
      engine: isEngine ? plansPerMinute : Math.max(enginePlans, plansPerMinute),
    },
    pageFolder: setting('PAGE_FOLDER', builtPage, 'a folder, or none', folder),
    limits: limitsWith({
      total: setting(
        'AI_TIMEOUT_MS',
        '60000',
        'milliseconds from 1000 to 300000',
        wholeNumber(1000, 300_000),
      ),
      isConnected: !isEngine,
      atOnce: setting('AI_CONCURRENCY', '8', 'a whole number from 1 to 100', wholeNumber(1, 100)),
    }),
  }
  for (const read of [service, sharing]) if (!read.ok) faults.push(...read.refused)
  return faults.length === 0 ? ok(config) : refuse(faults)
}

type Reader<Value> = (text: string) => Value | undefined

/** A plan by the engine takes milliseconds: four a second are no burden, and no person asks for more. */
const enginePlans = 240

const builtPage = fileURLToPath(new URL('../../web/dist', import.meta.url))

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]
const logLevel: Reader<LogLevel> = (text) => logLevels.find((level) => level === text)

const hostName: Reader<string> = (text) => (/^[\w.:%-]{1,253}$/.test(text) ? text : undefined)

// No dots: a browser would remove a project "." or ".." from the URL of the call.
const projectId: Reader<string> = (text) => (/^[\w-]{1,64}$/.test(text) ? text : undefined)

const platform: Reader<string> = (text) => (/^[^\p{C}\p{Zl}\p{Zp}]{1,60}$/u.test(text) ? text : undefined)

const folder = (text: string) => (text === 'none' ? null : resolve(text))

const trueOrFalse: Reader<boolean> = (text) =>
  ['true', 'false'].includes(text) ? text === 'true' : undefined

function hostNames(text: string): readonly string[] | null | undefined {
  if (text === 'any') return null
  const names = text.split(',').map((name) => name.trim().toLowerCase())
  return names.every((name) => /^(?:[a-z0-9.-]{1,253}|\[[0-9a-f:.]+\])$/.test(name)) ? names : undefined
}

function wholeNumber(least: number, most: number): Reader<number> {
  return (text) => {
    const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
    return number >= least && number <= most ? number : undefined
  }
}

/** Never plain `true`: then any client could claim any address and evade the rate limit. */
function proxies(text: string): false | number | string[] | undefined {
  if (text === 'false') return false
  const count = wholeNumber(1, 10)(text)
  if (count !== undefined) return count
  const addresses = text.split(',').map((address) => address.trim())
  return addresses.every(isProxy) ? addresses : undefined
}

function isProxy(address: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(address)) return true
  const [ip = '', prefix = '0', ...rest] = address.split('/')
  const bits = isIP(ip) === 4 ? 32 : 128
  return isIP(ip) !== 0 && rest.length === 0 && wholeNumber(0, bits)(prefix) !== undefined
}
