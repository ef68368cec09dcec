import type { Runner } from '../1-runner/runner.ts'
import { findFood, type Food, type Shelf } from '../foods/foods.ts'
import { type LarderId, larder } from '../3-menus/larder.ts'
import type { Menus } from '../3-menus/menus.ts'
import type { LongRunSchedule, Schedule } from '../4-race-day/schedule.ts'
import { inMilliliters } from '../1-runner/formats.ts'
import { capital } from './figures.ts'
import { milliliters, roundTo } from '../units.ts'
import { asksForLabel } from './label-reading.ts'
import type { NutritionPlan } from './nutrition-plan.ts'
import { ingredientsOf, raceDayShopping } from './race-day-shopping.ts'

/** What the days that are left and the race ask for, by shelf, each line once: `Rolled oats — 500 g pack`. */
export function groceryList(
  runner: Runner,
  menus: Menus,
  { raceDay, longRun }: { raceDay: Schedule; longRun: LongRunSchedule },
): NutritionPlan['grocery_list'] {
  const ids = [
    ...menus.raceWeek.flatMap(({ meals }) => meals.flatMap((meal) => meal.foods)),
    ...ingredientsOf(raceDay.kit),
    ...ingredientsOf(longRun.kit),
  ]
  const foods = [...new Set(ids)].flatMap((id) => findFood(id) ?? [])
  const shelf = (storage: Shelf) => linesOf(runner, foods, storage)
  return {
    pantry: shelf('pantry'),
    fridge_freezer: shelf('fridge_freezer'),
    electrolytes: raceDayShopping(runner, raceDay, longRun.kit),
  }
}

function linesOf(runner: Runner, foods: readonly Food[], shelf: Shelf): string[] {
  const lines = foods.filter(({ storage }) => storage === shelf).map((food) => lineOf(runner, food))
  return [...new Set(lines)].sort()
}

function lineOf(runner: Runner, food: Food): string {
  const label = asksForLabel(runner, food) ? ', read the label' : ''
  return `${nameToBuy(food)} — ${packOf(runner, food)}${label}`
}

/** What only race fuel is made of goes by the data's own name. */
const nameToBuy = (food: Food): string =>
  food.id in larder ? larder[food.id as LarderId].buys : capital(food.boughtAs?.food ?? food.name)

function packOf(runner: Runner, food: Food): string {
  const pack = food.boughtAs?.packGrams ?? food.packGrams
  if (food.category === 'egg') return '1 dozen'
  if (pack === null) return '1 pack'
  if (isPoured(food) && food.gramsPerMilliliter !== null) {
    return `${inMilliliters(runner, roundTo(milliliters(pack / food.gramsPerMilliliter), 50))} pack`
  }
  return pack >= 1000 ? `${pack / 1000} kg pack` : `${pack} g pack`
}

const isPoured = ({ category, roles }: Food) =>
  category === 'juice' ||
  (category === 'plant_milk' && roles.includes('drink')) ||
  (category === 'dairy' && roles.includes('drink')) ||
  category === 'fat'
