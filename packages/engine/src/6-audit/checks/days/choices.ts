import { type Check, type Given, hard, lookAtEach, soft } from '../../audit.ts'
import type { Fault } from '../../finding.ts'
import { mealsIn, type PlacedMeal } from '../../meals.ts'
import { needsNoStove, recipeOf } from '../../recipe-tables.ts'
import { servingsOfRecipes, suits } from '../../served.ts'

/** The other recipes of a meal are for the same occasion, this runner may eat them, and none is the meal itself or named twice. */
export const mealChoices: Check = {
  id: 'meal-choices',
  look: (given) =>
    lookAtEach('daily_plan', 'hard', mealsIn(given.plan), (placed) => choiceFaults(given, placed)),
}

function choiceFaults(given: Given, { path, section, meal, occasion }: PlacedMeal): Fault[] {
  const { choices, recipe: own } = meal
  const place = `${path}.choices`
  return [
    ...(choices.length <= mostChoices ? [] : [soft(section, 'out-of-place', { path: place })]),
    ...choices.flatMap((id, at) => {
      const recipe = recipeOf(id)
      if (!recipe || !servingsOfRecipes(given)(recipe))
        return [hard(section, 'out-of-place', { path: place })]
      const isOther = id !== own.id && choices.indexOf(id) === at
      const isMade = path !== 'race_day.breakfast_away' || needsNoStove(recipe)
      return isOther && isMade && suits(given, recipe, occasion)
        ? []
        : [soft(section, 'out-of-place', { path: place })]
    }),
  ]
}

/** Fewer if the foods that this runner may eat make no other dish of like size. */
const mostChoices = 2
