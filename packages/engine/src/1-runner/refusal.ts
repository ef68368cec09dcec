import { refuse, type Result } from '../result.ts'
import type { Centimeters, Kilograms, Kilometers, LitersPerHour } from '../units.ts'
import type { RefusedBecause } from './health/health-words.ts'
import type { Diet, Field, RaceType } from './questionnaire.ts'
import { visibleText } from './text/visible-text.ts'

/** The facts that the sentence of each refusal needs, besides the field. Times are in seconds. */
export interface RefusalFacts {
  missing: NoFacts
  'not-text': NoFacts
  'unknown-option': NoFacts
  'too-long': { readonly most: number }
  'too-many-items': Count
  /** `names`: the first few of them. */
  'too-many-unknown': Count & { readonly names: readonly string[] }
  /** What the runner can eat, in the place of what to leave out. */
  'what-may-be-eaten': NoFacts
  /** A diet among the allergies that is stricter than the chosen one, as typed. */
  'diet-among-allergies': { readonly word: string; readonly diet: Diet }
  'not-a-date': NoFacts
  'date-past': { readonly daysAgo: number }
  'date-too-far': { readonly latest: string }
  'not-a-target': NoFacts
  /** How the answer could be written unambiguously, with the finish time of each. */
  'target-ambiguous': {
    readonly race: RaceType
    readonly readings: readonly WayToWrite[]
  }
  'target-faster-than-record': {
    readonly race: RaceType
    readonly read: number
    readonly best: number
    readonly bestOf: 'anyone' | 'women'
    readonly paces: readonly WayToWrite[]
  }
  'target-too-slow': {
    readonly race: RaceType
    readonly read: number
    readonly slowest: number
    /** The same number as a pace, if that is plausible. */
    readonly paces: readonly WayToWrite[]
  }
  'not-an-age': NoFacts
  'age-out-of-range': { readonly least: number; readonly most: number }
  'not-a-height': NoFacts
  /** `perhaps` is what the runner may have meant. */
  'height-out-of-range': { readonly height: Centimeters; readonly perhaps: Amount<'in' | 'ft'> | null }
  'not-a-weight': NoFacts
  'weight-out-of-range': { readonly read: WrittenWeight; readonly perhaps: Amount<'kg' | 'lb'> | null }
  'weight-unit-unclear': {
    readonly number: number
    readonly height: Centimeters
    readonly suits: 'both' | 'neither'
  }
  'bmi-out-of-range': {
    readonly read: WrittenWeight
    readonly height: Centimeters
    readonly perhaps: Amount<'kg' | 'lb'> | null
  }
  'not-a-distance': NoFacts
  'distance-out-of-range': { readonly read: WrittenDistance; readonly mostKilometers: number }
  /** More running than a body of this weight can eat enough for. */
  'distance-over-load': {
    readonly read: WrittenDistance
    readonly weight: WrittenWeight
    readonly most: WrittenDistance
  }
  'long-run-over-week': { readonly longRun: WrittenDistance; readonly week: WrittenDistance }
  /** A word for which nothing is planned, as typed. */
  'refused-health': { readonly word: string; readonly because: RefusedBecause }
  /** A marathon, or a word about health, as typed; both are planned from an age. */
  'refused-minor': { readonly word: string | null; readonly from: number }
  'not-a-sweat-rate': NoFacts
  'sweat-rate-out-of-range': {
    readonly rate: LitersPerHour
    readonly perhaps: Amount<'ml/h' | 'oz/h'> | null
  }
}

/** How to write a target unambiguously: as a pace, or as its finish time. In seconds. */
export interface WayToWrite {
  readonly pace: { readonly seconds: number; readonly per: 'km' | 'mi' } | null
  readonly finish: number
}

/** A weight, and the unit in which it was typed. */
export interface WrittenWeight {
  readonly weight: Kilograms
  readonly unit: 'kg' | 'lb'
}

/** A distance, and the unit in which it was typed. */
export interface WrittenDistance {
  readonly distance: Kilometers
  readonly unit: 'km' | 'mi'
}

export interface Amount<Unit extends string> {
  readonly number: number
  readonly unit: Unit
}

interface Count {
  readonly most: number
  readonly given: number
}

type NoFacts = Readonly<Record<string, never>>

export type RefusalCode = keyof RefusalFacts

/**
 * Why an answer cannot be used: the field, a code, and the facts for its sentence.
 * The sentence itself is rendered in one place, `render-refusal.ts` of 7-words.
 */
export type Refusal = { readonly [Code in RefusalCode]: RefusalOf<Code> }[RefusalCode]

export interface RefusalOf<Code extends RefusalCode> {
  readonly field: Field
  readonly code: Code
  /** The answer, truncated; empty if there was no text. Never logged. */
  readonly given: string
  readonly facts: RefusalFacts[Code]
}

/**
 * The result of reading an answer. Refused with an empty list: nothing is wrong with this answer,
 * but it can only be read once another one is fixed.
 */
export type Read<Value> = Result<Value, readonly Refusal[]>

export function refused<Code extends RefusalCode>(
  refusal: Omit<RefusalOf<Code>, 'given'> & { given: string },
): { readonly ok: false; readonly refused: readonly Refusal[] } {
  return refuse([{ ...refusal, given: truncated(visibleText(refusal.given), longestGiven) } as Refusal])
}

/** Waits until another answer can be read. */
export const pendingRead = refuse<readonly Refusal[]>([])

const longestGiven = 60

/** Truncated by whole characters, so that no half of a surrogate pair is left at the end. */
export function truncated(text: string, most: number): string {
  const characters = Array.from(text.slice(0, 2 * (most + 1)))
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text
}

/** Combines several results: every value, or every refusal at once in the order of the form. */
export function combineReads<Values>(
  reads: { readonly [Name in keyof Values]: Read<Values[Name]> },
): Read<Values> {
  const names = Object.keys(reads) as (keyof Values)[]
  const refusals = names.flatMap((name) => (reads[name].ok ? [] : reads[name].refused))
  const values: Partial<Values> = {}
  for (const name of names) {
    const read = reads[name]
    if (!read.ok) return refuse(refusals)
    values[name] = read.value
  }
  return { ok: true, value: values as Values }
}

/** Continues with the value of an answer that could be read. */
export const readOn = <From, To>(read: Read<From>, next: (value: From) => Read<To>): Read<To> =>
  read.ok ? next(read.value) : read

export const valueOf = <Value>(read: Read<Value>): Value | undefined => (read.ok ? read.value : undefined)
