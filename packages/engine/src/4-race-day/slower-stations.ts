import { stops } from '../evidence/fluids.ts'
import { findProduct } from '../foods/products.ts'
import type { PlanKitItem, PlanOnCourse, PlanRow, PlanServing } from '../plan.ts'
import { besideATable, firstMinute } from './course/on-course.ts'
import { mostInOneFeed } from './fuels/product-limits.ts'
import { isFeed } from './is-feed.ts'

/** A station at the pace of a slower race, and what this runner may take there. */
interface SlowStation {
  readonly km: number
  readonly minute: number
  readonly hasDrink: boolean
  /** The gel of its table, or of one since the station before. */
  readonly gel: string | null
}

export interface SlowCourse {
  /** In order, those in time. */
  readonly stations: readonly SlowStation[]
  /** What is carried and eaten where no gel is handed out; null if nothing is. */
  readonly carried: string | null
}

interface Slow {
  readonly minutesOfAKm: number
  readonly lastMinute: number
}

export type CarriedFuel = Pick<PlanKitItem, 'product' | 'use' | 'amount' | 'from_course'>

export type HandsOut = Pick<PlanOnCourse, 'counts' | 'stations' | 'drink' | 'gels'>

export function slowCourse(
  { kit }: { readonly kit: readonly CarriedFuel[] },
  course: HandsOut,
  { minutesOfAKm, lastMinute }: Slow,
): SlowCourse {
  const gels = course.gels.filter(({ because }) => because === null)
  const hasDrink = course.drink?.because === null
  const stations = course.stations.map(({ km, has_drink: has }, index): SlowStation => {
    const before = course.stations[index - 1]?.km ?? 0
    const gel = gels.find(({ at_km: places }) =>
      places.some((place) => place > before + besideATable && place <= km + besideATable),
    )
    return { km, minute: Math.round(km * minutesOfAKm), hasDrink: hasDrink && has, gel: gel?.product ?? null }
  })
  return {
    stations: stations.filter(({ minute }) => minute >= firstMinute && minute <= lastMinute),
    carried:
      kit.find(({ use, amount, from_course: handedOut }) => use === 'fuel' && handedOut < amount)?.product ??
      null,
  }
}

/** The row at the station nearest to its minute, after those so far; null if the course has none left. */
export function atTheNearest(row: PlanRow, sofar: readonly PlanRow[], course: SlowCourse): PlanRow | null {
  const last = sofar.at(-1)
  const lastFeed = sofar.findLast((each) => isFeed(each.carbs_g))
  const ahead = course.stations.filter(
    ({ minute }) =>
      minute >= (last?.minute ?? 0) + stops.value.minutesApart &&
      (!isFeed(row.carbs_g) || !lastFeed || minute >= lastFeed.minute + stops.value.feedMinutesApart),
  )
  const suited = row.servings.some(isDrinkOfTheCourse) ? ahead.filter(({ hasDrink }) => hasDrink) : []
  const withGel = row.servings.some(isEaten)
    ? ahead.find(({ gel, minute }) => gel && Math.abs(minute - row.minute) <= stops.value.feedMinutesApart)
    : undefined
  const station = withGel ?? nearestTo(suited.length > 0 ? suited : ahead, row.minute)
  return station ? takenAt(row, station, course) : null
}

const nearestTo = (stations: readonly SlowStation[], minute: number) =>
  stations.toSorted((one, other) => Math.abs(one.minute - minute) - Math.abs(other.minute - minute))[0]

/** Whether a stop for water would come where a gel is handed out, long enough after the last feed. */
export function passesAGel(row: PlanRow, sofar: readonly PlanRow[], course: SlowCourse): boolean {
  if (eats(row)) return false
  const lastFeed = sofar.findLast((each) => isFeed(each.carbs_g))?.minute ?? Number.NEGATIVE_INFINITY
  const placed = atTheNearest(row, sofar, course)
  const station = course.stations.find(({ km }) => km === placed?.km)
  return Boolean(station?.gel) && (placed?.minute ?? 0) >= lastFeed + stops.value.feedMinutesApart
}

export const eats = (row: PlanRow) => row.servings.some(isEaten)

const isEaten = ({ id, unit }: PlanServing) => unit === 'count' && (findProduct(id)?.carbs ?? 0) > 0

const isDrinkOfTheCourse = ({ unit, from }: PlanServing) => unit === 'ml' && from === 'course'

function takenAt(row: PlanRow, station: SlowStation, { carried }: SlowCourse): PlanRow {
  const placed = { ...row, km: station.km, minute: station.minute }
  const drunk = row.servings.map((serving) =>
    isDrinkOfTheCourse(serving) && !station.hasDrink ? waterLike(serving) : serving,
  )
  const withGelOf = (id: string | null, from: Pick<PlanServing, 'from'>) =>
    drunk.flatMap((serving): PlanServing[] => {
      if (!isEaten(serving)) return [serving]
      return id === null ? [] : [{ kind: 'product', id, amount: 1, unit: 'count', ...from }]
    })
  const own = drunk.some((serving) => isEaten(serving) && serving.from === 'course')
    ? withGelOf(carried, {})
    : drunk
  const handedOut = station.gel === null ? own : withGelOf(station.gel, { from: 'course' })
  const servings = carbsIn(handedOut) <= mostInOneFeed ? handedOut : own
  return servings.every((serving, at) => serving === row.servings[at]) &&
    servings.length === row.servings.length
    ? placed
    : { ...placed, servings, carbs_g: carbsIn(servings), sodium_mg: sodiumIn(servings) }
}

const waterLike = ({ amount }: PlanServing): PlanServing => ({
  kind: 'water',
  id: 'water-tap',
  amount,
  unit: 'ml',
})

const carbsIn = (servings: readonly PlanServing[]) =>
  Math.floor(sumOf(servings, ({ carbs }) => carbs) + 0.5 + 1e-9)

const sodiumIn = (servings: readonly PlanServing[]) =>
  10 * Math.floor(sumOf(servings, ({ sodium }) => sodium ?? 0) / 10 + 0.5 + 1e-9)

type Figured = NonNullable<ReturnType<typeof findProduct>>

const sumOf = (servings: readonly PlanServing[], of: (product: Figured) => number) =>
  servings.reduce((sum, { id, amount, unit }) => {
    const product = findProduct(id)
    if (!product) return sum
    const whole = { count: 1, ml: product.fluids, g: product.servingGrams ?? amount }[unit]
    return sum + (of(product) * amount) / whole
  }, 0)
