import type { Runner } from '../1-runner/runner.ts'
import type { Used } from '../3-menus/groceries.ts'
import type { FuelKit, KitItem, Schedule } from '../4-race-day/schedule.ts'
import { findProduct, type Product } from '../foods/products.ts'
import { grams } from '../units.ts'
import { itemsOf, kitLine, kitName, spareFuels } from './kit-lines.ts'

/** Gels, drinks and salt for the race; what only long runs take too, where there is time for one. */
export function raceDayShopping(runner: Runner, raceDay: Schedule, longRunKit: FuelKit): string[] {
  const forTheRace = itemsOf(raceDay.kit).map((item) => kitLine(runner, item))
  const carried = new Set(itemsOf(raceDay.kit).map(({ id }) => id))
  const hasLongRuns = runner.daysToGo >= daysOfRaceWeek
  const forLongRuns = hasLongRuns
    ? itemsOf(longRunKit)
        .filter(({ id }) => !carried.has(id))
        .map((item) => `${kitName(item)} — for your long runs`)
    : []
  const lines = [...forTheRace, ...forLongRuns]
  if (lines.length > 0) return lines
  return [
    `Nothing to buy here: this race${hasLongRuns ? ' and your long run need' : ' needs'} no gels and no sports drink`,
  ]
}

/** In the last week nobody runs long. */
const daysOfRaceWeek = 7

/** Foods that homemade fuel is made of, for what the rows take and the spares. */
export const ingredientsOf = (kit: FuelKit): Used[] =>
  itemsOf(kit)
    .filter(({ recipe }) => recipe !== null)
    .flatMap(ingredientsOfItem)

/** What all servings of it are made of. */
export function ingredientsOfItem(item: KitItem): Used[] {
  const product = findProduct(item.id)
  return (product?.madeOf ?? []).map(({ foodId, grams: weight }) => ({
    foodId,
    amount: grams(weight * servingsOf(item, product)),
  }))
}

function servingsOf({ unit, amount, use }: KitItem, product: Product | undefined): number {
  if (unit === 'ml') return amount / Math.max(1, product?.fluids ?? amount)
  if (unit === 'g') return amount / Math.max(1, product?.servingGrams ?? amount)
  return use === 'fuel' ? amount + spareFuels : amount
}
