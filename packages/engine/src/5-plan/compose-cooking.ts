import type { Cooking } from '../3-menus/cooking/cooking-session.ts'
import type { DatedMeal } from '../3-menus/cooking/pots-of-week.ts'
import { toIsoDay } from '../plain-day.ts'
import type { Plan, PlanDatedMeal } from '../plan.ts'

export const composeCooking = ({ session, doubles }: Cooking): Pick<Plan, 'cooking' | 'doubles'> => ({
  cooking: session && {
    date: toIsoDay(session.date),
    pots: session.pots.map(({ recipeId, quarters, handsOn, total, meals }) => ({
      recipe: recipeId,
      quarters,
      hands_on_minutes: handsOn,
      total_minutes: total,
      meals: composeMeals(meals),
    })),
    minutes: session.minutes,
  },
  doubles: doubles.map(({ recipeId, quarters, meals }) => ({
    recipe: recipeId,
    quarters,
    meals: composeMeals(meals),
  })),
})

const composeMeals = (meals: readonly DatedMeal[]): PlanDatedMeal[] =>
  meals.map(({ date, name }) => ({ date: toIsoDay(date), name }))
