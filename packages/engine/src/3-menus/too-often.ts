import type { DayMenu, MealName } from './menus.ts'

/** What would be on the table on more days in a row than a snack is (two) or a breakfast (three). */
export function tooOften(
  { before, after }: { readonly before: readonly DayMenu[]; readonly after: readonly DayMenu[] },
  name: MealName,
): Set<string> {
  const most = name === 'breakfast' ? 3 : 2
  const [back, ahead] = [before.toReversed(), after].map((days) =>
    days.slice(0, most).map(({ meals }) => new Set(meals.map(({ recipe }) => recipe.id))),
  ) as [Set<string>[], Set<string>[]]
  const near = new Set([...(back[0] ?? []), ...(ahead[0] ?? [])])
  return new Set([...near].filter((id) => daysInARow(back, id) + daysInARow(ahead, id) >= most))
}

/** From the first day on. */
function daysInARow(days: readonly ReadonlySet<string>[], id: string): number {
  const end = days.findIndex((served) => !served.has(id))
  return end < 0 ? days.length : end
}
