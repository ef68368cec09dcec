import { boiledBeside, cookingSession, handsOnGrowth } from '../../evidence/portions.ts'
import { daysBetween, type PlainDay } from '../../plain-day.ts'
import type { DayMenu } from '../menus.ts'
import { findRecipe } from '../recipes/all-recipes.ts'
import { type Pot, potsOfWeek } from './pots-of-week.ts'

/** A pot of the session, with the minutes that all its portions take, and tonight’s also the sides boiled beside it. */
export interface TimedPot extends Pot {
  readonly handsOn: number
  readonly total: number
}

export interface CookingSession {
  readonly date: PlainDay
  /** In the order in which they are started, the longest first. */
  readonly pots: readonly TimedPot[]
  /** By the clock: hands are on one pot at a time while others simmer. */
  readonly minutes: number
}

/** How the dishes of race week are cooked; any other is cooked for its own meal alone. */
export interface Cooking {
  /** Null if fewer than four days are left, nothing is worth it, or the runner wants none. */
  readonly session: CookingSession | null
  /** Cooked at their first meal, outside the session, for later ones too. */
  readonly doubles: readonly Pot[]
}

/** Runners who want it quick stand at the stove for no session; what is eaten twice they still cook once. */
export function cookingOf(days: readonly DayMenu[], effort: 'cook' | 'quick' = 'cook'): Cooking {
  const pots = potsOfWeek(days)
  const session = effort === 'quick' ? null : sessionOf(days, pots)
  const inSession = session?.pots ?? []
  const isInSession = ({ recipeId, meals: [first] }: Pot) =>
    inSession.some((pot) => pot.recipeId === recipeId && pot.meals[0] === first)
  return { session, doubles: pots.filter((pot) => pot.meals.length > 1 && !isInSession(pot)) }
}

/**
 * One session of at most an hour by the clock on the first evening of a week: the dinner of that evening, with what is left
 * of it for later, and beside it the pots of the next days that keep whole until their last meal.
 */
function sessionOf(days: readonly DayMenu[], all: readonly Pot[]): CookingSession | null {
  const dated = days.filter(({ date, kind }) => date !== null && kind !== 'race-morning')
  const date = dated[0]?.date
  if (!date || dated.length < cookingSession.value.fromDays) return null
  const tonight = all
    .filter(({ meals: [first] }) => first.date === date && first.name === 'dinner')
    .map((pot) => withSides(timed(pot)))
  const pots = [...tonight]
  for (const pot of all.filter((each) => isCookedAhead(each, date)).map(timed))
    if (fitsOneEvening([...pots, pot])) pots.push(pot)
  const isWorthIt = pots.length > tonight.length || tonight.some(({ meals }) => meals.length > 1)
  return isWorthIt && fitsOneEvening(pots) ? { date, pots: asStarted(pots), minutes: minutesOf(pots) } : null
}

/** Worth the trouble, and eaten up while it keeps: what one meal eats alone two days later is cooked fresh on its day. */
function isCookedAhead({ recipeId, quarters, meals, keepsDays }: Pot, from: PlainDay): boolean {
  const { leastTotal, leastQuarters } = cookingSession.value
  const { effort, minutes } = findRecipe(recipeId)
  return (
    effort !== 'no-cook' &&
    minutes.total >= leastTotal &&
    quarters >= leastQuarters &&
    (meals.length > 1 || daysBetween({ from, until: meals[0].date }) <= 1) &&
    meals.every(({ date }) => isWithin(keepsDays, daysBetween({ from, until: date })))
  )
}

const isWithin = (keepsDays: number, days: number) => days > 0 && days <= keepsDays

/** An hour, one heat of one oven, and no more dishes than a stove has room for. */
function fitsOneEvening(pots: readonly TimedPot[]): boolean {
  const { most, oven, stove } = cookingSession.value
  return minutesOf(pots) <= most && dishesOn('oven', pots) <= oven && dishesOn('stove', pots) <= stove
}

const dishesOn = (place: 'oven' | 'stove', pots: readonly Pot[]) =>
  pots.filter(({ recipeId }) => findRecipe(recipeId).equipment.includes(place)).length

/** More portions are more to chop. */
function timed(pot: Pot): TimedPot {
  const { handsOn, total } = findRecipe(pot.recipeId).minutes
  const more = Math.ceil(handsOn * handsOnGrowth.value * Math.max(0, pot.quarters / 4 - 1))
  return { ...pot, handsOn: handsOn + more, total: total + more }
}

/** What is eaten tonight has its plain sides boiled in the session, for what is left of it too. */
function withSides(pot: TimedPot): TimedPot {
  const sides = pot.boiled.map((side) => boiledBeside.value[side])
  const more = sides.reduce((sum, { handsOn }) => sum + handsOn, 0)
  const longest = Math.max(0, ...sides.map(({ total }) => total))
  return { ...pot, handsOn: pot.handsOn + more, total: Math.max(pot.total + more, longest) }
}

const asStarted = <T extends Pick<TimedPot, 'total'>>(pots: readonly T[]): T[] =>
  pots.toSorted((one, other) => other.total - one.total)

/** Hands are on one pot after the other, the longest first; the last to simmer ends the session. */
export function minutesOf(pots: readonly Pick<TimedPot, 'handsOn' | 'total'>[]): number {
  const { settingOut, boxing } = cookingSession.value
  let hands: number = settingOut
  let end: number = settingOut
  for (const { handsOn, total } of asStarted(pots)) {
    end = Math.max(end, hands + total)
    hands += handsOn
  }
  return Math.max(end, hands) + boxing
}
