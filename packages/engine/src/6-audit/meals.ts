import { roomForRecovery } from '../evidence/recovery.ts'
import { cooksItsMilk, type Occasion } from '../3-menus/recipes/recipe.ts'
import { energyPerGram } from '../evidence/energy.ts'
import { unmeasuredFiber } from '../evidence/plates.ts'
import { type Food, findFood, isMilk } from '../foods/foods.ts'
import { memoize } from '../foods/memoize.ts'
import type { Plan, PlanMacros, PlanMeal, PlanMealName } from '../plan.ts'
import type { PlanSection } from './finding.ts'
import { recipeOf } from './recipe-tables.ts'

/** A meal, its path in the plan, and what its recipe must be for. */
export interface PlacedMeal {
  readonly path: string
  readonly section: PlanSection
  readonly meal: PlanMeal
  readonly occasion: Occasion
}

/** In the order of the sections; memoized for each plan. */
export const mealsIn = memoize((plan: Plan): readonly PlacedMeal[] => [
  ...ofDays(plan, 'training_days', 'daily_plan'),
  ...plan.long_run.breakfasts.map(
    (meal, index): PlacedMeal => ({
      path: `long_run.breakfasts.${index}`,
      section: 'long_run_fueling',
      meal,
      occasion: 'race morning',
    }),
  ),
  ...one('long_run.recovery_meal', 'long_run_fueling', 'recovery', plan.long_run.recovery_meal),
  ...ofDays(plan, 'race_week', 'race_week'),
  ...one('race_day.breakfast_away', 'race_day_plan', 'race morning', plan.race_day.breakfast_away),
  ...plan.race_day.other_meals.flatMap(({ meal }, index) =>
    one(`race_day.other_meals.${index}.meal`, 'race_week', meal ? onRaceDay(meal) : 'snack', meal),
  ),
  ...one('race_day.recovery_meal', 'race_day_plan', 'recovery', plan.race_day.recovery_meal),
])

const ofDays = (plan: Plan, days: 'training_days' | 'race_week', section: PlanSection): PlacedMeal[] =>
  plan[days].flatMap(({ kind, meals }, day) =>
    meals.map((meal, index) => ({
      path: `${days}.${day}.meals.${index}`,
      section,
      meal,
      occasion:
        meal.name === 'breakfast' && (kind === 'race-morning' || (kind === 'long-run' && hasLongRun(plan)))
          ? 'race morning'
          : occasions[meal.name],
    })),
  )

/** Whether the example day of the long run is built around one: with the breakfast that suits it, and the meal after. */
export const hasLongRun = ({ runner, long_run: { breakfasts } }: Plan) =>
  runner.long_run_km > 0 && breakfasts.length > 0

const occasions: Readonly<Record<PlanMealName, Occasion>> = {
  breakfast: 'breakfast',
  'morning-snack': 'snack',
  'late-morning-snack': 'snack',
  recovery: 'recovery',
  lunch: 'main',
  'afternoon-snack': 'snack',
  'late-afternoon-snack': 'snack',
  dinner: 'main',
  'evening-snack': 'snack',
}

/** Before an evening race a small breakfast or lunch is a snack, and lunch may be as light as the race meal. */
const onRaceDay = ({ name, recipe: { id } }: PlanMeal): Occasion => {
  const own = occasions[name]
  const possible: readonly Occasion[] = own === 'snack' ? [own] : ['race morning', own, 'snack']
  return possible.find((occasion) => recipeOf(id)?.at.includes(occasion)) ?? own
}

const one = (path: string, section: PlanSection, occasion: Occasion, meal: PlanMeal | null): PlacedMeal[] =>
  meal ? [{ path, section, meal, occasion }] : []

/** The nutrients of a meal, counted from the table of foods. */
export interface Held {
  readonly carbs_g: number
  readonly protein_g: number
  readonly fat_g: number
  readonly fiber_g: number
  readonly sodium_mg: number
  readonly fluids_ml: number
}

export type Eaten = readonly { readonly food_id: string; readonly grams: number }[]

/** Memoized for each list of items. */
export const heldBy = memoize((items: Eaten): Held => {
  const held = { carbs_g: 0, protein_g: 0, fat_g: 0, fiber_g: 0, sodium_mg: 0, fluids_ml: 0 }
  for (const { food_id: id, grams } of items) {
    const food = findFood(id)
    if (!food) continue
    const share = grams / 100
    held.carbs_g += food.carbsPer100g * share
    held.protein_g += food.proteinPer100g * share
    held.fat_g += food.fatPer100g * share
    held.fiber_g += fiberOf(food) * share
    held.sodium_mg += food.sodiumPer100g * share
    if (isDrunk(food)) held.fluids_ml += grams / (food.gramsPerMilliliter ?? 1)
  }
  return held
})

/** The same, without milk that a breakfast is cooked in among its drinks. */
export function heldByMeal({ recipe: { id }, items }: PlanMeal): Held {
  const recipe = recipeOf(id)
  if (!recipe || !cooksItsMilk(recipe)) return heldBy(items)
  const drunk = items.filter(({ food_id: food, side }) => side !== null || !isMilkFood(findFood(food)))
  return { ...heldBy(items), fluids_ml: heldBy(drunk).fluids_ml }
}

const isMilkFood = (food: Food | undefined) => food !== undefined && isMilk(food)

/** Measured, or that of a like food. */
const fiberOf = ({ id, fiberPer100g }: Food): number =>
  fiberPer100g ?? (unmeasuredFiber.value as Readonly<Record<string, number>>)[id] ?? 0

const isDrunk = (food: Food) => food.category === 'juice' || food.category === 'drink' || isMilk(food)

const kcal = energyPerGram.value

/** Fiber is within the carbohydrate. */
export const kcalOf = ({ carbs_g: carbs, protein_g: protein, fat_g: fat }: Omit<PlanMacros, 'kcal'>) =>
  kcal.carbs * carbs + kcal.protein * protein + kcal.fat * fat

/** The meal after the long run on its day; lunch takes its place where fuel and breakfast leave no room. Evidence: room-for-recovery. */
export function recoveryOnTheDay({ long_run: run, training_days: days }: Plan): PlanMeal | null {
  const day = days.find(({ kind }) => kind === 'long-run')
  const [breakfast] = run.breakfasts
  if (!day || !breakfast || !run.recovery_meal) return null
  const around = breakfast.carbs_g + day.fuel_carbs_g + run.recovery_meal.carbs_g
  return around <= roomForRecovery.value.share * day.target.carbs_g ? run.recovery_meal : null
}
