import type { Runner } from '../1-runner/runner.ts'
import { type CostWord, costOf } from '../3-menus/grocery-cost.ts'
import { groceriesOf } from '../3-menus/groceries.ts'
import type { Menus } from '../3-menus/menus.ts'
import type { Schedule } from '../4-race-day/schedule.ts'
import { type CostTier, findFood } from '../foods/foods.ts'
import { findProduct } from '../foods/products.ts'
import { dayInWords } from './days-in-words.ts'
import { listed } from './figures.ts'
import { itemsOf } from './kit-lines.ts'
import { ingredientsOf } from './race-day-shopping.ts'

/** Which days the list is for and what it roughly costs, in one note: the page, the PDF and the copied list show it beside the list. */
export const groceryNote = (runner: Runner, menus: Menus, raceDay: Schedule): string =>
  `${covers(runner, menus, raceDay)} ${cost(menus, raceDay)}`

function covers({ raceDate, daysToGo }: Runner, menus: Menus, { kit }: Schedule): string {
  const { raceWeek } = menus
  const [first] = raceWeek
  const race = dayInWords(raceDate)
  const days =
    first?.date && daysToGo > 0
      ? `${dayInWords(first.date)} to the race on ${race}: every meal of those days`
      : `race day, ${race}: the breakfast`
  const others = daysToGo > 6 ? ' The three training days are examples and are not on it.' : ''
  const after =
    ingredientsOf(kit).length > 0
      ? ', the meal after the race and what your homemade race fuel takes'
      : ' and the meal after the race'
  return `Your grocery list covers ${days}${after}.${others}${keeping(menus)}`
}

/** US FoodSafety.gov, cold food storage: raw poultry, ground meat and fish 1 to 2 days in the fridge. */
function keeping(menus: Menus): string {
  const raw = groceriesOf(menus)
    .flatMap(({ foodIds }) => foodIds.flatMap((id) => findFood(id) ?? []))
    .filter(({ storage }) => storage === 'fridge_freezer')
  const kinds = ['meat', 'fish', 'shellfish'].filter((kind) => raw.some(({ category }) => category === kind))
  return menus.raceWeek.length > 3 && kinds.length > 0
    ? ` Freeze raw ${listed(kinds)} that you will not cook within two days.`
    : ''
}

/** The price tiers are judgments, and no prices. */
function cost(menus: Menus, raceDay: Schedule): string {
  const { word, shares } = costOf(groceriesOf(menus, ingredientsOf(raceDay.kit)))
  const parts = (['low', 'medium', 'high'] as const)
    .filter((tier) => shares[tier] > 0)
    .map((tier, index) =>
      index === 0
        ? `${shares[tier]} % of its energy comes from ${tierWords[tier]} foods`
        : `${shares[tier]} % from ${tierWords[tier]} ones`,
    )
  return `Rough cost: ${word} for the food (${listed(parts)})${fuelCost(raceDay)}. This goes by price tiers, not by the prices of your shop.`
}

const tierWords: Readonly<Record<CostTier, string>> = {
  low: 'low-cost',
  medium: 'mid-priced',
  high: 'high-cost',
}

/** The dearest thing of the kit. */
function fuelCost({ kit }: Schedule): string {
  const tiers = itemsOf(kit).flatMap(({ id }) => findProduct(id)?.costTier ?? [])
  const dearest = (['high', 'medium', 'low'] as const).find((tier) => tiers.includes(tier))
  return dearest ? `, ${costWords[dearest]} for the race fuel` : ''
}

const costWords: Readonly<Record<CostTier, CostWord>> = { low: 'low', medium: 'moderate', high: 'high' }
