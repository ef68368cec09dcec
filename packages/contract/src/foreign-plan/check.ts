import {
  decimals,
  type Finding,
  type HardLimits,
  type NutritionPlan,
  type PlanSection,
  withThousands,
  withUnit,
} from '@race-nutrition/engine'
import type { Searched, IndexedExclusion } from './names/find-names.ts'
import type { PlacedRow } from './normalize/place-row.ts'
import type { SectionText } from './names/section-texts.ts'

/** The input of a check: the plan of another service, and the runner it is for. */
export interface Given {
  readonly plan: NutritionPlan
  /** Of race day; without a place if its time cannot be read. */
  readonly rows: readonly PlacedRow[]
  readonly texts: readonly SearchedText[]
  readonly limits: HardLimits
  /** What the runner excludes. */
  readonly excluded: readonly IndexedExclusion[]
}

export interface SearchedText extends SectionText {
  readonly searched: Searched
}

export type Fault = Omit<Finding, 'id'>

/** `read` counts the numbers or texts that were read: a check that applies and read none fails. */
export interface Reading {
  readonly section: PlanSection
  /** As in "Not checked: the plan gives no carbs of a day." */
  readonly what: string
  readonly read: number
  readonly faults: readonly Fault[]
}

export const doesNotApply = 'does not apply'

export interface Check {
  readonly id: string
  readonly title: string
  readonly look: (given: Given) => Reading | typeof doesNotApply
}

export const hard = (section: PlanSection, message: string): Fault => ({ severity: 'hard', section, message })
export const soft = (section: PlanSection, message: string): Fault => ({ severity: 'soft', section, message })

/** A missing number is normalized to zero, and no amount checked here is ever zero on purpose. */
export const isRead = (value: number) => value > 0

/** A number with its name and unit: "Daily carbs", 340, "g". */
export interface Amount {
  readonly section: PlanSection
  readonly what: string
  readonly value: number
  readonly unit: string
}

interface Bounds {
  readonly least?: number
  readonly most?: number
}

/** One fault if an amount is outside its limits; none if it was not read. */
export function outside(amount: Amount, { least = 0, most = Number.POSITIVE_INFINITY }: Bounds): Fault[] {
  const { section, what, value, unit } = amount
  if (!isRead(value) || (value >= least - tiny && value <= most + tiny)) return []
  const limit = value > most ? `more than ${formatNumber(most)}` : `less than ${formatNumber(least)}`
  return [
    hard(
      section,
      `${what}: ${withUnit(formatNumber(value), unit)} is ${withUnit(limit, unit)}, the limit for you.`,
    ),
  ]
}

/** "1,234", "1.5"; no number of a plan needs more digits. */
export function formatNumber(value: number): string {
  if (value >= 1e6) return 'over a million'
  return withThousands(decimals(value, value < 1000 ? 1 : 0))
}

/** Long enough to recognize the text. */
export const startOf = (text: string) => {
  const line = text.replace(/\s+/gu, ' ').trim()
  return line.length > longestQuote ? `${line.slice(0, longestQuote).trimEnd()}…` : line
}

export const longestQuote = 80

// A floating-point remainder at a limit is not an excess.
export const tiny = 1e-9
