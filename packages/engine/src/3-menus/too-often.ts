import type { DayMenu, MealName } from './menus.ts'

/** No snack more than two days in a row, and no breakfast more than three. */
export function tooOften(before: readonly DayMenu[], name: MealName): Set<string> {
  const most = name === 'breakfast' ? 3 : 2
  const last = before.slice(-most)
  if (last.length < most) return new Set()
  const served = last.map(({ meals }) => new Set(meals.map(({ recipe }) => recipe.id)))
  const [first = new Set<string>(), ...others] = served
  return new Set([...first].filter((id) => name !== 'lunch' && others.every((ids) => ids.has(id))))
}
