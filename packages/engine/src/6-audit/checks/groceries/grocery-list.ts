import { type CostTier, findFoods } from '../../../foods/foods.ts'
import { permitsProduct } from '../../../foods/exclusions/permitted.ts'
import { isNeeded } from '../../../foods/needed-foods.ts'
import { findProduct } from '../../../foods/products.ts'
import { leftOutWith } from '../../../foods/sold-together.ts'
import { isWithoutAddedSalt } from '../../../health.ts'
import type { Plan, PlanGroceries } from '../../../plan.ts'
import { eatenInRaceWeek } from '../../grocery-use.ts'
import { type Check, type Given, lookAt, soft } from '../../audit.ts'
import { differences } from '../../differences.ts'
import { forLongRuns } from './for-long-runs.ts'

const section = 'grocery_list'

/** The remarks on the list follow from it and from the kit: its cost, what to freeze, and the long runs. */
export const groceryListAgrees: Check = {
  id: 'grocery-list-agrees',
  look: (given) => {
    const { groceries } = given.plan
    const { lines, ...stated } = groceries
    const eaten = eatenInRaceWeek(given.plan)
    const names = lines.map(({ name }) => name)
    const pairs = [
      { path: 'groceries.has_long_runs', stated: stated.has_long_runs, made: given.runner.daysToGo >= 7 },
      { path: 'groceries.for_long_runs', stated: stated.for_long_runs, made: forLongRuns(given) },
      { path: 'groceries.bought_gels', stated: stated.bought_gels, made: boughtGels(given.plan) },
      {
        path: 'groceries.homemade_for_practice',
        stated: stated.homemade_for_practice,
        made: homemadeForPractice(given),
      },
      { path: 'groceries.freeze', stated: stated.freeze, made: toFreeze(given.plan) },
      { path: 'groceries.cost', stated: stated.cost, made: costOf(given.plan, eaten) },
      { path: 'groceries.lines', stated: names.length, made: new Set(names.filter(Boolean)).size },
    ]
    return lookAt(section, 'soft', pairs, (all) => differences(section, all, soft))
  },
}

/** Gels that nobody makes at home: carried in the race with spares, for a change, and for the long runs. */
function boughtGels({ race_day: { kit, change }, groceries }: Plan): number {
  let gels = 0
  for (const { product, amount, from_course: handedOut, for_slower: slower, spares } of kit)
    if (isBought(product) && amount > handedOut) gels += amount - handedOut + slower + spares
  if (change && isBought(change.product)) gels += change.servings
  for (const { product, amount } of groceries.for_long_runs) if (isBought(product)) gels += amount
  return gels
}

function isBought(id: string): boolean {
  const product = findProduct(id)
  return product?.gel === true && product.madeOf === null
}

/**
 * The gel of sugar, water and salt: above two boxes of 24, without a high budget, fuel of the runner's own or a salt limit; half
 * of table sugar is fructose, which is not for runners who exclude FODMAPs.
 */
function homemadeForPractice({ plan, runner }: Given): string | null {
  const product = findProduct('sugar-gel-home')
  const { fuel, kitchen } = runner.preferences
  const isOut = leftOutWith(kitchen?.dislikes ?? [])
  const isDisliked = product?.madeOf?.some(({ foodId: id }) => !isNeeded(id) && isOut(id)) ?? false
  const isOffered =
    boughtGels(plan) > 48 &&
    runner.budget !== 'High' &&
    !fuel?.main?.length &&
    !isDisliked &&
    !runner.exclusions.groups.includes('fodmap') &&
    !isWithoutAddedSalt(runner)
  return isOffered && product && permitsProduct(runner, product).permitted ? product.id : null
}

/** FoodSafety.gov, cold food storage: raw poultry, ground meat and fish keep 1 to 2 days in the fridge. */
function toFreeze({ race_week: week, groceries }: Plan): PlanGroceries['freeze'] {
  if (week.length <= 3) return []
  const cold = findFoods(groceries.lines.flatMap(({ food_ids: ids }) => ids)).filter(
    ({ storage }) => storage === 'fridge_freezer',
  )
  return [
    ...(['meat', 'fish', 'shellfish'] as const).filter((kind) =>
      cold.some(({ category }) => category === kind),
    ),
    ...(cold.some(({ id }) => id === 'pea-protein-ground') ? (['plant-based ground'] as const) : []),
  ]
}

/** By the share of the list's energy from foods of each price tier. */
function costOf(plan: Plan, eaten: ReadonlyMap<string, number>): PlanGroceries['cost'] {
  const energy: Record<CostTier, number> = { low: 0, medium: 0, high: 0 }
  for (const line of plan.groceries.lines) {
    const foods = findFoods(line.food_ids)
    const tier = foods[0]?.costTier
    if (!tier) continue
    energy[tier] += foods.reduce(
      (sum, food) => sum + ((eaten.get(food.id) ?? 0) * food.energyPer100g) / 100,
      0,
    )
  }
  const all = Math.max(1, energy.low + energy.medium + energy.high)
  const [medium, high] = [Math.round((100 * energy.medium) / all), Math.round((100 * energy.high) / all)]
  // A step from one tier to the next about doubles the price of the energy.
  const price = 1 + (medium + 3 * high) / 100
  return {
    word: price < 1.5 ? 'low' : price < 2 ? 'moderate' : 'high',
    shares: { low: 100 - medium - high, medium, high },
    fuel: fuelCost(plan),
  }
}

/** The cost of the most expensive item of the race kit. */
function fuelCost({ race_day: race }: Plan): PlanGroceries['cost']['fuel'] {
  const tiers = race.kit.flatMap(({ product }) => findProduct(product)?.costTier ?? [])
  if (tiers.includes('high')) return 'high'
  if (tiers.includes('medium')) return 'moderate'
  return tiers.length > 0 ? 'low' : null
}
