import type { Runner } from '../1-runner/runner.ts'
import type { FuelKit, Schedule } from '../4-race-day/schedule.ts'
import { findProduct } from '../foods/products.ts'
import { capital } from './figures.ts'
import { itemsOf, kitLine } from './kit-lines.ts'

/** Gels, drinks and salt for the race; where it needs none, for a long run. */
export function raceDayShopping(runner: Runner, raceDay: Schedule, longRunKit: FuelKit): string[] {
  const forTheRace = itemsOf(raceDay.kit).map((item) => kitLine(runner, item))
  const carried = new Set(itemsOf(raceDay.kit).map(({ id }) => id))
  const forLongRuns = itemsOf(longRunKit)
    .filter(({ id }) => !carried.has(id))
    .map(({ words }) => `${capital(words)} — for your long runs`)
  const lines = [...forTheRace, ...forLongRuns]
  return lines.length > 0
    ? lines
    : ['Nothing to buy here: this race and your long run need no gels and no sports drink']
}

/** Foods that home-made fuel is made of. */
export const ingredientsOf = (kit: FuelKit): string[] =>
  itemsOf(kit)
    .filter(({ recipe }) => recipe !== null)
    .flatMap(({ id }) => findProduct(id)?.madeOf ?? [])
    .map(({ foodId }) => foodId)
    .filter((id) => id !== 'water-tap')
