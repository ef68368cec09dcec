import { breakfasts } from './breakfasts.ts'
import type { DishPlan, Occasion } from './dish-plan.ts'
import { gentleMains } from './gentle-mains.ts'
import { mains } from './mains.ts'
import { raceMornings } from './race-mornings.ts'
import { recoveries, snacks } from './small-meals.ts'

/** Every dish of the product. */
export const allDishes: readonly DishPlan[] = [
  ...breakfasts,
  ...mains,
  ...gentleMains,
  ...snacks,
  ...raceMornings,
  ...recoveries,
]

export const dishesAt = (occasion: Occasion): readonly DishPlan[] =>
  allDishes.filter(({ at }) => at.includes(occasion))

const byId = new Map(allDishes.map((each) => [each.id, each]))

export function findDish(id: string): DishPlan {
  const found = byId.get(id)
  if (!found) throw new Error(`${id} is not a dish of this kitchen`)
  return found
}
