import { findRecipe } from '../../3-menus/recipes/all-recipes.ts'
import type { Equipment, Recipe } from '../../3-menus/recipes/recipe.ts'
import { isWithoutAddedSalt } from '../../health.ts'
import type { Plan, PlanMeal, PlanRunner } from '../../plan.ts'
import { isAmerican, joinList } from '../amounts/format-amounts.ts'
import type { RecipeWords } from '../plan-words.ts'
import { cookedAlone, type CookedOnce, cookedTogether } from './cooked-together.ts'
import { fillRecipeText } from './recipe-text.ts'
import { fillingOf, isOfTheRecipe, portions, recipeName } from './dish-words.ts'
import { amountOnCard, waterOnCard } from './card-amounts.ts'
import { sideSteps } from './side-steps.ts'

/** Every recipe of the plan once: for the portions in which it is cooked, and how it is made. */
export function recipeCards(plan: Plan): RecipeWords[] {
  const dishes = new Map<string, CookedOnce[]>()
  for (const cooked of [...cookedTogether(plan), ...mealsOutsideRaceWeek(plan).map(cookedAlone)])
    dishes.set(cooked.dish.recipe.id, [...(dishes.get(cooked.dish.recipe.id) ?? []), cooked])
  return [...dishes].map(([id, cooked]) => cardOf(plan.runner, id, cooked as [CookedOnce, ...CookedOnce[]]))
}

/** Those of race week first: they are cooked soonest. */
export const mealsOf = (plan: Plan): PlanMeal[] => [...mealsOfTheWeek(plan), ...mealsOutsideRaceWeek(plan)]

/** Of race week and of race day. */
export const mealsOfTheRace = (plan: Plan): PlanMeal[] => [...mealsOfTheWeek(plan), ...mealsOfRaceDay(plan)]

const mealsOutsideRaceWeek = (plan: Plan): PlanMeal[] => [...mealsOfRaceDay(plan), ...mealsInTraining(plan)]

const mealsOfTheWeek = ({ race_week: week }: Plan): PlanMeal[] => week.flatMap(({ meals }) => meals)

const mealsOfRaceDay = ({ race_day: race }: Plan): PlanMeal[] => [
  ...(race.breakfast_away ? [race.breakfast_away] : []),
  ...race.other_meals.flatMap(({ meal }) => meal ?? []),
  ...(race.recovery_meal ? [race.recovery_meal] : []),
]

const mealsInTraining = ({ training_days: days, long_run: run }: Plan): PlanMeal[] => [
  ...days.flatMap(({ meals }) => meals),
  ...run.breakfasts,
  ...(run.recovery_meal ? [run.recovery_meal] : []),
]

function cardOf(reader: PlanRunner, id: string, cooked: readonly [CookedOnce, ...CookedOnce[]]): RecipeWords {
  const recipe = findRecipe(id)
  const sizes = new Map(cooked.map(({ dish }) => [dish.recipe.quarters, dish]))
  const [{ dish: first }] = cooked
  const filling = fillingOf(first, isAmerican(reader))
  return {
    id,
    name: recipeName(first),
    takes: timeAndPlace(recipe),
    portions: [...sizes]
      .toSorted(([one], [other]) => one - other)
      .map(([quarters, meal]) => ({
        label: portions(quarters),
        items: [
          ...meal.items.filter(isOfTheRecipe(meal)).map((item) => amountOnCard(reader, meal, item)),
          ...waterOnCard(reader, recipe, quarters),
        ],
      })),
    method: [
      ...(isWithoutAddedSalt(reader) && isSalted(recipe) ? ['No salt: skip it where a step names it.'] : []),
      ...recipe.method.flatMap((step) => (step === undefined ? [] : fillRecipeText(step, filling))),
      ...sideSteps(reader, cooked),
    ].join(' '),
    keeps: keeping(recipe),
  }
}

const isSalted = ({ foods, seasoning }: Recipe) =>
  [...foods, ...seasoning].some(([food]) => food === 'salt-table')

/** "25 min, 10 of them hands-on · stove and oven". */
function timeAndPlace({ minutes: { handsOn, total }, equipment }: Recipe): string {
  const time = handsOn === total ? `${total} min` : `${total} min, ${handsOn} of them hands-on`
  const needed = equipment.filter((each) => each !== 'none')
  return needed.length === 0 ? time : `${time} · ${joinList(needed.map((each) => equipmentNames[each]))}`
}

const equipmentNames: Readonly<Record<Equipment, string>> = {
  stove: 'stove',
  oven: 'oven',
  microwave: 'microwave',
  kettle: 'kettle',
  toaster: 'toaster',
  blender: 'blender',
  none: '',
}

/** "Keeps 3 days in the fridge, or frozen." */
function keeping({ keeps: { fridgeDays, freezes } }: Recipe): string | null {
  if (fridgeDays === 0) return null
  return `Keeps ${fridgeDays === 1 ? 'a day' : `${fridgeDays} days`} in the fridge${freezes ? ', or frozen' : ''}.`
}
