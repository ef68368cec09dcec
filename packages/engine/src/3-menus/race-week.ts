import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import { addDays } from '../plain-day.ts'
import type { Grams } from '../units.ts'
import type { Wishes } from './days/candidates.ts'
import { macrosOf } from './days/day-macros.ts'
import { windowOfLoadStep } from './days/load-step-window.ts'
import { isGentle, type MealPlace, placesOfADay, placesOfALoadingDay } from './days/meal-places.ts'
import { noFuel, planDay } from './days/plan-day.ts'
import { lengthOf, listFor } from './groceries/list-so-far.ts'
import { tunaOnceMore } from './canned-tuna.ts'
import type { Kitchen } from './kitchen.ts'
import { lunchesAway } from './lunches-away.ts'
import type { DayKind, DayMenu } from './menus.ts'
import { hasLoad } from './portions/demands.ts'
import type { Occasion } from './recipes/recipe.ts'
import { keeping, likedAsPots, potOf } from './pots.ts'
import { isMain, sameAgain } from './same-again.ts'
import { schoolSnacks } from './school-snacks.ts'
import { tooOften } from './too-often.ts'

interface Week {
  readonly runner: Runner
  readonly targets: Targets
  readonly kitchen: Kitchen
}

/**
 * Every remaining day before race morning: few recipes, few packs, and pots that last two days. A day that is the only one
 * left is planned around its own lunch, which serves twice: nobody shops for four recipes on the eve of a race.
 */
export function daysBeforeTheRace(week: Week): DayMenu[] {
  const [first, ...dearer] = thrifts
  let best = planAt(week, first)
  for (const thrift of dearer) if (isLong(best)) best = better(best, planAt(week, thrift))
  return best
}

function planAt(week: Week, thrift: number): DayMenu[] {
  const days = planWeek({ ...week, onlyDay: null, thrift })
  const [onlyDay] = days
  return days.length === 1 && onlyDay ? better(days, planWeek({ ...week, onlyDay, thrift })) : days
}

/** How many times dearer than usual a line of the list is, while it comes out too long. */
const thrifts = [1, 3, 8, 20, 50] as const

/** Race morning, what is carried for after and the fuel add a few lines more. */
function isLong(days: readonly DayMenu[]): boolean {
  const { lines, opened } = lengthOf(listFor(days))
  const most = days.length === 1 ? usual.onTheEve : usual.week
  return days.length !== 1 && days.length < 6 ? false : lines > most.lines || opened > most.opened
}

const usual = { week: { lines: 29, opened: 2 }, onTheEve: { lines: 7, opened: 2 } } as const

/** The shorter list, unless its days meet less of what they should. */
const better = (one: DayMenu[], other: DayMenu[]) =>
  missedOn(other) <= missedOn(one) && weightOf(other) < weightOf(one) ? other : one

/** A pack that is opened for little is worse than one that is used up. */
function weightOf(days: readonly DayMenu[]): number {
  const { lines, opened } = lengthOf(listFor(days))
  return lines + opened
}

const missedOn = (days: readonly DayMenu[]) => days.reduce((sum, { gaveWay }) => sum + gaveWay.length, 0)

interface WeekToPlan extends Week {
  /** The eve as planned first, where it is the only day left. */
  readonly onlyDay: DayMenu | null
  /** How many times dearer than usual a line of the list is. */
  readonly thrift: number
}

function planWeek(week: WeekToPlan): DayMenu[] {
  const { runner, targets, onlyDay } = week
  const steps = [4, 3, 2, 1].map((daysBefore) => ({
    kind: kindOf(daysBefore),
    carbs: carbsOn(daysBefore, targets),
  }))
  const days: DayMenu[] = []
  for (const daysBefore of [6, 5, 4, 3, 2, 1].filter((each) => each <= runner.daysToGo)) {
    const kind = kindOf(daysBefore)
    const target = macrosOf(runner, targets, { kind, carbs: carbsOn(daysBefore, targets) })
    const isLoading = kind !== 'easy-week' && hasLoad(targets)
    const soFar = weekSoFar(week, days)
    const planned = (pot: string | null) =>
      planDay(week.kitchen, targets, {
        key: `${daysBefore}-days-before`,
        kind,
        date: addDays(runner.raceDate, -daysBefore),
        target,
        places: (isLoading ? placesOfALoadingDay(target.energy) : placesOfADay(target.energy)).map(
          (place) => ({
            ...place,
            mayRepeat: onlyDay !== null && place.occasion === 'main',
          }),
        ),
        settled: [],
        fuelCarbs: noFuel,
        wishesFor: wishesFor(week, { ...soFar, kind, daysBefore, pot }),
        thrift: week.thrift,
        ...(hasLoad(targets) ? { carbsWithin: windowOfLoadStep(steps, Math.max(0, 4 - daysBefore)) } : {}),
      })
    const pot = kind === 'easy-week' ? potOf(days) : null
    const withPot = planned(pot)
    days.push(pot === null || withPot.gaveWay.length === 0 ? withPot : fewerMissed(withPot, planned(null)))
  }
  return days
}

const fewerMissed = (one: DayMenu, other: DayMenu) =>
  other.gaveWay.length < one.gaveWay.length ? other : one

/** What the meals of a day are chosen by: the same for each of them. */
interface WeekSoFar {
  readonly before: readonly DayMenu[]
  readonly bought: Wishes['bought']
  readonly alike: ReadonlyMap<string, number>
  readonly strictness: number
}

function weekSoFar({ runner, onlyDay, thrift }: WeekToPlan, before: readonly DayMenu[]): WeekSoFar {
  // A dearer list must not bring pork at every meal: what people would rather not eat is dearer with it, by the root.
  const strictness = Math.sqrt(thrift)
  return {
    before,
    bought: onlyDay
      ? {
          list: listFor([{ ...onlyDay, meals: onlyDay.meals.filter(isLunchOrBreakfast) }]),
          aLine: thrift * aLine.short,
        }
      : listSoFar(before, runner.daysToGo, thrift),
    alike: sameAgain(before, strictness),
    strictness,
  }
}

interface DayInWeek extends WeekSoFar {
  readonly kind: DayKind
  readonly daysBefore: number
  /** What is left of yesterday's dinner, for lunch. */
  readonly pot: string | null
}

const wishesFor =
  (
    { kitchen, targets, runner, onlyDay }: WeekToPlan,
    { kind, daysBefore, pot, before, bought, alike, strictness }: DayInWeek,
  ) =>
  ({ name, occasion }: MealPlace): Wishes => {
    const gentle = isGentle(kind, targets) || (kind === 'day-before' && name === 'dinner')
    return {
      // One draw for a block of days: what was liked on Monday is liked on Tuesday.
      draws: kitchen.draws.of(`${occasion} ${gentle ? 'gentle' : 'usual'}`),
      gentle,
      smooth: isGentle(kind, targets) || kind === 'day-before',
      familiar: kind !== 'easy-week',
      not: new Set([
        ...(occasion === 'main' ? mainsOfLastDays(before, name) : tooOften(before, name)),
        ...tunaOnceMore(before),
      ]),
      only: onlyDay
        ? twice(onlyDay, occasion)
        : (schoolSnacks(runner, name) ??
          potAt(name, pot, kind, daysBefore) ??
          lunchesAway(addDays(runner.raceDate, -daysBefore), name)),
      bias:
        occasion === 'main' ? addedUp(alike, likedAsPots(before, name, daysBefore)) : habits(before, name),
      whiteBread: true,
      strictness,
      bought,
    }
  }

/** What is bought, and what one more line of the list costs: the longer the list, the more. */
function listSoFar(
  before: readonly DayMenu[],
  daysToGo: number,
  thrift: number,
): NonNullable<Wishes['bought']> {
  const list = listFor(before)
  return { list, aLine: thrift * (daysToGo <= 2 ? aLine.short : aLine.first + aLine.growing * list.size) }
}

/** In the currency of `costOf`. */
const aLine = { first: 0.8, growing: 0.23, short: 3 } as const

const isLunchOrBreakfast = ({ name }: DayMenu['meals'][number]) => name === 'lunch' || name === 'breakfast'

/** The lunch of the only day also at dinner. */
function twice({ meals }: DayMenu, occasion: Occasion): ReadonlySet<string> | null {
  const lunch = meals.find(({ name }) => name === 'lunch')
  return lunch && occasion === 'main' ? new Set([lunch.recipe.id]) : null
}

/** No main within three days, but for a pot of yesterday's dinner at lunch. */
function mainsOfLastDays(before: readonly DayMenu[], name: MealPlace['name']): Set<string> {
  const mains = before.slice(-2).flatMap(({ meals }) => meals.filter(isMain).map(({ recipe }) => recipe.id))
  const pot = name === 'lunch' ? potOf(before) : null
  return new Set(mains.filter((id) => id !== pot))
}

/** On the days before the load one pot follows another: yesterday's at lunch, and at dinner what keeps for tomorrow. */
function potAt(
  name: MealPlace['name'],
  pot: string | null,
  kind: DayKind,
  daysBefore: number,
): ReadonlySet<string> | null {
  if (name === 'lunch') return pot === null ? null : new Set([pot])
  return name === 'dinner' && kind === 'easy-week' && kindOf(daysBefore - 1) === 'easy-week' ? keeping : null
}

const addedUp = (
  one: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> =>
  new Map(
    [...new Set([...one.keys(), ...other.keys()])].map((id) => [
      id,
      (one.get(id) ?? 0) + (other.get(id) ?? 0),
    ]),
  )

/** Breakfasts and snacks of the week come again, so that their packs are used up. */
const habits = (before: readonly DayMenu[], name: MealPlace['name']): ReadonlyMap<string, number> =>
  new Map(
    before.flatMap(({ meals }) =>
      meals.filter((meal) => meal.name === name).map(({ recipe }) => [recipe.id, -likedAgain] as const),
    ),
  )

/** In the currency of `costOf`. */
const likedAgain = 5

const kindOf = (daysBefore: number): DayKind =>
  daysBefore >= 4 ? 'easy-week' : daysBefore >= 2 ? 'loading' : 'day-before'

function carbsOn(daysBefore: number, { raceWeek: week }: Targets): Grams {
  if (daysBefore >= 4) return week.mondayToWednesday
  if (daysBefore === 3) return week.thursday
  return daysBefore === 2 ? week.friday : week.dayBefore
}
