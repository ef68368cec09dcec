import type { PracticeStep } from '../2-targets/target-groups.ts'
import { stops } from '../evidence/fluids.ts'
import { findProduct } from '../foods/products.ts'
import { type Minutes, eatenOver, minutes, toMinutes } from '../units.ts'
import type { FuelKit } from './schedule.ts'

/** Servings of the race's own fuel in a practice run, whole or in halves, and the minutes at which they are taken. */
export interface PracticeServings {
  readonly servings: number
  readonly minutes: readonly Minutes[]
}

/** Null if the kit has nothing with carbs. */
export function practiceServings({ fuels, drink }: FuelKit, step: PracticeStep): PracticeServings | null {
  const product = findProduct((fuels[0] ?? drink)?.id ?? '')
  if (!product || product.carbs === 0) return null
  const servings = wholeOrHalves(eatenOver(step.rate, step.time) / product.carbs)
  return { servings, minutes: evenMinutes(servings, toMinutes(step.time)) }
}

/** Nobody carries half a gel on: halves only where the nearest whole number is far from the step. */
function wholeOrHalves(servings: number): number {
  const whole = Math.floor(servings + 0.5 + 1e-9)
  return Math.abs(whole - servings) <= mostOffTheStep * servings + 1e-9
    ? whole
    : Math.floor(2 * servings + 0.5 + 1e-9) / 2
}

const mostOffTheStep = 0.15

/** In the middle of even parts of the run, at full five minutes; where parts were closer than feeds may be, fewer with more at a time. */
function evenMinutes(servings: number, time: Minutes): Minutes[] {
  const count = Math.min(Math.ceil(servings), Math.max(1, Math.floor(time / stops.value.feedMinutesApart)))
  return Array.from({ length: count }, (_, index) =>
    minutes(5 * Math.round(((index + 0.5) * time) / count / 5)),
  )
}
