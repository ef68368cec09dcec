import { raceName } from '@race-nutrition/documents'
import type { Preferences, Questionnaire } from '@race-nutrition/engine'
import { keptKeys, readText, removeText, writeText } from './device-storage.ts'
import { keepTick, raceOfTicks, ticksOf } from './kept-ticks.ts'

/** A plan in what it was made from: without its numbers, it can be made again on this device. */
export interface KeptRace {
  /** Grows with every change, so that a tab notices the changes of another. */
  readonly revision: number
  readonly answers: Readonly<Record<string, unknown>>
  /** The day that it was made on. */
  readonly today: string
  readonly preferences: unknown
  /** What its preferences were before each change that can be undone. */
  readonly earlier: readonly EarlierWishes[]
}

export interface EarlierWishes {
  readonly preferences: Preferences
  /** Those of a model, as stored. */
  readonly lines: readonly unknown[]
}

export interface RaceToOpen {
  readonly id: string
  readonly race: string
  /** `2026-12-13`, or whatever another service accepts. */
  readonly date: string
}

// Records and plans of another shape need another key.
const races = 'race-nutrition/race/v1/'
const plans = 'race-nutrition/plan/v2/'

/** One plan for each race: made again, it takes the place of the one before. */
export const raceId = ({ raceType, raceDate }: Questionnaire) => `${raceType} ${raceDate}`

export const recordKey = (id: string) => `${races}${id}`
export const planKey = (id: string) => `${plans}${id}`

/** The race whose record has this key; null for any other key. */
export const raceOfKey = (key: string | null) => (key?.startsWith(races) ? key.slice(races.length) : null)

/** Null if nothing is kept for it, or nothing that can be read. */
export function readRace(id: string): KeptRace | null {
  try {
    const kept: unknown = JSON.parse(readText(recordKey(id)) ?? 'null')
    return isRace(kept) ? kept : null
  } catch {
    return null
  }
}

/** The plan first: whoever hears of the record finds it. */
export function writeRace(id: string, record: KeptRace, plan: string): void {
  writeText(planKey(id), plan)
  writeText(recordKey(id), JSON.stringify(record))
}

export interface RacesToOpen {
  /** Coming races first, the next one at the top; then past ones, the last one first. */
  readonly races: readonly RaceToOpen[]
  /** How many more this page cannot read. */
  readonly unreadable: number
}

export function racesToOpen(today: string): RacesToOpen {
  const ids = keptKeys().flatMap((key) => raceOfKey(key) ?? [])
  const found = ids.flatMap((id) => {
    const kept = readRace(id)
    return kept ? [toOpen(id, kept.answers)] : []
  })
  const coming = found.filter(({ date }) => date >= today).toSorted(byDate)
  const past = found.filter(({ date }) => date < today).toSorted(byDate)
  return { races: [...coming, ...past.toReversed()], unreadable: ids.length - found.length }
}

const byDate = (one: RaceToOpen, other: RaceToOpen) =>
  one.date === other.date ? 0 : one.date < other.date ? -1 : 1

function toOpen(id: string, { raceType, raceDate }: KeptRace['answers']): RaceToOpen {
  return { id, race: raceName(String(raceType)), date: String(raceDate) }
}

function isRace(kept: unknown): kept is KeptRace {
  const { revision, answers, today, earlier } = (kept ?? {}) as Partial<Record<keyof KeptRace, unknown>>
  return (
    Number.isFinite(revision) &&
    typeof today === 'string' &&
    isObject(answers) &&
    typeof answers['raceDate'] === 'string' &&
    Array.isArray(earlier) &&
    earlier.every((step) => isObject(step) && isObject(step['preferences']) && Array.isArray(step['lines']))
  )
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Everything kept on this device, to bring it back after all. */
export type Erased = readonly (readonly [key: string, text: string])[]

export function eraseAll(): Erased {
  const erased = keptKeys().map((key) => [key, readText(key) ?? ''] as const)
  for (const [key] of erased) removeText(key)
  return erased
}

/** Beside what another tab has kept since: a plan made since stands, and ticks are added. */
export function bringBack(erased: Erased): void {
  const since = new Set(keptKeys())
  for (const [key, text] of erased) {
    const ticked = raceOfTicks(key)
    if (ticked !== null) for (const tick of ticksOf(text)) keepTick(ticked, tick, true)
    else if (!since.has(key) && !since.has(recordOfPlan(key))) writeText(key, text)
  }
}

/** The record kept beside the plan with this key; any other key is its own. */
const recordOfPlan = (key: string) => (key.startsWith(plans) ? recordKey(key.slice(plans.length)) : key)
