import type { Wishes } from './days/candidates.ts'
import { type Form, formOfRecipe } from './days/forms.ts'
import type { DayMenu, Meal, MealName } from './menus.ts'

/**
 * Breakfasts and snacks of the week come again, so that their packs are used up, but a week is not all toast: from the fourth
 * snack of one form on each is dearer than the last.
 */
export function likedAgain(others: readonly DayMenu[], name: MealName): Wishes['bias'] {
  const served = new Set(
    others.map(({ meals }) => meals.find((meal) => meal.name === name)?.recipe.id ?? null),
  )
  const habit = (id: string) => (served.has(id) ? -costs.habit : 0)
  if (name === 'breakfast') return habit
  const counts = formsOfSnacks(others)
  return (id) => {
    const form = formOfRecipe(id)
    const before = form === null ? 0 : (counts.get(form) ?? 0)
    return before >= costs.free ? costs.form * (before + 1 - costs.free) : habit(id)
  }
}

function formsOfSnacks(days: readonly DayMenu[]): ReadonlyMap<Form, number> {
  const counts = new Map<Form, number>()
  for (const { recipe } of days.flatMap(({ meals }) => meals.filter(isSnack))) {
    const form = formOfRecipe(recipe.id)
    if (form !== null) counts.set(form, (counts.get(form) ?? 0) + 1)
  }
  return counts
}

const isSnack = ({ name }: Meal) => name.endsWith('snack')

/** In the currency of `costOf`. */
const costs = { habit: 5, form: 3, free: 3 } as const
