import { isCookedWithFishSauce } from '../../3-menus/ordered-dinner.ts'
import { findRecipe } from '../../3-menus/recipes/all-recipes.ts'
import type { Plan, PlanDatedMeal, PlanDay, PlanMeal } from '../../plan.ts'
import { lowercaseFirst } from '../../letter-case.ts'
import { weekdayInWords } from '../amounts/days.ts'
import { portions } from '../menus/dish-words.ts'
import { mealName } from '../menus/meal-words.ts'

/**
 * Who cooks a meal of race week, where it is not cooked for itself alone: "cook 2¼ portions" or "tonight’s session" where
 * a pot is cooked, and "from Monday" where it is eaten; "ordered" away from home; "cook the night before" for a lunch and
 * "make ahead" for a snack at work or at school, where nothing is heated up.
 */
export function cookedWhen(plan: Plan, day: PlanDay, meal: PlanMeal): string | null {
  if (meal.is_ordered) return orderedHow(plan, meal)
  const when = inAPot(plan, day, meal) ?? (isTakenAlong(plan, day, meal) ? ahead(meal) : null)
  return isInAFoodJar(plan, day, meal) ? `${when}; hot in a food jar` : when
}

/** Vegetarians ask: restaurants of this cuisine cook tofu and noodles with fish sauce and broth too. */
function orderedHow({ runner }: Plan, { recipe }: PlanMeal): string {
  const asks = runner.diet !== 'Omnivore' && isCookedWithFishSauce(findRecipe(recipe.id))
  return asks ? 'ordered: ask for no fish sauce or meat broth' : 'ordered'
}

const ahead = ({ name }: PlanMeal) => (name === 'lunch' ? 'cook the night before' : 'make ahead')

/** A lunch at school, where nothing is heated up. */
export const isInAFoodJar = (plan: Plan, day: PlanDay, meal: PlanMeal): boolean =>
  plan.runner.age < 18 && meal.name === 'lunch' && meal.is_ordered !== true && isTakenAlong(plan, day, meal)

/** A lunch or a snack at work or at school that is cooked for itself alone, and kept until then. */
export const isMadeAhead = (plan: Plan, day: PlanDay, meal: PlanMeal): boolean =>
  meal.is_ordered !== true && isTakenAlong(plan, day, meal) && inAPot(plan, day, meal) === null

function inAPot({ cooking, doubles }: Plan, { date }: PlanDay, meal: PlanMeal): string | null {
  const isThis = (other: PlanDatedMeal) => other.date === date && other.name === meal.name
  if (cooking?.pots.some(({ meals }) => meals.some(isThis)))
    return cooking.date === date ? 'tonight’s session' : `from ${weekdayInWords(cooking.date)}`
  const pot = doubles.find(({ meals }) => meals.some(isThis))
  const first = pot?.meals[0]
  if (!first) return null
  if (isThis(first)) return `cook ${portions(pot.quarters)}`
  return `from ${first.date === date ? lowercaseFirst(mealName(first)) : weekdayInWords(first.date)}`
}

const eatenAway: ReadonlySet<PlanMeal['name']> = new Set(['morning-snack', 'lunch', 'afternoon-snack'])

/** From Monday to Friday nobody stands at a stove at noon or between meals; today's evening before is past, and a dish that does not keep is cooked when it is eaten. */
function isTakenAlong({ runner, race_week: week }: Plan, { date }: PlanDay, meal: PlanMeal): boolean {
  const isToday = runner.days_to_go < 7 && week[0]?.date === date
  if (!eatenAway.has(meal.name) || date === null || isToday || weekdayInWords(date).startsWith('S'))
    return false
  const { equipment, keeps } = findRecipe(meal.recipe.id)
  return keeps.fridgeDays > 0 && equipment.some((each) => each === 'stove' || each === 'oven')
}
