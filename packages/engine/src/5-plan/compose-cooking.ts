import type { CookedAhead, CookingRound } from '../3-menus/cooking/batch-prep.ts'
import { toIsoDay } from '../plain-day.ts'
import type { PlanCookedFood, PlanCooking } from '../plan.ts'

export const composeCooking = (rounds: readonly CookingRound[]): PlanCooking => ({
  rounds: rounds.map(({ date, when, from, until, foods }) => ({
    date: toIsoDay(date),
    when,
    from: toIsoDay(from),
    until: toIsoDay(until),
    foods: foods.map(composeFood),
  })),
})

const composeFood = ({ id, cooked, raw, handsOn, meals }: CookedAhead): PlanCookedFood => ({
  food_id: id,
  cooked_g: cooked,
  raw_g: raw,
  hands_on_minutes: handsOn,
  meals: meals.map(({ date, name }) => ({ date: toIsoDay(date), name })),
})
