import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import { addDays } from '../plain-day.ts'
import { tunaOnceMore } from './canned-tuna.ts'
import type { Wishes } from './days/wishes.ts'
import { isGentle, type MealPlace } from './days/meal-places.ts'
import { eaterOf } from './eaters.ts'
import { type Eaten, listFor, type ListSoFar } from './groceries/list-so-far.ts'
import { fishTwice } from './fish-twice.ts'
import { likedAgain } from './habits.ts'
import type { Kitchen } from './kitchen.ts'
import { lunchesAway } from './lunches-away.ts'
import type { DayKind, DayMenu } from './menus.ts'
import { dishesAway } from './ordered-dinner.ts'
import { keeping, likedAsPots, potOf } from './pots.ts'
import { isMain, sameAgain } from './same-again.ts'
import { schoolSnacks } from './school-snacks.ts'
import { tooOften } from './too-often.ts'
import { unfamiliarOnTheEve } from './unfamiliar-on-the-eve.ts'

export interface Week {
  readonly runner: Runner
  readonly targets: Targets
  readonly kitchen: Kitchen
  /** What is bought for the race itself. */
  readonly besides: readonly Eaten[]
  /** What the only day left is planned around. */
  readonly onlyDay?: OnlyDay | null
  /** How many times dearer than usual a line of the list is. */
  readonly thrift?: number
  /** Dishes that a shorter list does without. */
  readonly dishesLeftOut?: ReadonlySet<string>
}

/** What is bought already for the only day left, and the dishes that a meal of it has to be one of. */
export interface OnlyDay {
  readonly list: ListSoFar
  readonly only: (place: MealPlace) => ReadonlySet<string> | null
}

/** The days of the week that are planned already, and the day itself where it is planned again. */
export interface DaysAround {
  readonly before: readonly DayMenu[]
  readonly after: readonly DayMenu[]
  readonly own: DayMenu | null
}

export const keyOf = (daysBefore: number) => `${daysBefore}-days-before`

export const kindOf = (daysBefore: number): DayKind =>
  daysBefore >= 4 ? 'easy-week' : daysBefore >= 2 ? 'loading' : 'day-before'

/** What is left of yesterday's dinner, for lunch, and the dinner of which tomorrow's lunch is the rest. */
export interface Pots {
  readonly atLunch: string | null
  readonly atDinner: string | null
}

export function potsOf(kind: DayKind, { before, after, own }: DaysAround): Pots {
  const left = potOf(before)
  if (!own) return { atLunch: kind === 'easy-week' ? left : null, atDinner: null }
  const [dinner, lunch, nextLunch] = [mealAt(own, 'dinner'), mealAt(own, 'lunch'), mealAt(after[0], 'lunch')]
  return {
    atLunch: lunch === left ? left : null,
    atDinner: dinner !== null && dinner === nextLunch ? dinner : null,
  }
}

const mealAt = (day: DayMenu | undefined, name: MealPlace['name']): string | null =>
  day?.meals.find((meal) => meal.name === name)?.recipe.id ?? null

/** What the meals of a day are chosen by: the same for each of them. */
interface ChoiceOfDay {
  readonly bought: Wishes['bought']
  readonly alike: Wishes['bias']
  readonly strictness: number
}

export function choiceOf(
  { runner, kitchen, besides, onlyDay, thrift = 1 }: Week,
  { before, after }: DaysAround,
  potAtLunch: string | null,
): ChoiceOfDay {
  // A dearer list must not bring pork at every meal: what people would rather not eat is dearer with it, by the root.
  const strictness = Math.sqrt(thrift)
  return {
    bought: onlyDay
      ? { list: onlyDay.list, aLine: thrift * aLine.short }
      : listSoFar([...besides, ...before, ...after], runner.daysToGo, thrift),
    alike: sameAgain({ before, after, potAtLunch }, strictness, eaterOf(kitchen)),
    strictness,
  }
}

interface DayInWeek extends DaysAround, ChoiceOfDay {
  readonly kind: DayKind
  readonly daysBefore: number
  readonly pots: Pots
  /** Also what no restaurant serves. */
  readonly anyDish: boolean
  readonly isLargeDay: boolean
}

/** What a meal of the day may be, and what is liked and bought. */
export const wishesFor =
  (
    { kitchen, targets, runner, onlyDay = null, dishesLeftOut }: Week,
    {
      kind,
      daysBefore,
      pots,
      anyDish,
      isLargeDay: isLarge,
      before,
      after,
      bought,
      alike,
      strictness,
    }: DayInWeek,
  ) =>
  (place: MealPlace): Wishes => {
    const { name, occasion } = place
    const away = anyDish ? null : dishesAway(runner, kitchen, { key: keyOf(daysBefore), name })
    const gentle = isGentle(kind, targets) || (kind === 'day-before' && name === 'dinner')
    const others = [...before, ...after]
    return {
      // One draw for a block of days: what was liked on Monday is liked on Tuesday.
      draws: kitchen.draws.of(`${occasion} ${gentle ? 'gentle' : 'usual'}`),
      gentle,
      smooth: isGentle(kind, targets) || kind === 'day-before',
      familiar: kind !== 'easy-week',
      not: new Set([
        ...(occasion === 'main'
          ? mainsNearby({ before, after }, name, pots)
          : tooOften({ before, after }, name)),
        ...tunaOnceMore(others),
        ...(kind === 'day-before' ? unfamiliarOnTheEve : []),
        ...(dishesLeftOut ?? []),
      ]),
      only: away
        ? away
        : onlyDay
          ? bothOf(schoolSnacks(runner, name), onlyDay.only(place))
          : (schoolSnacks(runner, name) ??
            potAt(name, pots, kind, daysBefore) ??
            lunchesAway(addDays(runner.raceDate, -daysBefore), name)),
      ...(onlyDay && !away ? { instead: schoolSnacks(runner, name) } : {}),
      bias:
        occasion === 'main'
          ? addedUp(alike, likedAsPots(before, name, daysBefore), fishTwice(kitchen, others))
          : likedAgain(others, name),
      isLargeDay: isLarge,
      isRaceWeek: true,
      // Where no day is loaded, fiber is low on the eve alone.
      breads: kitchen.isLowInSugar && kind !== 'day-before' ? 'any' : 'white',
      juice: runner.daysToGo === 1 ? 'one' : name === 'dinner' ? 'dinner' : 'usual',
      strictness,
      bought: away && name === 'dinner' ? null : bought,
    }
  }

/** What is in both, or in the first where nothing is. */
function bothOf(
  one: ReadonlySet<string> | null,
  other: ReadonlySet<string> | null,
): ReadonlySet<string> | null {
  if (one === null || other === null) return one ?? other
  const both = new Set([...one].filter((id) => other.has(id)))
  return both.size > 0 ? both : one
}

/** What is bought, and what one more line of the list costs: the longer the list, the more. */
function listSoFar(
  others: readonly Eaten[],
  daysToGo: number,
  thrift: number,
): NonNullable<Wishes['bought']> {
  const list = listFor(others)
  return { list, aLine: thrift * (daysToGo <= 2 ? aLine.short : aLine.first + aLine.growing * list.size) }
}

/** In the currency of `costOf`. */
const aLine = { first: 0.8, growing: 0.23, short: 3 } as const

/** No main within three days, but for a pot of yesterday's dinner at lunch. */
function mainsNearby(
  { before, after }: Pick<DaysAround, 'before' | 'after'>,
  name: MealPlace['name'],
  { atDinner }: Pots,
): Set<string> {
  // The rest of a dinner may be tomorrow's lunch, two days before a day that is planned already.
  const ahead = name === 'dinner' ? 3 : 2
  const mains = [...before.slice(-2), ...after.slice(0, ahead)].flatMap(({ meals }) =>
    meals.filter(isMain).map(({ recipe }) => recipe.id),
  )
  const pot = name === 'lunch' ? potOf(before) : name === 'dinner' ? atDinner : null
  return new Set(mains.filter((id) => id !== pot))
}

/** On the days before the load one pot follows another: yesterday's at lunch, and at dinner what keeps for tomorrow. */
function potAt(
  name: MealPlace['name'],
  { atLunch, atDinner }: Pots,
  kind: DayKind,
  daysBefore: number,
): ReadonlySet<string> | null {
  if (name === 'lunch') return atLunch === null ? null : new Set([atLunch])
  if (name !== 'dinner') return null
  if (atDinner !== null) return new Set([atDinner])
  return kind === 'easy-week' && kindOf(daysBefore - 1) === 'easy-week' ? keeping : null
}

const addedUp =
  (alike: Wishes['bias'], liked: ReadonlyMap<string, number>, fish: Wishes['bias']): Wishes['bias'] =>
  (id) =>
    alike(id) + (liked.get(id) ?? 0) + fish(id)
