import type { Targets } from '../2-targets/targets.ts'
import type { DayMenu, Menus } from '../3-menus/menus.ts'
import { dayLine, mealLines } from './meal-lines.ts'
import type { NutritionPlan } from './nutrition-plan.ts'
import { shortDay } from './too-few-foods-note.ts'

/** The training day in numbers, and three ways to eat it. */
export function dailyPlan(targets: Targets, menus: Menus): NutritionPlan['daily_plan'] {
  const { daily } = targets
  return {
    calories_kcal: daily.energy,
    carbs_g: daily.carbs,
    protein_g: daily.protein,
    fat_g: daily.fat,
    example_days: menus.exampleDays.map((day) => exampleDay(day, targets)),
  }
}

const exampleDay = (day: DayMenu, targets: Targets) =>
  [
    `${day.label}: weigh it, or go by the cups and spoons. Cooked foods are weighed cooked.`,
    ...shortDay(day, targets),
    ...mealLines(day),
    `Total: ${dayLine(day.totals)}`,
  ].join('\n')
