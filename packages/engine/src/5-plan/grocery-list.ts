import { inMilliliters } from '../1-runner/formats.ts'
import type { Runner } from '../1-runner/runner.ts'
import { type Grocery, groceriesOf } from '../3-menus/groceries.ts'
import type { Menus } from '../3-menus/menus.ts'
import type { LongRunSchedule, Schedule } from '../4-race-day/schedule.ts'
import { type Food, findFood, type Shelf } from '../foods/foods.ts'
import { milliliters } from '../units.ts'
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
  return `${grocery.buys} — ${amounts(runner, grocery, foods[0])}${label}`
}

/** As it stands on the pack: eggs by number, what is poured in milliliters, all else in grams. */
function amounts(runner: Runner, { packs, packGrams, usesGrams }: Grocery, food: Food | undefined): string {
  const bought = packs * packGrams
  if (food?.category === 'egg') {
    const one = packGrams / eggsInAPack
    return `${packs * eggsInAPack} (uses ${Math.ceil(usesGrams / one - 0.05)})`
  }
  if (food && isPoured(food) && food.gramsPerMilliliter !== null) {
    const volume = (weight: number) => Math.round(weight / (food.gramsPerMilliliter ?? 1))
    return `${inMilliliters(runner, milliliters(volume(bought)))} (uses ${volume(usesGrams)} ml)`
  }
  return `${bought >= 1000 ? `${Number((bought / 1000).toFixed(2))} kg` : `${bought} g`} (uses ${usesGrams} g)`
}

const eggsInAPack = 12

const isPoured = ({ category, roles }: Food) =>
  category === 'juice' ||
  (category === 'plant_milk' && roles.includes('drink')) ||
  (category === 'dairy' && roles.includes('drink')) ||
  category === 'fat'
