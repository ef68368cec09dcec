import type { PracticeStep } from '../2-targets/target-groups.ts'
import { carbohydrateFromOneSource, mostCarbohydrateAnHour } from '../evidence/carbohydrate.ts'
import { stops } from '../evidence/fluids.ts'
import { findProduct, holdsFructose, type Product } from '../foods/products.ts'
import {
  type Grams,
  gramsPerHour,
  type GramsPerHour,
  type Hours,
  type Minutes,
  eatenOver,
  minutes,
  toMinutes,
} from '../units.ts'
import type { FuelKit } from './schedule.ts'

/** Servings of the race's own fuel in a practice run, whole or in halves, and the minutes at which they are taken. */
export interface PracticeServings {
  readonly servings: number
  readonly minutes: readonly Minutes[]
  /** What keeps them from more, and the carbs that they bring; null where nothing does. */
  readonly limited: PracticeLimit | null
}

export interface PracticeLimit {
  readonly by: 'fluids' | 'sodium'
  readonly rate: GramsPerHour
}

/** What an hour of the long run may have: ml to drink, and mg of sodium. */
export type PracticeLimits = Readonly<Record<PracticeLimit['by'], number>>

/** What a run practices: the carried fuels of the race, which are taken in turn, else those of the course, else its drink. */
export function practicedFuels({ fuels, drink }: FuelKit): Product[] {
  const carried = fuels.filter(({ amount, fromCourse }) => fromCourse < amount)
  const items = carried.length > 0 ? carried : fuels.length > 0 ? fuels.slice(0, 1) : drink ? [drink] : []
  return items.flatMap(({ id }) => findProduct(id) ?? []).filter(({ carbs }) => carbs > 0)
}

/** Null if the kit has nothing with carbs. */
export function practiceServings(
  kit: FuelKit,
  step: PracticeStep,
  limits: PracticeLimits,
): PracticeServings | null {
  const fuels = practicedFuels(kit)
  if (fuels.length === 0) return null
  const product = averageOf(fuels)
  const nearest = wholeOrHalves(eatenOver(step.rate, step.time) / product.carbs)
  const absorbed = Math.min(nearest, Math.max(0.5, inHalvesBelow(mostIn(product, step.time) / product.carbs)))
  const { by, most } = tightest(product, step.time, limits)
  const servings = Math.min(absorbed, most)
  return {
    servings,
    minutes: evenMinutes(servings, toMinutes(step.time)),
    limited:
      servings < absorbed
        ? { by, rate: gramsPerHour(Math.round((servings * product.carbs) / step.time)) }
        : null,
  }
}

/** A serving of what is taken in turn. */
interface Average extends Record<'carbs' | 'fluids' | 'sodium', number> {
  readonly isMixed: boolean
}

const averageOf = (fuels: readonly Product[]): Average => ({
  carbs: meanOf(fuels.map(({ carbs }) => carbs)),
  fluids: meanOf(fuels.map(({ fluids }) => fluids)),
  sodium: meanOf(fuels.map(({ sodium }) => sodium ?? 0)),
  isMixed: fuels.every(holdsFructose),
})

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The limit that the fewest servings reach: practice never makes a runner drink, or take salt, beyond a long run's own limits. */
function tightest({ fluids, sodium }: Average, time: Hours, limits: PracticeLimits) {
  const mostBy = (by: PracticeLimit['by'], ofAServing: number) => ({
    by,
    most: ofAServing > 0 ? inHalvesBelow((limits[by] * time) / ofAServing) : Number.POSITIVE_INFINITY,
  })
  const byFluids = mostBy('fluids', fluids)
  const bySodium = mostBy('sodium', sodium)
  return bySodium.most < byFluids.most ? bySodium : byFluids
}

/** No rounding brings more than a gut takes up. */
const mostIn = ({ isMixed }: Average, time: Hours): Grams =>
  eatenOver(gramsPerHour(isMixed ? mostCarbohydrateAnHour.value : carbohydrateFromOneSource.value), time)

const inHalvesBelow = (servings: number) => Math.floor(2 * servings + 1e-9) / 2

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
