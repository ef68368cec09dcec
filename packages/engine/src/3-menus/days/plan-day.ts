import type { Targets } from '../../2-targets/targets.ts'
import { mostSodiumInADay } from '../../evidence/health.ts'
import { fiberOfADay } from '../../evidence/portions.ts'
import { loadingDayTolerances } from '../../evidence/race-week.ts'
import type { PlainDay } from '../../plain-day.ts'
import type { SideKind } from '../../side-kinds.ts'
import { type Grams, grams } from '../../units.ts'
import type { Kitchen } from '../kitchen.ts'
import type { DayKind, DayMenu, Macros, Meal, MealName } from '../menus.ts'
import { at, countMealsOf, vectorOfFoods, width } from '../plates/nutrient-vector.ts'
import { platesBeside } from '../plates/plates.ts'
import { demandOf, hasLoad } from '../portions/demands.ts'
import type { LarderId } from '../portions/larder.ts'
import { type Demand, missed, type Window } from '../portions/windows.ts'
import { buildMeal } from './build-meal.ts'
import type { BestFirst } from './best-first.ts'
import { candidatesFor } from './candidates.ts'
import type { Wishes } from './wishes.ts'
import { dayDemand } from './day-demand.ts'
import { totalsOf } from './day-totals.ts'
import { fitDay } from './fit-day.ts'
import { limitsOf } from './limits-of-a-day.ts'
import type { Candidate } from './place.ts'
import { isGentle, mealOrder, type MealPlace } from './meal-places.ts'
import { choicesOffered, nextChoices } from './next-choices.ts'

export interface DayToPlan {
  readonly key: string
  readonly kind: DayKind
  readonly date: PlainDay | null
  readonly target: Macros
  readonly places: readonly MealPlace[]
  /** Meals that are settled already: those around a long run. */
  readonly settled: readonly Meal[]
  readonly fuelCarbs: Grams
  readonly wishesFor: (place: MealPlace) => Wishes
  readonly carbsWithin?: Window
  /** How many times dearer than usual choices are, for a shorter list: its numbers keep their weight over them. */
  readonly thrift?: number
  /** The meals that the runner swapped. */
  readonly swaps?: ReadonlyMap<MealName, Swap>
}

/** The recipe of a swapped meal, the plan's own, and what has to stand beside it if that is not left to the day. */
export interface Swap {
  readonly to: string
  readonly from: string
  readonly sides?: readonly SideKind[]
}

/** Meals that keep their dishes, in any portions. */
export const keepingDishes = (meals: readonly Meal[]): ReadonlyMap<MealName, Swap> =>
  new Map(meals.map(({ name, recipe: { id } }) => [name, { to: id, from: id }]))

/**
 * A whole day: for every place the plate that suits the others, and its meals in the order in which they are eaten. A day that
 * misses a number is planned again with its numbers firmer, and that day is taken where it misses fewer.
 */
export function planDay(kitchen: Kitchen, targets: Targets, day: DayToPlan): DayMenu {
  const filled = filledPlaces(kitchen, day)
  const usual = dayWith(filled, kitchen, targets, day, 1)
  if (usual.gaveWay.length === 0) return usual
  const firm = dayWith(filled, kitchen, targets, day, numbersFirmer)
  return firm.gaveWay.length < usual.gaveWay.length ? firm : usual
}

/** How many times firmer than usual its numbers are the second time. */
const numbersFirmer = 6

interface FilledPlace extends MealPlace {
  readonly swap: Swap | undefined
  /** What it may be, whatever the runner swapped. */
  readonly others: BestFirst<Candidate>
  readonly candidates: BestFirst<Candidate>
}

/** The meals of a day with what each of them may be; without those that nothing can be. */
const filledPlaces = (kitchen: Kitchen, day: DayToPlan): FilledPlace[] =>
  day.places
    .map((place) => {
      const others = candidatesAt(kitchen, place, day.wishesFor(place))
      const swap = day.swaps?.get(place.name)
      return { ...place, swap, others, candidates: swap ? candidatesOf(swap, kitchen, place, day) : others }
    })
    .filter(({ candidates }) => candidates.count > 0)

function dayWith(
  filled: readonly FilledPlace[],
  kitchen: Kitchen,
  targets: Targets,
  day: DayToPlan,
  firmer: number,
): DayMenu {
  const { key, kind, date, target, places, settled, fuelCarbs, thrift = 1 } = day
  const demand = unsaltedIn(kitchen, demandOf(kind, target, targets))
  const carbs = demand.windows.carbs
  const within =
    carbs && day.carbsWithin
      ? { ...demand, windows: { ...demand.windows, carbs: narrowed(carbs, day.carbsWithin) } }
      : demand
  const plates = fitDay(
    filled,
    dayDemand(within, limitsOf(kitchen, kind, target, hasLoad(targets)), {
      fiber: fiberAim(isGentle(kind, targets)),
      thrift,
      firmer,
      maySnackAlike: places.some(({ mayRepeat }) => mayRepeat),
    }),
    besides(settled, fuelCarbs),
    thrift > 1,
  )
  const choicesAt = (
    place: MealPlace,
    others: Iterable<Candidate>,
    of: (among: Iterable<Candidate>) => string[],
  ) => {
    const choices = of(others)
    const { instead, ...wishes } = day.wishesFor(place)
    if (choices.length === choicesOffered || instead === undefined) return choices
    return [
      ...new Set([...choices, ...of(candidatesAt(kitchen, place, { ...wishes, only: instead }))]),
    ].slice(0, choicesOffered)
  }
  const meals = [
    ...settled,
    ...filled.flatMap((place, index) => {
      const { name, others, swap, isOrdered = false } = place
      const plate = plates?.[index]
      return plate
        ? [
            buildMeal({
              name,
              plate,
              isOrdered,
              choices: choicesAt(place, others, (among) =>
                nextChoices(among, plate, plates, { before: swap?.from }),
              ),
            }),
          ]
        : []
    }),
  ].sort((one, other) => mealOrder.indexOf(one.name) - mealOrder.indexOf(other.name))
  const totals = totalsOf(meals, fuelCarbs)
  const menu: DayMenu = {
    key,
    kind,
    date,
    target,
    meals,
    fuelCarbs,
    totals,
    gaveWay: missed(demand, { ...totals, sodium: sodiumOf(meals), fluids: 0 }),
  }
  asked.set(menu, day)
  return menu
}

/** Evidence: most-sodium-in-a-day. */
const unsaltedIn = ({ isUnsalted }: Kitchen, demand: Demand): Demand =>
  isUnsalted
    ? {
        ...demand,
        windows: { ...demand.windows, sodium: { least: 0, most: mostSodiumInADay.value.day } },
      }
    : demand

const sodiumOf = (meals: readonly Meal[]) => meals.reduce((sum, { sodium }) => sum + sodium, 0)

/** What each day was asked to be, to fit it again around a meal that the runner swapped. */
const asked = new WeakMap<DayMenu, DayToPlan>()
export const askedFor = (menu: DayMenu): DayToPlan | undefined => asked.get(menu)

/** The same day with these meals to the gram, around which the others are planned. */
export function planBeside(
  kept: readonly Meal[],
  kitchen: Kitchen,
  targets: Targets,
  day: DayToPlan,
): DayMenu {
  const places = day.places.filter(({ name }) => kept.every((meal) => meal.name !== name))
  const menu = planDay(kitchen, targets, { ...day, places, settled: [...day.settled, ...kept] })
  asked.set(menu, day)
  return menu
}

/** The same day with more told of its meals: it is asked to be what it was. */
export function withMeals(menu: DayMenu, meals: readonly Meal[]): DayMenu {
  if (meals.every((meal, index) => meal === menu.meals[index])) return menu
  const told = { ...menu, meals }
  const day = asked.get(menu)
  if (day) asked.set(told, day)
  return told
}

/** Where every recipe was on the table too lately, one comes again, and a race breakfast is a breakfast. */
function candidatesAt(kitchen: Kitchen, { occasion }: MealPlace, wishes: Wishes): BestFirst<Candidate> {
  const found = candidatesFor(kitchen, occasion, wishes)
  if (found.count > 0 || occasion !== 'breakfast') return found
  return candidatesFor(kitchen, 'race morning', { ...wishes, not: new Set() })
}

/** The recipe that the runner wants instead, however rough or lately eaten; any other where this kitchen cannot make it. */
function candidatesOf(
  { to, sides }: Swap,
  kitchen: Kitchen,
  place: MealPlace,
  { wishesFor }: DayToPlan,
): BestFirst<Candidate> {
  const wishes = { ...wishesFor(place), not: new Set<string>(), only: new Set([to]) }
  const found = candidatesFor(kitchen, place.occasion, wishes)
  const [first] = found
  const all =
    first?.id === to
      ? found
      : candidatesFor(kitchen, place.occasion, { ...wishes, smooth: false, familiar: false })
  return sides ? besideOnly(sides, all) : all
}

/** With these sides alone, where a dish has such plates. */
const besideOnly = (sides: readonly SideKind[], all: BestFirst<Candidate>): BestFirst<Candidate> => ({
  count: all.count,
  *[Symbol.iterator]() {
    for (const each of all) {
      const plates = platesBeside(each.plates(), sides)
      yield { ...each, plates: () => plates }
    }
  },
})

/** Both, where they meet; the day's own where they do not. */
const narrowed = (own: Window, other: Window): Window => {
  const least = Math.max(own.least, other.least)
  const most = Math.min(own.most, other.most)
  return least < most ? { least, most } : own
}

function fiberAim(gentle: boolean): readonly [number, number] {
  const { leastFiber, mostFiber } = loadingDayTolerances.value
  const { least, mostAimedFor } = fiberOfADay.value
  return gentle ? [leastFiber, mostFiber] : [least, mostAimedFor]
}

const macros = ['energy', 'carbs', 'protein', 'fat', 'fiber'] as const
/** Summed from the meals as printed. */
const printed: ReadonlySet<number> = new Set(macros.map((macro) => at[macro]))

/** What the settled meals and the fuel bring, with their share of what a day holds only so much of. */
function besides(settled: readonly Meal[], fuelCarbs: Grams): Float64Array {
  const sums = new Float64Array(width)
  for (const meal of settled) {
    const foods = meal.items.map(({ foodId, amount }) => ({ id: foodId as LarderId, grams: amount }))
    const held = vectorOfFoods(foods)
    countMealsOf(held)
    for (const [index, value] of held.entries())
      if (!printed.has(index)) sums[index] = (sums[index] ?? 0) + value
    for (const macro of macros) sums[at[macro]] = (sums[at[macro]] ?? 0) + meal[macro]
  }
  sums[at.carbs] = (sums[at.carbs] ?? 0) + fuelCarbs
  sums[at.energy] = (sums[at.energy] ?? 0) + 4 * fuelCarbs
  return sums
}

export const noFuel = grams(0)
