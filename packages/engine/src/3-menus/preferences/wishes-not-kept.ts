import type { Runner } from '../../1-runner/runner.ts'
import type { KitchenNotKept, SwapNotKept } from '../../not-kept.ts'
import { servedAt } from '../days/candidates.ts'
import { type Kitchen, kitchenOf } from '../kitchen.ts'
import type { DayMenu, Meal, MealName, Menus } from '../menus.ts'
import { isQuick } from '../quick-dishes.ts'
import { findRecipe } from '../recipes/all-recipes.ts'
import type { Occasion } from '../recipes/recipe.ts'

/** Swaps, quick dishes and a breakfast without a stove, as far as the finished menus do without them. */
export function wishesNotKept(runner: Runner, kitchen: Kitchen, menus: Menus): KitchenNotKept[] {
  const { effort, race_morning: morning } = runner.preferences.kitchen ?? {}
  return [
    ...swapsNotKept(runner, kitchen, menus),
    ...(effort === 'quick' ? slowDishes(menus) : []),
    ...(morning === 'hotel' ? stoveNeeded(menus) : []),
  ]
}

const swapsNotKept = (runner: Runner, kitchen: Kitchen, menus: Menus): KitchenNotKept[] =>
  Object.entries(kitchen.swaps).flatMap(([place, recipe]) => {
    const [day = '', name = ''] = place.split('.')
    if (isPast(day, runner)) return []
    const meal = mealAt(menus, day, name as MealName)
    if (meal?.recipe.id === recipe) return []
    const because = meal
      ? whyNot(recipe, { runner, kitchen, occasion: occasionOf(day, name, runner), day })
      : 'no-such-meal'
    return [{ of: 'swap', meal: place, recipe, because }]
  })

/** Of a saved plan: the meal is eaten, whatever it was. */
const isPast = (day: string, { daysToGo }: Runner) =>
  day.endsWith('-days-before') && Number.parseInt(day, 10) > daysToGo

function mealAt({ exampleDays, raceWeek, recovery }: Menus, key: string, name: MealName): Meal | null {
  if (key === 'race-morning' && name === 'recovery') return recovery.race
  if (key === 'long-run' && name === 'recovery') return recovery.longRun
  const day = [...exampleDays, ...raceWeek].find((each: DayMenu) => each.key === key)
  return day?.meals.find((meal) => meal.name === name) ?? null
}

const occasionOf = (day: string, name: string, { longRun }: Runner): Occasion => {
  if (name === 'recovery') return 'recovery'
  if (name === 'breakfast')
    return day === 'race-morning' || (day === 'long-run' && longRun > 0) ? 'race morning' : 'breakfast'
  return name === 'lunch' || name === 'dinner' ? 'main' : 'snack'
}

interface Wanted {
  readonly runner: Runner
  readonly kitchen: Kitchen
  readonly occasion: Occasion
  readonly day: string
}

function whyNot(id: string, { runner, kitchen, occasion, day }: Wanted): SwapNotKept {
  const recipe = findRecipe(id)
  const isServedIn = (each: Kitchen) =>
    recipe.at.some((at) => servedAt(each)(at).some((one) => one.recipe === recipe))
  if (!isServedIn(kitchen)) return isServedIn(kitchenOf(runner)) ? 'disliked' : 'not-permitted'
  if (!recipe.at.includes(occasion)) return 'other-meal'
  const isAway = runner.preferences.kitchen?.race_morning === 'hotel' && day === 'race-morning'
  return isAway && !recipe.tags.includes('hotel') ? 'needs-a-stove' : 'does-not-fit'
}

/** Each once, those that the runner swapped in left out. */
function slowDishes({ exampleDays, raceWeek }: Menus): KitchenNotKept[] {
  const chosen = [...exampleDays, ...raceWeek]
    .flatMap(({ meals }) => meals)
    .filter(({ recipe, insteadOf }) => insteadOf === undefined && !isQuick(findRecipe(recipe.id)))
  const recipes = [...new Set(chosen.map(({ recipe }) => recipe.id))]
  return recipes.length > 0 ? [{ of: 'quick', recipes }] : []
}

function stoveNeeded({ raceWeek }: Menus): KitchenNotKept[] {
  const breakfast = raceWeek.at(-1)?.meals[0]
  return breakfast && !findRecipe(breakfast.recipe.id).tags.includes('hotel') ? [{ of: 'hotel' }] : []
}
