import { type Coefficients, type Constraint, solve } from 'yalps'
import type { FoodKind } from '../../evidence/carbohydrate.ts'
import { firmness, type Demand, type Window } from './windows.ts'
import { type Nutrient, type Nutrients, nutrients } from './nutrients.ts'

/** A food of a meal whose amount is still to be solved, in household steps. */
export interface OpenPortion {
  readonly perStep: Nutrients
  /** Steps on an ordinary plate; leaving it costs something. */
  readonly usual: number
  readonly least: number
  readonly most: number
  /** Fewer than this are not worth serving: an optional food has none or at least this many. */
  readonly floor: number
  /** The index of its meal in the day. */
  readonly course: number
  /** Portions of one kind of food share the limit of a day. */
  readonly kind: FoodKind
  readonly gramsPerStep: number
}

/** The most of each kind in a day, g. */
export type DayLimits = Readonly<Record<string, number>>

/** Limits of the plates besides their nutrients. */
export interface PlateLimits {
  readonly day: DayLimits
  /** The energy of each meal, kcal, so that the meals of a day stay balanced; empty for a single meal. */
  readonly meals: readonly Window[]
}

/**
 * Portions nearest to the demand, as a linear program: leaving the usual portion costs little,
 * leaving a window costs much, and most for the last nutrient to give way. Amounts are in fractional steps.
 */
export function idealPortions(
  portions: readonly OpenPortion[],
  demand: Demand,
  limits: PlateLimits,
): number[] {
  const program: Program = { constraints: new Map(), variables: [] }
  const constrained = nutrients.filter((nutrient) => demand.windows[nutrient])
  for (const nutrient of constrained)
    addNutrient(program, nutrient, portions, demand.windows[nutrient] as Window)
  for (const [course, size] of limits.meals.entries()) addMealSize(program, course, portions, size)
  for (const [index, portion] of portions.entries()) addPortion(program, index, portion, constrained)
  for (const [kind, most] of Object.entries(limits.day)) addDayLimit(program, kind, portions, most)
  const solution = new Map(
    solve({ direction: 'minimize', objective: 'cost', ...program }, { maxPivots: 400 }).variables,
  )
  return portions.map(
    ({ usual }, index) => usual + (solution.get(`+${index}`) ?? 0) - (solution.get(`-${index}`) ?? 0),
  )
}

/** The order of constraints and variables decides between solutions of equal cost. */
interface Program {
  readonly constraints: Map<string, Constraint>
  readonly variables: [string, Coefficients][]
}

function addNutrient(
  { constraints, variables }: Program,
  nutrient: Nutrient,
  portions: readonly OpenPortion[],
  window: Window,
): void {
  const { least, most } = tightened(window)
  const usual = portions.reduce((sum, portion) => sum + portion.usual * portion.perStep[nutrient], 0)
  constraints.set(nutrient, { min: least - usual, max: most - usual })
  variables.push(...slack(nutrient, firmness[nutrient] / middleOf({ least, most })))
}

function addMealSize(
  { constraints, variables }: Program,
  course: number,
  portions: readonly OpenPortion[],
  { least, most }: Window,
): void {
  const usual = portions.reduce(
    (sum, portion) => sum + (portion.course === course ? portion.usual * portion.perStep.energy : 0),
    0,
  )
  constraints.set(`meal ${course}`, { min: least - usual, max: most - usual })
  variables.push(...slack(`meal ${course}`, balance / most))
}

/** One variable for more of the food than usual, and one for less. */
function addPortion(
  { constraints, variables }: Program,
  index: number,
  portion: OpenPortion,
  constrained: readonly Nutrient[],
): void {
  const { usual, least, most, perStep } = portion
  const cost = deviationCost / (usual + 1)
  const change = (sign: 1 | -1): [string, number][] => [
    ...constrained.map((nutrient): [string, number] => [nutrient, sign * perStep[nutrient]]),
    ['cost', cost],
    [`${portion.kind} in all`, sign * portion.gramsPerStep],
    [`meal ${portion.course}`, sign * perStep.energy],
  ]
  if (most > usual) {
    constraints.set(`${index} more`, { max: most - usual })
    variables.push([`+${index}`, [...change(1), [`${index} more`, 1]]])
  }
  if (usual > least) {
    constraints.set(`${index} less`, { max: usual - least })
    variables.push([`-${index}`, [...change(-1), [`${index} less`, 1]]])
  }
}

function addDayLimit(
  { constraints }: Program,
  kind: string,
  portions: readonly OpenPortion[],
  most: number,
): void {
  const usual = portions.reduce(
    (sum, portion) => sum + (portion.kind === kind ? portion.usual * portion.gramsPerStep : 0),
    0,
  )
  constraints.set(`${kind} in all`, { max: most - usual })
}

/** Slack variables: what is missing below a row's least, or exceeds its most, at a cost. */
const slack = (row: string, cost: number): [string, Coefficients][] =>
  (['missing', 'over'] as const).map((side) => [
    `${row} ${side}`,
    [
      [row, side === 'missing' ? 1 : -1],
      ['cost', cost],
    ],
  ])

/** A meal outside its size costs this as a share of it: every window of the day takes precedence. */
export const balance = 60

/** The cost of one step away from an ordinary portion, relative to the firmness of the windows. */
const deviationCost = 1

// Rounding to whole steps and whole grams needs some of the room.
const room = 0.15

export function tightened({ least, most }: Window): Window {
  if (!Number.isFinite(most) || !Number.isFinite(least)) return { least, most }
  return { least: least + (room * (most - least)) / 2, most: most - (room * (most - least)) / 2 }
}

const middleOf = ({ least, most }: Window) =>
  Math.max(1, Number.isFinite(most) ? (Math.max(least, 0) + most) / 2 : least)
