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
import { mostInOneFeed } from './fuels/product-limits.ts'
import type { FuelKit, KitItem } from './schedule.ts'

/** Servings of the race's own fuel in a practice run, whole, in halves or of a drink in quarters, and the minutes at which they are taken. */
export interface PracticeServings {
  readonly servings: number
  readonly minutes: readonly Minutes[]
  /** What keeps them from more, and the carbs that they bring; null where nothing does. */
  readonly limited: PracticeLimit | null
  /** The servings of each fuel, by its id, where the stops say which; null where fuels are taken in turn. */
  readonly atTheStops: Readonly<Record<string, number>> | null
}

export interface PracticeLimit {
  readonly by: 'fluids' | 'sodium'
  readonly rate: GramsPerHour
}

/** What an hour of the long run may have: ml to drink, and mg of sodium. */
export type PracticeLimits = Readonly<Record<PracticeLimit['by'], number>>

/** What of the kit of the race a run practices. */
export interface KitToPractice {
  readonly fuels: readonly Pick<KitItem, 'id' | 'amount' | 'fromCourse'>[]
  readonly drink: Pick<KitItem, 'id'> | null
}

/** What a run practices: the carried fuels of the race, which are taken in turn, else those of the course, else its drink. */
export function practicedFuels({ fuels, drink }: KitToPractice): Product[] {
  const carried = fuels.filter(({ amount, fromCourse }) => fromCourse < amount)
  const items = carried.length > 0 ? carried : fuels.length > 0 ? fuels.slice(0, 1) : drink ? [drink] : []
  return items.flatMap(({ id }) => findProduct(id) ?? []).filter(({ carbs }) => carbs > 0)
}

/**
 * Null if the kit has nothing with carbs. Several fuels bring the carbs that they are counted for wherever their turn begins;
 * what they bring to drink, and of sodium, evens out from run to run.
 */
export function practiceServings(
  kit: FuelKit,
  step: PracticeStep,
  limits: PracticeLimits,
): PracticeServings | null {
  const fuels = practicedFuels(kit)
  if (fuels.length === 0) return null
  const nearest = nearestServings(fuels, eatenOver(step.rate, step.time))
  const absorbed = Math.min(
    nearest,
    Math.max(
      partsOf(fuels),
      mostWithin(nearest, mostIn(fuels, step.time), { fuels, brought: mostCarbs(fuels) }),
    ),
  )
  const [byFluids, bySodium] = (['fluids', 'sodium'] as const).map((by) =>
    mostWithin(absorbed, limits[by] * step.time, {
      fuels,
      brought: (servings) => servings * average(fuels, by),
    }),
  ) as [number, number]
  const servings = Math.min(byFluids, bySodium)
  const onAverage = servings * average(fuels, 'carbs')
  return {
    servings,
    minutes: evenMinutes(fuels, servings, toMinutes(step.time)),
    limited:
      servings < absorbed
        ? {
            by: bySodium < byFluids ? 'sodium' : 'fluids',
            rate: gramsPerHour(Math.round(onAverage / step.time)),
          }
        : null,
    atTheStops: null,
  }
}

/** The least part of a serving that is taken: a drink is poured. */
const partsOf = (fuels: readonly Product[]) => (fuels.every(({ fluids }) => fluids > 0) ? 0.25 : 0.5)

/** The servings that come nearest to these carbs: in parts where whole ones are off by more than a few in a hundred. */
function nearestServings(fuels: readonly Product[], asked: Grams): number {
  const most = Math.ceil(asked / Math.min(...fuels.map(({ carbs }) => carbs))) + 1
  const part = partsOf(fuels)
  const parts = Array.from({ length: most / part + 1 }, (_, count) => ({
    servings: count * part,
    off: Math.max(...carbsOf(fuels, count * part).map((carbs) => Math.abs(carbs - asked))),
  }))
  const nearest = (among: typeof parts) =>
    among.reduce((best, each) => (each.off <= best.off + 1e-9 ? each : best))
  const whole = nearest(parts.filter(({ servings }) => Number.isInteger(servings)))
  return (whole.off <= mostOffTheStep * asked + 1e-9 ? whole : nearest(parts)).servings
}

const mostOffTheStep = 0.04

/** The carbs of so many servings, for each fuel that may be the first in the turn; a half is half of the last. */
const carbsOf = (fuels: readonly Product[], servings: number): number[] =>
  fuels.map((_, first) =>
    Array.from({ length: Math.ceil(servings) }, (__, taken) => {
      const product = fuels[(first + taken) % fuels.length]
      return Math.min(1, servings - taken) * (product?.carbs ?? 0)
    }).reduce((sum, each) => sum + each, 0),
  )

const mostCarbs = (fuels: readonly Product[]) => (servings: number) => Math.max(...carbsOf(fuels, servings))

/** The most servings, in parts, that stay within a limit: practice never makes a runner drink, or take salt, beyond a long run's own. */
function mostWithin(servings: number, limit: number, of: Brought): number {
  if (servings === 0 || of.brought(servings) <= limit + 1e-9) return servings
  return mostWithin(servings - partsOf(of.fuels), limit, of)
}

interface Brought {
  readonly fuels: readonly Product[]
  readonly brought: (servings: number) => number
}

/** No rounding brings more than a gut takes up. */
const mostIn = (fuels: readonly Product[], time: Hours): Grams =>
  eatenOver(
    gramsPerHour(fuels.every(holdsFructose) ? mostCarbohydrateAnHour.value : carbohydrateFromOneSource.value),
    time,
  )

const average = (fuels: readonly Product[], nutrient: 'carbs' | keyof PracticeLimits) =>
  fuels.reduce((sum, fuel) => sum + (fuel[nutrient] ?? 0), 0) / fuels.length

/**
 * In the middle of even parts of the run, at full five minutes: a serving at a time, less of one that has more than a feed
 * may; where parts were closer than feeds may be, fewer with more at a time.
 */
function evenMinutes(fuels: readonly Product[], servings: number, time: Minutes): Minutes[] {
  const feeds = Math.max(
    Math.ceil(servings),
    Math.ceil((servings * average(fuels, 'carbs')) / mostInOneFeed - 1e-9),
  )
  const count = Math.min(feeds, Math.max(1, Math.floor(time / stops.value.feedMinutesApart)))
  return Array.from({ length: count }, (_, index) =>
    minutes(5 * Math.round(((index + 0.5) * time) / count / 5)),
  )
}
