import type { Reading } from '../audit.ts'
import type { Fault, Nutrient, PlanSection } from '../finding.ts'

/** The range that needs no warning, and the one outside of which a number is not acceptable; a missing bound is open. */
export interface Bounds {
  readonly soft: readonly [least: number, most: number]
  readonly hard: readonly [least: number, most: number]
}

export interface Measured extends Bounds {
  readonly section: PlanSection
  readonly of?: Nutrient
  readonly value: number
  /** The rounding of the printed figures: half of it is not a fault. Hard ranges are never widened. */
  readonly roundedTo?: number
}

/** One number checked against its ranges. */
export const within = (measured: Measured): Reading => ({
  section: measured.section,
  unread: 'hard',
  read: Number.isFinite(measured.value) ? 1 : 0,
  faults: outside(measured),
})

/** One fault if a number is outside, hard before soft; none if it is not a number. */
export function outside({ section, of, value, soft, hard, roundedTo = 0 }: Measured): Fault[] {
  if (!Number.isFinite(value)) return []
  const found = (severity: Fault['severity'], [least, most]: readonly [number, number]): Fault => ({
    severity,
    section,
    code: 'out-of-range',
    facts: {
      of: of ?? null,
      value,
      ...(value > most ? { is: 'more', limit: most } : { is: 'less', limit: least }),
    },
  })
  if (isOutside(value, hard, 1e-9)) return [found('hard', hard)]
  return isOutside(value, soft, roundedTo / 2 + 1e-9) ? [found('soft', soft)] : []
}

const isOutside = (value: number, [least, most]: readonly [number, number], slack: number) =>
  value < least - slack || value > most + slack

export const open = Number.POSITIVE_INFINITY
