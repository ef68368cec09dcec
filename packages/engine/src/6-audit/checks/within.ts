import type { Fault, PlanSection, Reading } from '../audit.ts'

/** The two ranges of a row of science.md 9.1; a bound that is not given is open. */
export interface Bounds {
  readonly soft: readonly [least: number, most: number]
  readonly hard: readonly [least: number, most: number]
}

interface Measured extends Bounds {
  readonly section: PlanSection
  /** How the number is spoken of: "Daily carbs". */
  readonly what: string
  readonly value: number
  readonly unit: string
  /** What figures are rounded to where they are printed: half of it is no fault. Hard ranges are never widened. */
  readonly roundedTo?: number
  readonly because: string
}

/** One number held against its ranges. */
export const within = (measured: Measured): Reading => ({
  section: measured.section,
  what: measured.what.charAt(0).toLowerCase() + measured.what.slice(1),
  unread: 'hard',
  read: Number.isFinite(measured.value) ? 1 : 0,
  faults: outside(measured),
})

/** One fault where a number lies outside, the hard one before the soft one; none where it cannot be read. */
export function outside({
  section,
  what,
  value,
  unit,
  soft,
  hard,
  roundedTo = 0,
  because,
}: Measured): Fault[] {
  if (!Number.isFinite(value)) return []
  const slack = roundedTo / 2 + 1e-9
  if (isOutside(value, hard, 1e-9)) {
    return [{ severity: 'hard', section, message: said(what, value, unit, hard, because) }]
  }
  if (isOutside(value, soft, slack)) {
    return [{ severity: 'soft', section, message: said(what, value, unit, soft, because) }]
  }
  return []
}

const isOutside = (value: number, [least, most]: readonly [number, number], slack: number) =>
  value < least - slack || value > most + slack

function said(
  what: string,
  value: number,
  unit: string,
  [least, most]: readonly [number, number],
  because: string,
): string {
  const limit = value > most ? `more than ${figure(most)} ${unit}` : `less than ${figure(least)} ${unit}`
  return `${what}: ${figure(value)} ${unit} is ${limit}. ${because}`
}

export const figure = (value: number): string =>
  Math.abs(value) >= 20 ? String(Math.round(value)) : String(Math.round(value * 10) / 10)

export const open = Number.POSITIVE_INFINITY
