import { coldStorage, cookingSession } from '../../evidence/portions.ts'
import { daysBetween, type PlainDay } from '../../plain-day.ts'
import type { DayMenu, Meal, MealName } from '../menus.ts'
import { findRecipe } from '../recipes/all-recipes.ts'

export interface MealAhead {
  readonly date: PlainDay
  readonly name: MealName
}

/** A pot of the session: one recipe for all the meals that eat it. */
export interface Pot {
  readonly recipeId: string
  /** Of all its meals together. */
  readonly quarters: number
  readonly handsOn: number
  readonly total: number
  readonly meals: readonly MealAhead[]
  /** For what is eaten after the days it keeps in the fridge. */
  readonly freezes: boolean
}

export interface CookingSession {
  readonly date: PlainDay
  /** In the order in which they are started, the longest first. */
  readonly pots: readonly Pot[]
  /** By the clock: hands are on one pot at a time while others simmer. */
  readonly minutes: number
}

/**
 * One session of at most an hour by the clock on the first evening of a week: the pots whose meals come while they keep.
 * Everything else is cooked fresh in its recipe. Null if fewer than four days are left or nothing is worth it.
 */
export function cookingSessionOf(days: readonly DayMenu[]): CookingSession | null {
  const dated = days.flatMap(({ date, kind, meals }) =>
    date && kind !== 'race-morning' ? [{ date, meals }] : [],
  )
  const [first] = dated
  if (!first || dated.length < cookingSession.value.fromDays) return null
  const pots: Pot[] = []
  for (const pot of potsFrom(first.date, dated)) {
    if (minutesOf([...pots, pot]) <= cookingSession.value.most) pots.push(pot)
  }
  return pots.length > 0 ? { date: first.date, pots: asStarted(pots), minutes: minutesOf(pots) } : null
}

interface DatedMeals {
  readonly date: PlainDay
  readonly meals: readonly Meal[]
}

/** Recipes that keep, by the day on which they are first eaten. */
function potsFrom(from: PlainDay, days: readonly DatedMeals[]): Pot[] {
  const meals = days.flatMap(({ date, meals: ofDay }) =>
    ofDay.filter(({ name }) => name === 'lunch' || name === 'dinner').map((meal) => ({ date, meal })),
  )
  const ids = [...new Set(meals.map(({ meal }) => meal.recipe.id))]
  return ids.flatMap((id): Pot[] => {
    const { keeps, minutes } = findRecipe(id)
    const eaten = meals.filter(
      ({ date, meal }) =>
        meal.recipe.id === id && isCookedAhead(from, date, meal) && keepsUntil(from, date, keeps),
    )
    if (keeps.fridgeDays === 0 || eaten.length === 0) return []
    return [
      {
        recipeId: id,
        quarters: eaten.reduce((sum, { meal }) => sum + meal.recipe.quarters, 0),
        handsOn: minutes.handsOn,
        total: minutes.total,
        meals: eaten.map(({ date, meal }) => ({ date, name: meal.name })),
        freezes: eaten.some(({ date }) => daysBetween({ from, until: date }) > keeps.fridgeDays),
      },
    ]
  })
}

/** The session is in the evening: that day's dinner and what comes after it. */
const isCookedAhead = (from: PlainDay, date: PlainDay, { name }: Meal) =>
  daysBetween({ from, until: date }) > 0 || name === 'dinner'

function keepsUntil(
  from: PlainDay,
  date: PlainDay,
  { fridgeDays, freezes }: ReturnType<typeof findRecipe>['keeps'],
): boolean {
  const days = daysBetween({ from, until: date })
  return days <= Math.min(fridgeDays, coldStorage.value) || (freezes && days <= mostFrozen)
}

/** Within race week. */
const mostFrozen = 5

const asStarted = <T extends Pick<Pot, 'total'>>(pots: readonly T[]): T[] =>
  pots.toSorted((one, other) => other.total - one.total)

/** Hands are on one pot after the other, the longest first; the last to simmer ends the session. */
export function minutesOf(pots: readonly Pick<Pot, 'handsOn' | 'total'>[]): number {
  const { settingOut, boxing } = cookingSession.value
  let hands: number = settingOut
  let end: number = settingOut
  for (const { handsOn, total } of asStarted(pots)) {
    end = Math.max(end, hands + total)
    hands += handsOn
  }
  return Math.max(end, hands) + boxing
}
