import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import type { DayMenu, Macros, Meal, MealItem } from '../3-menus/menus.ts'
import { farShortOf } from '../3-menus/days/too-few-foods.ts'
import { toIsoDay } from '../plain-day.ts'
import type { PlanDay, PlanItem, PlanMacros, PlanMeal } from '../plan.ts'
import { readsLabel } from './label-reading.ts'

export const composeDay = (runner: Runner, day: DayMenu, targets: Targets): PlanDay => ({
  key: day.key,
  kind: day.kind,
  date: day.date && toIsoDay(day.date),
  target: composeMacros(day.target),
  meals: day.meals.map((meal) => composeMeal(runner, meal)),
  fuel_carbs_g: day.fuelCarbs,
  totals: { ...composeMacros(day.totals), fiber_g: day.totals.fiber },
  gave_way: day.gaveWay,
  far_short_of: farShortOf(day, targets),
})

export const composeMeal = (runner: Runner, meal: Meal): PlanMeal => ({
  name: meal.name,
  recipe: meal.recipe,
  choices: meal.choices,
  ...(meal.insteadOf === undefined ? {} : { instead_of: meal.insteadOf }),
  ...(meal.isChosenByModel ? { chosen_by_model: true as const } : {}),
  ...(meal.isOrdered ? { is_ordered: true as const } : {}),
  items: meal.items.map((item) => composeItem(runner, item)),
  ...composeMacros(meal),
  sodium_mg: meal.sodium,
  fluids_ml: meal.fluids,
})

const composeItem = (runner: Runner, { foodId, amount, side, inDrink }: MealItem): PlanItem => ({
  food_id: foodId,
  grams: amount,
  side,
  in_drink: inDrink,
  read_label: readsLabel(runner, foodId),
})

const composeMacros = ({ energy, carbs, protein, fat }: Macros): PlanMacros => ({
  kcal: energy,
  carbs_g: carbs,
  protein_g: protein,
  fat_g: fat,
})
