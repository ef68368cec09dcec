import type { CookingSession } from '../3-menus/cooking/cooking-session.ts'
import { toIsoDay } from '../plain-day.ts'
import type { PlanCooking } from '../plan.ts'

export const composeCooking = (session: CookingSession | null): PlanCooking | null =>
  session && {
    date: toIsoDay(session.date),
    pots: session.pots.map(({ recipeId, quarters, handsOn, total, meals, freezes }) => ({
      recipe: recipeId,
      quarters,
      hands_on_minutes: handsOn,
      total_minutes: total,
      meals: meals.map(({ date, name }) => ({ date: toIsoDay(date), name })),
      freezes,
    })),
    minutes: session.minutes,
  }
