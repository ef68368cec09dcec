import type { Runner } from '../../1-runner/runner.ts'
import { longRunsLeft } from '../../2-targets/long-runs-left.ts'
import { changeOfTaste } from '../../evidence/carbohydrate.ts'
import { findProduct } from '../../foods/products.ts'
import { type Grams, grams, milligrams } from '../../units.ts'
import type { ChangeOfFuel, ScheduleRow } from '../schedule.ts'
import type { ScheduledRun } from '../schedule-run.ts'
import type { Band } from '../arrangement/demand.ts'
import { isUnwantedFuel } from './unwanted-fuel.ts'
import { fits } from './fuel-candidates.ts'
import { mostInOneFeed, mostSodiumInALiter, type ProductWithSodium } from './product-limits.ts'
import { labelToRead } from './fuel-kit.ts'
import { tastes } from './race-fuels.ts'

const { fromHours, carbsWithin, share } = changeOfTaste.value

/**
 * What may take the place of every second serving of the main fuel, late in a run of more than two and a half hours: of
 * another taste, with the same carbs, and within every limit of the run. `raced` is that of the race: the long run tries
 * it and nothing else, for nothing is new on race day. With no long run left there is none to try it in, and no change.
 */
export function changeOfFuel(
  runner: Runner,
  run: ScheduledRun,
  raced: ChangeOfFuel | null = null,
): ChangeOfFuel | null {
  const { fuels = [] } = run.arrangement?.combination ?? {}
  // Several fuels are a change already.
  const fuel = fuels.length === 1 && !takesOfTheCourse(run, fuels[0]) ? fuels[0] : undefined
  const late = fuel ? lateRows(run, fuel) : []
  const [first] = late
  if (!fuel || !first || run.demand.hours <= fromHours || longRunsLeft(runner) === 0) return null
  // Of several the last of an odd number stays: nothing dry shortly before the finish.
  const servings = Math.max(1, Math.floor(late.length * share))
  const product = (raced ? [raced.id] : tastes[runner.budget])
    .flatMap((id) => findProduct(id) ?? [])
    .filter((each) => fits(each, runner, run.demand))
    .filter((each) => !isUnwantedFuel(each, runner))
    .find((other) => isAChange(fuel, other) && keepsTheLimits(run, { late, servings, fuel, other }))
  return product
    ? {
        id: product.id,
        from: first.minute,
        servings,
        carbs: carbsOf(product),
        sodium: milligrams(product.sodium),
        label: labelToRead(runner, product),
      }
    : null
}

const takesOfTheCourse = ({ rows }: ScheduledRun, fuel: ProductWithSodium | undefined) =>
  rows.some(({ servings }) =>
    servings.some(({ from, unit, id }) => from === 'course' && unit === 'count' && id !== fuel?.id),
  )

const lateRows = ({ rows }: ScheduledRun, { id }: ProductWithSodium) =>
  rows.filter(
    ({ minute, servings }) => minute >= 60 * fromHours && servings.some((serving) => serving.id === id),
  )

/** As the rows print them. */
const carbsOf = ({ carbs }: ProductWithSodium): Grams => grams(Math.floor(carbs + 0.5))

const isAChange = (fuel: ProductWithSodium, other: ProductWithSodium) =>
  other.id !== fuel.id &&
  other.taste !== fuel.taste &&
  Math.abs(carbsOf(other) - carbsOf(fuel)) <= carbsWithin

interface Swap {
  readonly late: readonly ScheduleRow[]
  readonly servings: number
  readonly fuel: ProductWithSodium
  readonly other: ProductWithSodium
}

/** If all of it is taken, feeds and totals are still those of a good schedule. */
function keepsTheLimits({ demand, totals }: ScheduledRun, { late, servings, fuel, other }: Swap): boolean {
  const carbs = carbsOf(other) - carbsOf(fuel)
  const sodium = other.sodium - fuel.sodium
  return (
    late.every((row) => row.carbs + carbs <= mostInOneFeed) &&
    staysWithin(demand.carbs, totals.carbs, servings * carbs) &&
    staysWithin(demand.sodium, totals.sodium, servings * sodium) &&
    1000 * (totals.sodium + servings * sodium) <= mostSodiumInALiter * totals.fluids
  )
}

/** A total that is outside anyway gets no farther from its range. */
const staysWithin = ({ least, most }: Band, total: number, more: number) =>
  total + more >= Math.min(least, total) - 1e-6 && total + more <= Math.max(most, total) + 1e-6
