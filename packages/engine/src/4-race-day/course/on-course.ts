import type { Runner } from '../../1-runner/runner.ts'
import type { CoursePreferences } from '../../1-runner/preferences/course-schema.ts'
import { idOfChoice } from '../../foods/own-label.ts'
import { findProduct, type Product } from '../../foods/products.ts'
import type { NotKept } from '../../not-kept.ts'
import { farStations, swallowedOfACup } from '../../evidence/fluids.ts'
import { type Kilometers, kilometers, type Milliliters, milliliters } from '../../units.ts'
import { isOfDislikedFood } from '../fuels/unwanted-fuel.ts'
import { type ProductWithSodium, whyNotTaken } from '../fuels/product-limits.ts'

/** A place where a cup of water is handed out. */
export interface Station {
  readonly km: Kilometers
  /** Whether the drink of the course is handed out too. */
  readonly hasDrink: boolean
}

/** From the start to the first station, from one to the next, from the last to the finish. */
export interface Stretch {
  readonly from: Kilometers
  readonly to: Kilometers
}

/** Something that the course hands out, and why this runner may not take it; null if they may. */
export interface HandedOut {
  readonly product: string
  /** In order of the course; empty for a drink, which its stations name. */
  readonly at: readonly Kilometers[]
  readonly because: NotKept['because'] | null
}

/** What the race hands out on its course, as far as it is known. */
export interface OnCourse {
  /** Typed by the runner, or filled in and checked by them, and some of it in time: only then does a row rely on it. */
  readonly counts: boolean
  /** Where more than an hour lies between two stations, so that a bottle is carried between them. */
  readonly farStretches: readonly Stretch[]
  /** In order of the course, before the finish. */
  readonly stations: readonly Station[]
  /** What is swallowed of one cup. */
  readonly cup: Milliliters
  readonly drink: HandedOut | null
  readonly gels: readonly HandedOut[]
}

/** Null if the runner said nothing about stations. */
export function onCourse(runner: Runner): OnCourse | null {
  const { course } = runner.preferences
  if (!course?.stations) return null
  const places = within(runner, placesOf(course.stations, runner.raceDistance))
  const withDrink = course.drink && (course.drink_at_km?.map(kilometers) ?? places)
  const all = [...new Set([...places, ...within(runner, withDrink ?? [])])].toSorted((a, b) => a - b)
  return {
    counts: isSure(course) && isAnyInTime(all, runner),
    farStretches: farStretches(all, runner),
    stations: all.map((km) => ({ km, hasDrink: withDrink?.includes(km) ?? false })),
    cup: milliliters(course.cup_ml ?? swallowedOfACup.value),
    drink: course.drink
      ? { product: idOfChoice(course.drink), at: [], because: whyNotDrunk(course.drink, runner) }
      : null,
    gels: (course.gels ?? []).map(({ product, at_km: at }) => ({
      product: idOfChoice(product),
      at: within(runner, at.map(kilometers)).toSorted((a, b) => a - b),
      because: whyNotEaten(product, runner),
    })),
  }
}

const isSure = ({ preset, checked }: CoursePreferences) => preset === undefined || checked === true

const minuteAt = (km: Kilometers, { raceDistance, targetTime }: Runner) =>
  (60 * targetTime * km) / raceDistance

function isAnyInTime(stations: readonly Kilometers[], runner: Runner): boolean {
  const minutes = stations.map((km) => minuteAt(km, runner))
  return minutes.some((minute) => minute >= firstMinute && minute <= 60 * runner.targetTime - firstMinute)
}

/** Evidence: far-stations. */
const farStretches = (stations: readonly Kilometers[], runner: Runner): Stretch[] =>
  [...stations, runner.raceDistance]
    .map((to, index) => ({ from: stations[index - 1] ?? kilometers(0), to }))
    .filter(({ from, to }) => minuteAt(to, runner) - minuteAt(from, runner) > farStations.value)

/** Nobody drinks at a table five minutes from the start, and what comes in the last minutes helps no more. */
export const firstMinute = 10

/** Tables stretch along the road, km. */
export const besideATable = 0.3

const within = ({ raceDistance }: Runner, places: readonly Kilometers[]) =>
  places.filter((km) => km < raceDistance)

function placesOf(stations: NonNullable<CoursePreferences['stations']>, length: Kilometers): Kilometers[] {
  if ('at_km' in stations) return stations.at_km.map(kilometers)
  const { every_km: every, from_km: from = every, to_km: to = length } = stations
  const count = Math.max(0, Math.floor((Math.min(to, length) - from) / every + 1e-9) + 1)
  return Array.from({ length: count }, (_, index) => kilometers(toTheMeter(from + index * every)))
}

const toTheMeter = (km: number) => Math.round(1000 * km) / 1000

type Choice = NonNullable<CoursePreferences['drink']>

const whyNotDrunk = (choice: Choice, runner: Runner) => whyNot(choice, runner, ({ fluids }) => fluids > 0)

function whyNotEaten(choice: Choice, runner: Runner): HandedOut['because'] {
  const product = findProduct(idOfChoice(choice))
  if (product && isOfDislikedFood(product, runner)) return { code: 'disliked' }
  return whyNot(choice, runner, ({ carbs, fluids }) => carbs > 0 && fluids === 0)
}

function whyNot(choice: Choice, runner: Runner, isForThis: (product: Product) => boolean) {
  const product = findProduct(idOfChoice(choice))
  if (!product) return null
  return isForThis(product) ? (whyNotTaken(product, runner) ?? null) : ({ code: 'not-for-this' } as const)
}

/** The drink of the course, if rows may rely on it. */
export function courseDrink(course: OnCourse | null): ProductWithSodium | null {
  if (!course?.counts || !course.drink || course.drink.because) return null
  return productOf(course.drink)
}

/** The gels that rows may rely on, each at its places. */
export const courseGels = ({ gels }: OnCourse): { product: ProductWithSodium; km: Kilometers }[] =>
  gels
    .filter(({ because }) => because === null)
    .flatMap((gel) => {
      const product = productOf(gel)
      return product ? gel.at.map((km) => ({ product, km })) : []
    })

/** Whether it may be taken was asked before: its sodium is known. */
const productOf = ({ product }: HandedOut) => (findProduct(product) as ProductWithSodium | undefined) ?? null
