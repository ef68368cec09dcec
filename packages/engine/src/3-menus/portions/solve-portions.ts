import { clamp } from '../../evidence/interpolate.ts'
import { appetite, largerPlates, mealSize } from '../../evidence/portions.ts'
import { type FoodKind, mostToEat } from '../../evidence/carbohydrate.ts'
import type { Grams } from '../../units.ts'
import type { FilledDish } from '../days/filled-dish.ts'
import { foodOf, gramsOf, stepOf } from './household-measure.ts'
import { type LarderId, larderLine } from './larder.ts'
import { nutrientsOf, sumOf } from './nutrients.ts'
import { idealPortions, type OpenPortion, type PlateLimits } from './linear-program.ts'
import { roundToSteps } from './round-to-steps.ts'
import type { Demand, Window } from './windows.ts'

/** A dish and its target energy, kcal. */
export interface Course {
  readonly dish: FilledDish
  readonly energy: number
}

export interface Helping {
  readonly id: LarderId
  readonly grams: Grams
  /** Salt that is stirred into the drink of the meal. */
  readonly inDrink?: true
}

/** How large plates may be: usual ones, or larger if the permitted foods leave no other way. */
export type PlateSize = 'usual' | 'large'

/** Amounts for every dish of a day, or of one meal, that together meet the demand. */
export function solvePortions(courses: readonly Course[], demand: Demand, size: PlateSize): Helping[][] {
  const most = mostFor(courses, size)
  const energy = energyOf(courses)
  const open = courses.flatMap((course, index) =>
    openPortions(course, index, {
      mostOf: most,
      least: Math.min(1, energy / (courses.length < 2 ? smallMeal : smallDay)),
    }),
  )
  const limits: PlateLimits = { day: limitsFor(open, most), meals: sizesOf(courses) }
  const steps = roundToSteps(idealPortions(open, demand, limits), open, demand, limits)
  return courses.map((_, index) =>
    open.flatMap(({ course, id }, at) => {
      const count = steps[at] ?? 0
      return course === index && count > 0 ? [{ id, grams: gramsOf(id, count) }] : []
    }),
  )
}

/** A single meal has no other to be balanced with. */
function sizesOf(courses: readonly Course[]): Window[] {
  const { least, most } = mealSize.value
  return courses.length < 2
    ? []
    : courses.map(({ energy }) => ({ least: least * energy, most: most * energy }))
}

/** How far the meals of a day are outside their sizes, as the share of the worst. */
export function unevenness(courses: readonly Course[], plates: readonly (readonly Helping[])[]): number {
  const beyond = sizesOf(courses).map(({ least, most }, index) => {
    const energy = sumOf((plates[index] ?? []).map(({ id, grams }) => nutrientsOf(foodOf(id), grams))).energy
    return Math.max(0, least - energy, energy - most) / most
  })
  return Math.max(0, ...beyond)
}

/** The dish scaled to the size of the meal, with a range for each food that a cook would accept. */
function openPortions(
  { dish, energy }: Course,
  course: number,
  { mostOf, least }: { readonly mostOf: Most; readonly least: number },
): (OpenPortion & { id: LarderId })[] {
  const usualEnergy = dish.foods.reduce(
    (sum, { id, slot }) => sum + nutrientsOf(foodOf(id), slot.servings * larderLine(id).serving).energy,
    0,
  )
  const size = energy / Math.max(1, usualEnergy)
  return dish.foods.map(({ id, slot }) => {
    const { kind, serving } = larderLine(id)
    const step = stepOf(id)
    const perStep = nutrientsOf(foodOf(id), step)
    const inMeal = kind === 'sweetener' ? (sweetShare * energy) / perStep.energy : Infinity
    const cap = Math.max(1, Math.floor(Math.min(mostOf(kind, 'atAMeal') / step, inMeal) + 1e-9))
    const usual = Math.min(cap, (slot.servings * serving * (isSeasoning(kind) ? 1 : size)) / step)
    const sparing = Math.max(1, Math.round((2 * serving * Math.max(1, size)) / step))
    const worth = Math.max(1, Math.round((least * leastWorth(kind) * serving) / step))
    const floor = Math.min(cap, slot.needed ? Math.max(worth, Math.ceil(usual * leastShare)) : worth)
    return {
      id,
      kind,
      course,
      floor,
      gramsPerStep: step,
      perStep,
      usual,
      least: slot.needed ? floor : 0,
      most: Math.min(cap, Math.max(floor, slot.servings === 0 ? sparing : Math.ceil(usual * mostShare))),
    }
  })
}

const energyOf = (courses: readonly Course[]) => courses.reduce((sum, { energy }) => sum + energy, 0)

/** Below this, the least amount worth serving shrinks with the day or the meal, kcal. */
const smallDay = 2000
const smallMeal = 300

const isSeasoning = (kind: FoodKind) => kind === 'seasoning'

/** Less than half a serving is not a portion: no splash of milk, no two spoons of lentils. Vegetables are not a garnish. */
const leastWorth = (kind: FoodKind) => (kind === 'vegetable' ? 0.75 : kind === 'oil' ? 0.4 : 0.5)

/** The most of a meal's energy from a sweetener: honey is a spread, not the meal. */
const sweetShare = 0.35

const leastShare = 0.4
const mostShare = 2

type Most = (kind: FoodKind, when: 'atAMeal' | 'inADay') => number

/** A large day has larger plates, but no more sugar, juice or milk; so does a day with few permitted foods. */
function mostFor(courses: readonly Course[], size: PlateSize): Most {
  const { from, most } = appetite.value
  const hunger = clamp(energyOf(courses) / from, 1, most)
  const large = size === 'large' ? largerPlates.value : 1
  const growth = (kind: FoodKind) => (steady.has(kind) ? large : Math.max(hunger, large))
  return (kind, when) => mostToEat.value[kind][when] * (kind === 'canned tuna' ? 1 : growth(kind))
}

const steady: ReadonlySet<FoodKind> = new Set<FoodKind>(['juice', 'sweets', 'sweetener', 'milk'])

/** Only kinds that this day could exceed. */
function limitsFor(open: readonly OpenPortion[], mostOf: Most): Record<string, number> {
  const possible = new Map<FoodKind, number>()
  for (const { kind, most, gramsPerStep } of open)
    possible.set(kind, (possible.get(kind) ?? 0) + most * gramsPerStep)
  return Object.fromEntries(
    [...possible]
      .map(([kind, weight]) => ({ kind, weight, most: mostOf(kind, 'inADay') }))
      .filter(({ weight, most }) => weight > most)
      .map(({ kind, most }) => [kind, most]),
  )
}
