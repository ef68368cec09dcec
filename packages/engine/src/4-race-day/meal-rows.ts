import type { Targets } from '../2-targets/targets.ts'
import type { DayMenu, Meal, Menus } from '../3-menus/menus.ts'
import { roundTo } from '../units.ts'
import type { Serving } from './schedule.ts'

/** The meals of race day; null if there is no menu for them. */
export interface RaceDayMeals {
  readonly breakfast: Meal | null
  readonly recovery: Meal | null
}

export function raceDayMeals({ raceWeek, recovery }: Menus): RaceDayMeals {
  const morning: DayMenu | undefined = raceWeek.find(({ kind }) => kind === 'race-morning')
  return { breakfast: morning?.meals[0] ?? null, recovery: recovery.race }
}

interface MealRow {
  readonly servings: readonly Serving[]
  readonly carbs: number
  readonly sodium: number
  readonly fluids: number
}

/** The breakfast with its foods and their figures, or with its targets if there is no menu for it. */
export const breakfastRow = ({ race }: Targets, meal: Meal | null): MealRow =>
  meal ? { ...eaten(meal), fluids: meal.fluids } : { ...race.breakfast, servings: [] }

/** A meal with its own carbs and sodium; the fluids are those of the two hours, food and drink together. */
export function recoveryRow({ race }: Targets, meal: Meal | null): MealRow {
  const { carbs, sodium, fluids } = race.recovery
  return meal ? { ...eaten(meal), fluids } : { servings: [], carbs, sodium, fluids }
}

const eaten = (meal: Meal) => ({
  servings: servingsOf(meal),
  carbs: meal.carbs,
  sodium: roundTo(meal.sodium, 10),
})

const servingsOf = ({ items }: Meal): Serving[] =>
  items.map(({ foodId, amount }) =>
    foodId === 'water-tap'
      ? { kind: 'water', id: foodId, amount, unit: 'ml' }
      : { kind: 'food', id: foodId, amount, unit: 'g' },
  )
