import type { Runner } from '../1-runner/runner.ts'
import type { Used } from '../3-menus/groceries.ts'
import type { FuelKit, KitItem, Schedule } from '../4-race-day/schedule.ts'
import { findProduct, type Product } from '../foods/products.ts'
import { grams } from '../units.ts'
import { capital } from './figures.ts'
import { itemsOf, kitLine, spareFuels } from './kit-lines.ts'

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

/** Foods that home-made fuel is made of, for what the rows take and the spares. */
export const ingredientsOf = (kit: FuelKit): Used[] =>
  itemsOf(kit)
    .filter(({ recipe }) => recipe !== null)
    .flatMap((item) => {
      const product = findProduct(item.id)
      return (product?.madeOf ?? []).map(({ foodId, grams: weight }) => ({
        foodId,
        amount: grams(weight * servingsOf(item, product)),
      }))
    })

function servingsOf({ unit, amount, use }: KitItem, product: Product | undefined): number {
  if (unit === 'ml') return amount / Math.max(1, product?.fluids ?? amount)
  if (unit === 'g') return amount / Math.max(1, product?.servingGrams ?? amount)
  return use === 'fuel' ? amount + spareFuels : amount
}
