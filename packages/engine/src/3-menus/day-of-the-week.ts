import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import { addDays } from '../plain-day.ts'
import type { Grams } from '../units.ts'
import { tunaOnceMore } from './canned-tuna.ts'
import type { Wishes } from './days/candidates.ts'
import { macrosOf } from './days/day-macros.ts'
import { windowOfLoadStep } from './days/load-step-window.ts'
import { isGentle, type MealPlace, placesOfADay, placesOfALoadingDay } from './days/meal-places.ts'
import { isLargeDay } from './days/limits-of-a-day.ts'
import { type DayToPlan, keepingDishes, noFuel, planBeside, planDay } from './days/plan-day.ts'
import { eaterOf } from './eaters.ts'
import { type Eaten, listFor, type ListSoFar } from './groceries/list-so-far.ts'
import { likedAgain } from './habits.ts'
import type { Kitchen } from './kitchen.ts'
import { lunchesAway } from './lunches-away.ts'
import type { DayKind, DayMenu } from './menus.ts'
import { dishesAway, isOrderedAt } from './ordered-dinner.ts'
import { hasLoad } from './portions/demands.ts'
import { keeping, likedAsPots, potOf } from './pots.ts'
import { firstSoundDay } from './preferences/first-sound-day.ts'
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

/** One day of race week beside the others. */
export function dayOfTheWeek(week: Week, daysBefore: number, around: DaysAround): DayMenu {
  const { runner, targets, kitchen } = week
  const wanted = dayToPlan(week, daysBefore, around)
  const planned = (pots: Pots, anyDish = false) => planDay(kitchen, targets, wanted(pots, anyDish))
  const pots = potsOf(kindOf(daysBefore), around)
  const withPot = fewerMissedOf(
    planned(pots),
    () => planned(pots, true),
    isOrderedAt(runner, { key: keyOf(daysBefore), name: 'dinner' }),
  )
  // The next day's lunch is cooked already; today's may be another dish where the day would miss what it meets without.
  if (pots.atLunch === null || withPot.gaveWay.length === 0 || around.own) return withPot
  return fewerMissed(withPot, planned({ ...pots, atLunch: null }))
}

/** The eve in a hotel: what is ordered, and a bite after it, beside the other meals as they were at home. */
export function eveInAHotel(week: Week, before: readonly DayMenu[], atHome: DayMenu): DayMenu {
  const { runner, targets, kitchen } = week
  const around = { before, after: [], own: atHome }
  const wanted = dayToPlan(week, 1, around)
  const pots = potsOf('day-before', around)
  const day = wanted(pots)
  const kept = atHome.meals.filter(({ name }) => dishesAway(runner, kitchen, { key: day.key, name }) === null)
  return firstSoundDay(
    [
      () => planBeside(kept, kitchen, targets, day),
      () => planDay(kitchen, targets, { ...day, swaps: keepingDishes(kept) }),
      () => planDay(kitchen, targets, day),
      () => planDay(kitchen, targets, wanted(pots, true)),
    ],
    { own: atHome, places: day.places, days: [...before, atHome], at: before.length, kitchen, targets },
  )
}

function dayToPlan(week: Week, daysBefore: number, around: DaysAround) {
  const { runner, targets, onlyDay = null, thrift = 1 } = week
  const kind = kindOf(daysBefore)
  const target = macrosOf(runner, targets, { kind, carbs: carbsOn(daysBefore, targets) })
  const isLoading = kind !== 'easy-week' && hasLoad(targets)
  const places = isLoading ? placesOfALoadingDay(target.energy) : placesOfADay(target.energy)
  const choice = choiceOf(week, around, potsOf(kind, around).atLunch)
  return (pots: Pots, anyDish = false): DayToPlan => ({
    key: keyOf(daysBefore),
    kind,
    date: addDays(runner.raceDate, -daysBefore),
    target,
    places: places.map((place) => ({
      ...place,
      mayRepeat: onlyDay !== null && place.occasion === 'main',
      isOrdered: isOrderedAt(runner, { key: keyOf(daysBefore), name: place.name }),
    })),
    settled: [],
    fuelCarbs: noFuel,
    wishesFor: wishesFor(week, {
      ...around,
      ...choice,
      kind,
      daysBefore,
      pots,
      anyDish,
      isLargeDay: isLargeDay(target),
    }),
    thrift,
    ...(hasLoad(targets)
      ? { carbsWithin: windowOfLoadStep(steps(targets), Math.max(0, 4 - daysBefore)) }
      : {}),
  })
}

const keyOf = (daysBefore: number) => `${daysBefore}-days-before`

const steps = (targets: Targets) =>
  [4, 3, 2, 1].map((daysBefore) => ({ kind: kindOf(daysBefore), carbs: carbsOn(daysBefore, targets) }))

/** What a restaurant serves may leave too little for some runners. */
const fewerMissedOf = (one: DayMenu, other: () => DayMenu, isAway: boolean): DayMenu =>
  isAway && one.gaveWay.length > 0 ? fewerMissed(one, other()) : one

const fewerMissed = (one: DayMenu, other: DayMenu) =>
  other.gaveWay.length < one.gaveWay.length ? other : one

/** What is left of yesterday's dinner, for lunch, and the dinner of which tomorrow's lunch is the rest. */
interface Pots {
  readonly atLunch: string | null
  readonly atDinner: string | null
}

function potsOf(kind: DayKind, { before, after, own }: DaysAround): Pots {
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

function choiceOf(
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

const wishesFor =
  (
    { kitchen, targets, runner, onlyDay = null }: Week,
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
      ]),
      only: away
        ? away
        : onlyDay
          ? onlyDay.only(place)
          : (schoolSnacks(runner, name) ??
            potAt(name, pots, kind, daysBefore) ??
            lunchesAway(addDays(runner.raceDate, -daysBefore), name)),
      bias:
        occasion === 'main'
          ? addedUp(alike, likedAsPots(before, name, daysBefore))
          : likedAgain(others, name),
      isLargeDay: isLarge,
      whiteBread: true,
      strictness,
      bought: away && name === 'dinner' ? null : bought,
    }
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
  const mains = [...before.slice(-2), ...after.slice(0, 2)].flatMap(({ meals }) =>
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
  (alike: Wishes['bias'], liked: ReadonlyMap<string, number>): Wishes['bias'] =>
  (id) =>
    alike(id) + (liked.get(id) ?? 0)

const kindOf = (daysBefore: number): DayKind =>
  daysBefore >= 4 ? 'easy-week' : daysBefore >= 2 ? 'loading' : 'day-before'

function carbsOn(daysBefore: number, { raceWeek: week }: Targets): Grams {
  if (daysBefore >= 4) return week.mondayToWednesday
  if (daysBefore === 3) return week.thursday
  return daysBefore === 2 ? week.friday : week.dayBefore
}
