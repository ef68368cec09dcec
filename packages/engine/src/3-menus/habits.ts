import type { Wishes } from './days/wishes.ts'
import { type Form, formOfRecipe } from './days/forms.ts'
import type { DayMenu, Meal, MealName } from './menus.ts'

/**
 * Breakfasts and snacks of the week come again, so that their packs are used up, but a week is not all toast: from the fourth
 * breakfast or snack of one form on each is dearer than the last, and from the third pancakes.
 */
export function likedAgain(others: readonly DayMenu[], name: MealName): Wishes['bias'] {
  const served = new Set(
    others.map(({ meals }) => meals.find((meal) => meal.name === name)?.recipe.id ?? null),
  )
  const habit = (id: string) => (served.has(id) ? -costs.habit : 0)
  const isOne = name === 'breakfast' ? (meal: Meal) => meal.name === 'breakfast' : isSnack
  const counts = formsOf(others, isOne)
  const times = timesServed(others, isOne)
  return (id) => {
    const again = (times.get(id) ?? 0) + 1 - costs.freeTimes
    if (again > 0) return costs.time * again
    const form = formOfRecipe(id)
    const before = form === null ? 0 : (counts.get(form) ?? 0)
    const free = form === 'pancakes' ? costs.freePancakes : costs.free
    return before >= free ? costs.form * (before + 1 - free) : habit(id)
  }
}

function formsOf(days: readonly DayMenu[], isOne: (meal: Meal) => boolean): ReadonlyMap<Form, number> {
  const counts = new Map<Form, number>()
  for (const { recipe } of days.flatMap(({ meals }) => meals.filter(isOne))) {
    const form = formOfRecipe(recipe.id)
    if (form !== null) counts.set(form, (counts.get(form) ?? 0) + 1)
  }
  return counts
}

function timesServed(days: readonly DayMenu[], isOne: (meal: Meal) => boolean): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const { recipe } of days.flatMap(({ meals }) => meals.filter(isOne)))
    times.set(recipe.id, (times.get(recipe.id) ?? 0) + 1)
  return times
}

const isSnack = ({ name }: Meal) => name.endsWith('snack')

/** In the currency of `costOf`. */
const costs = { habit: 5, form: 3, free: 3, freePancakes: 2, freeTimes: 3, time: 5 } as const
