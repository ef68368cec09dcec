import type { Plan, PlanDay, PlanDouble, PlanItem, PlanMeal } from '../../plan.ts'

/** The meals of race week as they are cooked: those of one pot are one meal, with the amounts of all of them. What is ordered has its card too, to see what a plate holds. */
export const cookedTogether = (plan: Plan): PlanMeal[] =>
  plan.race_week.flatMap((day) => day.meals.flatMap((meal) => cookedFor(plan, day, meal) ?? []))

/** A meal cooked for itself alone, the whole pot at its first meal, nothing at those that eat what is left. */
function cookedFor(plan: Plan, { date }: PlanDay, meal: PlanMeal): PlanMeal | null {
  const pot = [...(plan.cooking?.pots ?? []), ...plan.doubles].find(({ meals }) =>
    meals.some((other) => other.date === date && other.name === meal.name),
  )
  if (!pot) return meal
  const [first] = pot.meals
  return first?.date === date && first.name === meal.name ? wholePot(plan, pot, meal) : null
}

const wholePot = (plan: Plan, pot: PlanDouble, first: PlanMeal): PlanMeal => ({
  ...first,
  recipe: { ...first.recipe, quarters: pot.quarters },
  items: summed(mealsOfPot(plan, pot).flatMap(({ items }) => items.filter(({ side }) => side === null))),
})

const mealsOfPot = ({ race_week: week }: Plan, { meals }: PlanDouble): PlanMeal[] =>
  meals.flatMap(({ date, name }) =>
    week.flatMap((day) => (day.date === date ? day.meals.filter((meal) => meal.name === name) : [])),
  )

function summed(items: readonly PlanItem[]): PlanItem[] {
  const foods = new Map<string, PlanItem>()
  for (const item of items.filter(({ in_drink: inDrink }) => !inDrink)) {
    const before = foods.get(item.food_id)
    foods.set(item.food_id, { ...item, grams: (before?.grams ?? 0) + item.grams })
  }
  return [...foods.values()]
}
