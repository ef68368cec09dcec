import { ok, type Result, refuse } from '@race-nutrition/engine'
import type { DayLimits } from '../ai/budget.ts'

export interface StoreSettings {
  /** Null: this instance shares nothing with others. */
  readonly store: StoreAccess | null
  /** How many instances divide the model's budget while they cannot share counts. */
  readonly instances: number
  readonly budget: DayLimits
}

/** Neither is ever printed: the URL may contain a password. */
export interface StoreAccess {
  readonly url: string
  readonly secret: string
}

type Settings = (name: string) => string | undefined

export function readStore(
  environment: Readonly<Record<string, string | undefined>>,
): Result<StoreSettings, readonly string[]> {
  const settings: Settings = (name) => environment[name]?.trim() || undefined
  const url = settings('REDIS_URL')
  const secret = settings('STORE_SECRET')
  const instances = wholeNumber(settings, 'INSTANCES', 1, 1000)
  const calls = wholeNumber(settings, 'AI_CALLS_PER_DAY', 1000, 1_000_000)
  const tokens = wholeNumber(settings, 'AI_TOKENS_PER_DAY', 20_000_000, 1_000_000_000_000)
  const faults = [
    ...faultsOfStore(url, secret),
    ...faultsOfInstances(settings),
    ...[instances, calls, tokens].flatMap((read) => (read.ok ? [] : [read.refused])),
  ]
  if (faults.length > 0 || !instances.ok || !calls.ok || !tokens.ok) return refuse(faults)
  return ok({
    store: url && secret ? { url, secret } : null,
    instances: instances.value,
    budget: { calls: calls.value, tokens: tokens.value },
  })
}

/** A shorter secret could be guessed from the contents of the store. */
const shortestSecret = 32

function faultsOfStore(url: string | undefined, secret: string | undefined): string[] {
  if (!url)
    return secret ? ['STORE_SECRET is set and REDIS_URL is not: the instances would share nothing.'] : []
  return [
    ...(isStoreUrl(url) ? [] : ['REDIS_URL must be redis://, rediss:// or the path of a unix socket.']),
    ...(secret === undefined
      ? [`STORE_SECRET is missing: REDIS_URL needs it, ${sameForAll}.`]
      : secret.length < shortestSecret
        ? [`STORE_SECRET is too short: it must be ${sameForAll}.`]
        : []),
  ]
}

const sameForAll = `at least ${shortestSecret} random characters, the same for all instances`

function isStoreUrl(text: string): boolean {
  if (/^\/[^/]/.test(text)) return true
  const url = URL.parse(text)
  if (!url || !/^rediss?:$/.test(url.protocol) || url.hostname === '') return false
  return /^(?:\/\d{0,5})?$/.test(url.pathname) && isDecodable(url.username + url.password)
}

/** The store's client decodes them, and would throw. */
function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== undefined
  } catch {
    return false
  }
}

/** While the store is down each instance keeps to its share of the budget, and has to know its size. */
function faultsOfInstances(settings: Settings): string[] {
  const hasModel = settings('AI_MODEL') ?? settings('OBJECT_SERVICE_URL')
  if (!settings('REDIS_URL') || !hasModel || settings('INSTANCES')) return []
  return [
    'INSTANCES is missing: with REDIS_URL and a model, say how many instances divide the model’s budget while the store is away.',
  ]
}

function wholeNumber(settings: Settings, name: string, usual: number, most: number): Result<number, string> {
  const given = settings(name) ?? String(usual)
  const number = /^\d{1,13}$/.test(given) ? Number(given) : Number.NaN
  if (number >= 1 && number <= most) return ok(number)
  return refuse(`${name} is "${given}": it must be a whole number from 1 to ${most}.`)
}
