import type { Runner } from '../1-runner/runner.ts'
import { aCanOfBeans, isBeans } from '../3-menus/batch-prep.ts'
import { type Grocery, groceriesOf } from '../3-menus/groceries.ts'
import type { Menus } from '../3-menus/menus.ts'
import type { LongRunSchedule, Schedule } from '../4-race-day/schedule.ts'
import { findFood, type Shelf } from '../foods/foods.ts'
import { groceryAmounts } from './grocery-amounts.ts'
import { asksForLabel } from './label-reading.ts'
import type { NutritionPlan } from './nutrition-plan.ts'
import { ingredientsOf, raceDayShopping } from './race-day-shopping.ts'

/** What the days that are left and the race ask for, by shelf, each line once: `Rolled oats — 500 g (uses 420 g)`. */
export function groceryList(
  runner: Runner,
  menus: Menus,
  { raceDay, longRun }: { raceDay: Schedule; longRun: LongRunSchedule },
): NutritionPlan['grocery_list'] {
  const groceries = groceriesOf(menus, ingredientsOf(raceDay.kit))
  const shelf = (storage: Shelf) =>
    groceries
      .filter((grocery) => grocery.shelf === storage)
      .map((grocery) => lineOf(runner, grocery))
      .sort()
  return {
    pantry: shelf('pantry'),
    fridge_freezer: shelf('fridge_freezer'),
    electrolytes: raceDayShopping(runner, raceDay, longRun.kit),
  }
}

function lineOf(runner: Runner, grocery: Grocery): string {
  const foods = grocery.foodIds.flatMap((id) => findFood(id) ?? [])
  const label = foods.some((food) => asksForLabel(runner, food)) ? ', read the label' : ''
  return `${grocery.buys} — ${groceryAmounts(runner, grocery, foods)}${cans(grocery)}${label}`
}

/** Dry beans soak overnight; a can does not. */
function cans({ foodIds, usesGrams }: Grocery): string {
  const [id = ''] = foodIds
  if (!isBeans(id)) return ''
  const count = Math.ceil(usesGrams / (findFood(id)?.boughtAs?.ratio ?? 1) / aCanOfBeans)
  return count === 1 ? ', or 1 can' : `, or ${count} cans`
}
