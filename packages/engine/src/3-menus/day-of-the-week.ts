import type { Targets } from '../2-targets/targets.ts'
import { addDays } from '../plain-day.ts'
import type { Grams } from '../units.ts'
import { triggersOnTheEve } from './reflux-on-the-eve.ts'
import { macrosOf } from './days/day-macros.ts'
import { isLargeDay } from './days/limits-of-a-day.ts'
import { windowOfLoadStep } from './days/load-step-window.ts'
import { placesOfADay, placesOfALoadingDay } from './days/meal-places.ts'
import { type DayToPlan, keepingDishes, noFuel, planBeside, planDay } from './days/plan-day.ts'
import type { DayMenu, Meal } from './menus.ts'
import { dishesAway, isOrderedAt } from './ordered-dinner.ts'
import { hasLoad } from './portions/demands.ts'
import { firstSoundDay } from './preferences/first-sound-day.ts'
import { withPossibleChoices } from './preferences/refit-days.ts'
import {
  choiceOf,
  type DaysAround,
  keyOf,
  kindOf,
  type Pots,
  potsOf,
  type Week,
  wishesFor,
} from './wishes-of-the-week.ts'

/** One day of race week beside the others; with reflux the eve is mild, unless it would miss a number for that. */
export const dayOfTheWeek = (week: Week, daysBefore: number, around: DaysAround): DayMenu =>
  daysBefore === 1
    ? mildFirst(week, (each) => dayBesideOthers(each, daysBefore, around))
    : dayBesideOthers(week, daysBefore, around)

function mildFirst(week: Week, eveOf: (week: Week) => DayMenu): DayMenu {
  const mild = withoutTriggers(week)
  const eve = eveOf(mild)
  return mild === week || eve.gaveWay.length === 0 ? eve : fewerMissed(eve, eveOf(week))
}

function withoutTriggers(week: Week): Week {
  const triggers = triggersOnTheEve(week.runner, week.kitchen)
  return triggers.size === 0
    ? week
    : { ...week, dishesLeftOut: new Set([...(week.dishesLeftOut ?? []), ...triggers]) }
}

function dayBesideOthers(week: Week, daysBefore: number, around: DaysAround): DayMenu {
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
export const eveInAHotel = (week: Week, before: readonly DayMenu[], atHome: DayMenu): DayMenu =>
  mildFirst(week, (each) => orderedEve(each, before, atHome))

function orderedEve(week: Week, before: readonly DayMenu[], atHome: DayMenu): DayMenu {
  const { runner, targets, kitchen } = week
  const around = { before, after: [], own: atHome }
  const wanted = dayToPlan(week, 1, around)
  const pots = potsOf('day-before', around)
  const day = wanted(pots)
  const kept = atHome.meals.filter(({ name }) => dishesAway(runner, kitchen, { key: day.key, name }) === null)
  const besideThem = withoutDishesOf(kept, day)
  const ordered = firstSoundDay(
    [
      () => planBeside(kept, kitchen, targets, besideThem),
      () => planDay(kitchen, targets, { ...besideThem, swaps: keepingDishes(kept) }),
      () => planDay(kitchen, targets, day),
    ],
    { own: atHome, places: day.places, days: [...before, atHome], at: before.length, kitchen, targets },
  )
  // What no restaurant serves, only where what it serves would miss a number that home did not.
  const eve =
    ordered.gaveWay.length > atHome.gaveWay.length
      ? fewerMissed(ordered, planDay(kitchen, targets, wanted(pots, true)))
      : ordered
  return withPossibleChoices(eve, eve, { kitchen, targets })
}

/** Nothing is ordered that is on the table at another meal of the day. */
const withoutDishesOf = (kept: readonly Meal[], day: DayToPlan): DayToPlan => ({
  ...day,
  wishesFor: (place) => {
    const wishes = day.wishesFor(place)
    return { ...wishes, not: new Set([...wishes.not, ...kept.map(({ recipe }) => recipe.id)]) }
  },
})

function dayToPlan(week: Week, daysBefore: number, around: DaysAround) {
  const { runner, targets, kitchen, onlyDay = null, thrift = 1 } = week
  const kind = kindOf(daysBefore)
  const target = macrosOf(runner, targets, { kind, carbs: carbsOn(daysBefore, targets) })
  const isLoading = kind !== 'easy-week' && hasLoad(targets)
  const places = isLoading ? placesOfALoadingDay(target.energy) : placesOfADay(target.energy, kitchen)
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

const steps = (targets: Targets) =>
  [4, 3, 2, 1].map((daysBefore) => ({ kind: kindOf(daysBefore), carbs: carbsOn(daysBefore, targets) }))

/** What a restaurant serves may leave too little for some runners. */
const fewerMissedOf = (one: DayMenu, other: () => DayMenu, isAway: boolean): DayMenu =>
  isAway && one.gaveWay.length > 0 ? fewerMissed(one, other()) : one

const fewerMissed = (one: DayMenu, other: DayMenu) =>
  other.gaveWay.length < one.gaveWay.length ? other : one

function carbsOn(daysBefore: number, { raceWeek: week }: Targets): Grams {
  if (daysBefore >= 4) return week.mondayToWednesday
  if (daysBefore === 3) return week.thursday
  return daysBefore === 2 ? week.friday : week.dayBefore
}
