import { boughtPerGram, findFoods } from '../foods/foods.ts'
import { memoize } from '../foods/memoize.ts'
import type { Plan, PlanGrocery } from '../plan.ts'
import type { Eaten } from './meals.ts'

/** Grams on the plate or in homemade fuel, in all of race week and after the race, by food: without what is ordered, and water comes from the tap. */
export const eatenInRaceWeek = memoize(
  ({ race_week: week, race_day: race }: Plan): ReadonlyMap<string, number> => {
    const eaten = new Map<string, number>()
    const eat = (items: Eaten) => {
      for (const { food_id: id, grams } of items) {
        if (id !== 'water-tap' && grams > 0) eaten.set(id, (eaten.get(id) ?? 0) + grams)
      }
    }
    for (const { meals } of week)
      for (const { items, is_ordered: isOrdered } of meals) if (!isOrdered) eat(items)
    for (const { meal } of race.other_meals) eat(meal?.items ?? [])
    if (race.recovery_meal) eat(race.recovery_meal.items)
    eat(awayBeyondHome(week, race))
    for (const { made_of: parts } of race.kit) eat(parts ?? [])
    eat(race.change?.made_of ?? [])
    return eaten
  },
)

/** What the breakfast without a stove needs more of than the one of race morning: either is eaten. */
function awayBeyondHome(week: Plan['race_week'], { breakfast_away: away }: Plan['race_day']): Eaten {
  const home = week.find(({ kind }) => kind === 'race-morning')?.meals[0]?.items ?? []
  const there = away?.items ?? []
  return [...new Set(there.map(({ food_id: id }) => id))].map((id) => ({
    food_id: id,
    grams: Math.max(0, gramsOf(id, there) - gramsOf(id, home)),
  }))
}

/** In a dish and beside it. */
const gramsOf = (id: string, items: Eaten) =>
  items.reduce((sum, { food_id: other, grams }) => sum + (other === id ? grams : 0), 0)

/** Grams of a line as bought, for what is eaten. */
export const usedOf = (line: PlanGrocery, eaten: ReadonlyMap<string, number>) =>
  findFoods(line.food_ids).reduce((sum, food) => sum + (eaten.get(food.id) ?? 0) * boughtPerGram(food), 0)
