import type { PracticeStep } from '../2-targets/target-groups.ts'
import { stops } from '../evidence/fluids.ts'
import { findProduct } from '../foods/products.ts'
import { type Minutes, eatenOver, minutes, toMinutes } from '../units.ts'
import type { FuelKit } from './schedule.ts'

/** Servings of the race's own fuel in a practice run, in halves, and the minutes at which they are taken. */
export interface PracticeServings {
  readonly servings: number
  readonly minutes: readonly Minutes[]
}

/** Null if the kit has nothing with carbs. */
export function practiceServings({ mainFuel, drink }: FuelKit, step: PracticeStep): PracticeServings | null {
  const product = findProduct((mainFuel ?? drink)?.id ?? '')
  if (!product || product.carbs === 0) return null
  const servings = inHalves(eatenOver(step.rate, step.time) / product.carbs)
  return { servings, minutes: evenMinutes(Math.ceil(servings), toMinutes(step.time)) }
}

const inHalves = (servings: number) => Math.floor(2 * servings + 0.5 + 1e-9) / 2

/** Evenly over the run, at full five minutes, and no closer than feeds may be. */
function evenMinutes(count: number, time: Minutes): Minutes[] {
  const even = Math.floor(time / (count + 1) / 5) * 5
  const gap = Math.max(even, stops.value.feedMinutesApart)
  return Array.from({ length: count }, (_, index) => minutes(gap * (index + 1)))
}
