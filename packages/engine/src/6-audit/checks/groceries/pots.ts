import { dayNumber, readIsoDay } from '../../../plain-day.ts'
import type { Plan, PlanDouble, PlanMeal } from '../../../plan.ts'
import { recipeOf } from '../../recipe-tables.ts'

/** A recipe as often as it is cooked, and for how many days it keeps. */
export interface AuditedPot extends PlanDouble {
  readonly keeps: number
  readonly eaten: Together
}

/**
 * Who cooks what is eaten before race morning, worked out from the meals: each meal of a recipe is left from the last time it
 * was cooked, if it keeps until then, or cooked again.
 */
export function potsOf({ race_week: week }: Plan): AuditedPot[] {
  const eaten = week.flatMap(({ date, kind, meals }) =>
    kind === 'race-morning' || date === null
      ? []
      : meals.filter(({ is_ordered: isOrdered }) => !isOrdered).map((meal): Eaten => ({ date, meal })),
  )
  const ids = new Set(eaten.map(({ meal }) => meal.recipe.id))
  return [...ids]
    .flatMap((id) => timesCooked(eaten.filter(({ meal }) => meal.recipe.id === id)))
    .toSorted(([one], [other]) => eaten.indexOf(one) - eaten.indexOf(other))
    .map((meals) => ({
      recipe: meals[0].meal.recipe.id,
      quarters: meals.reduce((sum, { meal }) => sum + meal.recipe.quarters, 0),
      meals: meals.map(({ date, meal: { name } }) => ({ date, name })),
      keeps: daysKept(meals[0].meal),
      eaten: meals,
    }))
}

interface Eaten {
  readonly date: string
  readonly meal: PlanMeal
}

type Together = [Eaten, ...Eaten[]]

/** The meals of one recipe, by the time at which they are cooked. */
function timesCooked(meals: readonly Eaten[]): Together[] {
  const times: Together[] = []
  for (const each of meals) {
    const last = times.at(-1)
    if (last && isKept(each.meal) && daysFrom(last[0].date, each.date) <= daysKept(last[0].meal))
      last.push(each)
    else times.push([each])
  }
  return times
}

export const daysFrom = (from: string, until: string): number => dayOf(until) - dayOf(from)

function dayOf(iso: string): number {
  const day = readIsoDay(iso)
  return day ? dayNumber(day) : Number.NaN
}

/** Breakfasts and snacks of less than 20 minutes are made each time. */
function isKept({ name, recipe }: PlanMeal): boolean {
  const { effort, minutes, keeps } = recipeOf(recipe.id) ?? neverKept
  if (keeps.fridgeDays === 0) return false
  return name === 'lunch' || name === 'dinner' || (effort !== 'no-cook' && minutes.total >= 20)
}

/** In the fridge three days at most, and what holds rice one. */
function daysKept({ recipe, items }: PlanMeal): number {
  const holdsRice = items.some(
    ({ food_id: id, side }) => side === null && /^rice-(?!noodles).*-cooked$/.test(id),
  )
  return Math.min((recipeOf(recipe.id) ?? neverKept).keeps.fridgeDays, holdsRice ? 1 : 3)
}

const neverKept = { effort: 'no-cook', minutes: { total: 0 }, keeps: { fridgeDays: 0 } } as const
