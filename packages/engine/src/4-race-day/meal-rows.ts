import { inMilliliters } from '../1-runner/formats.ts'
import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import type { DayMenu, Meal, Menus } from '../3-menus/menus.ts'
import { roundTo } from '../units.ts'
import type { Serving } from './schedule.ts'

/** The meals of race day; null where there is no menu for them. */
export interface RaceDayMeals {
  readonly breakfast: Meal | null
  readonly recovery: Meal | null
}

export function raceDayMeals({ raceWeek, recovery }: Menus): RaceDayMeals {
  const morning: DayMenu | undefined = raceWeek.find(({ kind }) => kind === 'race-morning')
  return { breakfast: morning?.meals[0] ?? null, recovery: recovery.race }
}

interface MealRow {
  readonly item: string
  readonly servings: readonly Serving[]
  readonly carbs: number
  readonly sodium: number
  readonly fluids: number
}

/** The breakfast by its foods and their own figures, or by its numbers where no menu names it. */
export function breakfastRow(runner: Runner, { race }: Targets, meal: Meal | null): MealRow {
  const eaten = race.breakfast
  if (!meal) {
    const item = `${eaten.carbs} g of carbs from a breakfast you have practiced, low in fat and fiber, with ${inMilliliters(runner, eaten.fluids)} to drink`
    return { ...eaten, item, servings: [] }
  }
  const { carbs, fluids } = meal
  return { item: inWords(meal), servings: servingsOf(meal), carbs, sodium: roundTo(meal.sodium, 10), fluids }
}

/** A plate with its own carbs and sodium; the fluids are those of the two hours, food and drink together. */
export function recoveryRow(runner: Runner, { race }: Targets, meal: Meal | null): MealRow {
  const after = race.recovery
  const drink =
    `with up to ${inMilliliters(runner, after.fluids)} to drink over the next 2 h, to thirst; ` +
    'none if you gained weight or have a headache, nausea or confusion'
  const { fluids } = after
  if (!meal) {
    const item = `${inGrams(after)}, ${drink}`
    return { item, servings: [], carbs: after.carbs, sodium: after.sodium, fluids }
  }
  const item = `${inWords(meal)}: ${inGrams(meal)}, ${drink}`
  return { item, servings: servingsOf(meal), carbs: meal.carbs, sodium: roundTo(meal.sodium, 10), fluids }
}

const inGrams = ({ carbs, protein }: { readonly carbs: number; readonly protein: number }) =>
  `${carbs} g of carbs and ${protein} g of protein`

const inWords = ({ dish, items }: Meal) => `${dish} — ${items.map(({ text }) => text).join(', ')}`

const servingsOf = ({ items }: Meal): Serving[] =>
  items.map(({ foodId, amount }) =>
    foodId === 'water-tap'
      ? { kind: 'water', id: foodId, amount, unit: 'ml' }
      : { kind: 'food', id: foodId, amount, unit: 'g' },
  )
