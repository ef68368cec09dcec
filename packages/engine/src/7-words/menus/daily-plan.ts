import type { NutritionPlan } from '../../nutrition-plan.ts'
import type { Plan, PlanDay } from '../../plan.ts'
import { exampleDayName } from '../amounts/days.ts'
import { dayLine, mealLines } from './meal-lines.ts'
import { shortDay } from './short-day.ts'

/** The training day in numbers, and three ways to eat it. */
export const dailyPlan = (plan: Plan): NutritionPlan['daily_plan'] => ({
  calories_kcal: plan.targets.daily.kcal,
  carbs_g: plan.targets.daily.carbs_g,
  protein_g: plan.targets.daily.protein_g,
  fat_g: plan.targets.daily.fat_g,
  example_days: plan.training_days.map((day) => exampleDay(plan, day)),
})

const exampleDay = (plan: Plan, day: PlanDay) =>
  [
    `${exampleDayName(plan, day)}: weigh it, or go by the cups and spoons. Cooked foods are weighed cooked.`,
    ...shortDay(day),
    ...mealLines(plan.runner, day),
    `Total: ${dayLine(day.totals)}`,
  ].join('\n')
