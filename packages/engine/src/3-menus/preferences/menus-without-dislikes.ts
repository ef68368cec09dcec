import type { Runner } from '../../1-runner/runner.ts'
import type { Targets } from '../../2-targets/targets.ts'
import { mostSodiumInADay } from '../../evidence/health.ts'
import type { DislikeNotKept, KitchenNotKept } from '../../not-kept.ts'
import { byKey } from '../../foods/memoize.ts'
import { isNeeded } from '../../foods/needed-foods.ts'
import { servedAt } from '../days/candidates.ts'
import { farShortOf } from '../days/too-few-foods.ts'
import { type Kitchen, kitchenOf, nothingChosen } from '../kitchen.ts'
import type { DayMenu, Menus } from '../menus.ts'
import type { Occasion } from '../recipes/recipe.ts'
import { faultsOfADay } from './faults-of-a-day.ts'
import { withoutDislikes } from './without-dislikes.ts'
import { wishesNotKept } from './wishes-not-kept.ts'

/**
 * The menus of a kitchen without what the runner dislikes. A dislike is no allergy: one that leaves too few dishes, a day far
 * short, or one that is too salty without added salt, is given up and said. Those that were named first are kept first.
 */
export function menusWithoutDislikes(
  runner: Runner,
  targets: Targets,
  menusOf: (kitchen: Kitchen) => Menus,
): Menus {
  const { dislikes = [] } = runner.preferences.kitchen ?? {}
  const whole = kitchenOf(runner)
  if (dislikes.length === 0) return withNotKept(runner, whole, menusOf(whole), [])
  const without = (ids: readonly string[]) => (ids.length === 0 ? whole : kitchenOf(runner, ids))
  const { kept, notKept } = dislikesWithEnough(whole, without, [...new Set(dislikes)])
  const own = whenNeeded(() => menusOf(withSwapsAroundRuns(whole)))
  const worseIn = (menus: Menus) => worseDay(menus, own, { kitchen: whole, targets })
  const lightly = () => changedLightly({ runner, targets, own: own(), menusOf }, without(kept), kept)
  let menus = lightly()
  if (worseIn(menus) !== null) {
    const before = kept.length
    menus = menusOf(without(kept))
    for (let worse = worseIn(menus); worse !== null && kept.length > 0; worse = worseIn(menus)) {
      const worseWith = byKey((count: number) => worseIn(menusOf(without(kept.slice(0, count)))))
      const at = firstThat(kept.length, (count) => worseWith(count) !== null)
      const because = worseWith(at) ?? worse
      const [id = ''] = kept.splice(at - 1, 1)
      notKept.push({ of: 'dislike', id, because })
      menus = menusOf(without(kept))
    }
    const changed = kept.length < before ? lightly() : menus
    if (worseIn(changed) === null) menus = changed
  }
  return withNotKept(runner, without(kept), menus, notKept)
}

interface Own {
  readonly runner: Runner
  readonly targets: Targets
  readonly own: Menus
  readonly menusOf: (kitchen: Kitchen) => Menus
}

/** The meals that hold a dislike are others; or all menus are composed anew, where that meets more numbers. */
function changedLightly(
  { runner, targets, own, menusOf }: Own,
  kitchen: Kitchen,
  dislikes: readonly string[],
): Menus {
  const afresh = whenNeeded(() => menusOf(kitchen))
  const menus = withoutDislikes({ runner, targets, kitchen, dislikes, own, afresh })
  const faults = (each: Menus) => faultsIn(each, kitchen, targets)
  return faults(menus) > faults(own) && faults(afresh()) < faults(menus) ? afresh() : menus
}

const faultsIn = ({ exampleDays, raceWeek }: Menus, kitchen: Kitchen, targets: Targets) =>
  [exampleDays, raceWeek.filter(({ kind }) => kind !== 'race-morning')].reduce(
    (sum, days) =>
      sum + days.reduce((all, day, at) => all + faultsOfADay(day, { days, at, kitchen, targets }), 0),
    0,
  )

/** The swaps of other days, and a model's choices, are followed once the dislikes are out. */
function withSwapsAroundRuns(kitchen: Kitchen): Kitchen {
  const all = Object.entries(kitchen.swaps)
  const around = all.filter(([place]) => swappedAroundARun.has(place))
  return { ...kitchen, swaps: Object.fromEntries(around), chosen: nothingChosen }
}

const swappedAroundARun: ReadonlySet<string> = new Set([
  'race-morning.breakfast',
  'race-morning.recovery',
  'long-run.breakfast',
  'long-run.recovery',
])

const withNotKept = (
  runner: Runner,
  kitchen: Kitchen,
  menus: Menus,
  dislikes: readonly KitchenNotKept[],
): Menus => ({ ...menus, notKept: [...dislikes, ...wishesNotKept(runner, kitchen, menus)] })

/** The least count from 1 for which it holds; it holds for all of them. */
function firstThat(all: number, holds: (count: number) => boolean): number {
  let [least, most] = [1, all]
  while (least < most) {
    const middle = Math.floor((least + most) / 2)
    if (holds(middle)) most = middle
    else least = middle + 1
  }
  return least
}

interface Dislikes {
  readonly kept: string[]
  readonly notKept: KitchenNotKept[]
}

/** In turn, those that leave enough dishes for every meal. */
function dislikesWithEnough(
  whole: Kitchen,
  without: (ids: readonly string[]) => Kitchen,
  dislikes: readonly string[],
): Dislikes {
  const possible = dislikes.filter((id) => !isNeeded(id))
  const notKept: KitchenNotKept[] = dislikes
    .filter((id) => isNeeded(id))
    .map((id) => notKeptBecause(id, { code: 'needed' }))
  if (mealWithFewDishes(whole, without(possible)) === null) return { kept: possible, notKept }
  const kept: string[] = []
  for (const id of possible) {
    const meal = mealWithFewDishes(whole, without([...kept, id]))
    if (meal === null) kept.push(id)
    else notKept.push(notKeptBecause(id, { code: 'few-dishes', meal }))
  }
  return { kept, notKept }
}

const notKeptBecause = (id: string, because: DislikeNotKept): KitchenNotKept => ({
  of: 'dislike',
  id,
  because,
})

/** A week of them, and something to choose from. */
const leastDishes: Readonly<Record<Occasion, number>> = {
  breakfast: 6,
  main: 14,
  snack: 6,
  'race morning': 3,
  recovery: 3,
}

function mealWithFewDishes(whole: Kitchen, kitchen: Kitchen): Occasion | null {
  const few = (Object.keys(leastDishes) as Occasion[]).find((occasion) => {
    const left = servedAt(kitchen)(occasion).length
    return left < leastDishes[occasion] && left < servedAt(whole)(occasion).length
  })
  return few ?? null
}

/**
 * The first day that falls short without the dislikes and not with everything, of food altogether, of a meal, or of the carbs
 * that the days before a race are for; or that is too salty for a runner without added salt.
 */
function worseDay(
  menus: Menus,
  whole: () => Menus,
  { kitchen, targets }: { readonly kitchen: Kitchen; readonly targets: Targets },
): DayNotMet | null {
  const salty = kitchen.isUnsalted ? daysOf(menus).filter(isTooSaltyADay) : []
  const isDoubtful =
    salty.length > 0 || daysOf(menus).some((day) => isShort(day, targets)) || lacksMeals(menus)
  if (!isDoubtful) return null
  const others = new Map(daysOf(whole()).map((day) => [day.key, day]))
  const isWorse = (isOne: (day: DayMenu) => boolean) => (day: DayMenu) => {
    const other = others.get(day.key)
    return other !== undefined && isOne(day) && !isOne(other)
  }
  const shorter = daysOf(menus).find(
    (day) =>
      day.meals.length < (others.get(day.key)?.meals.length ?? 0) ||
      isWorse((each) => isShort(each, targets))(day),
  )
  if (shorter) return { code: 'day-short', day: shorter.key }
  const saltier = salty.find(isWorse(isTooSaltyADay))
  if (saltier) return { code: 'day-salty', day: saltier.key }
  return mealsAround(menus) < mealsAround(whole()) ? { code: 'day-short', day: 'race-morning' } : null
}

type DayNotMet = Extract<DislikeNotKept, { readonly day: string }>

/** Evidence: most-sodium-in-a-day. */
const isTooSaltyADay = ({ meals }: DayMenu) =>
  meals.reduce((sum, { sodium }) => sum + sodium, 0) > mostSodiumInADay.value.hardLimit

const daysOf = ({ exampleDays, raceWeek }: Menus): readonly DayMenu[] => [...exampleDays, ...raceWeek]

const isShort = (day: DayMenu, targets: Targets) =>
  farShortOf(day, targets).length > 0 || (isOfTheLoad(day) && day.gaveWay.includes('carbs'))

const isOfTheLoad = ({ kind }: DayMenu) =>
  kind === 'loading' || kind === 'day-before' || kind === 'race-morning'

const mealsAround = ({ recovery, longRunBreakfasts, breakfastAway, raceWeek }: Menus) =>
  [recovery.race, recovery.longRun, longRunBreakfasts[0], breakfastAway ?? raceWeek.at(-1)?.meals[0]].filter(
    Boolean,
  ).length

const lacksMeals = (menus: Menus) =>
  mealsAround(menus) < 4 ||
  daysOf(menus).some(({ meals, kind }) => kind !== 'race-morning' && meals.length < 3)

function whenNeeded<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
