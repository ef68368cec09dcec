import { at, type Columns, type Sum, sums, width } from '../plates/nutrient-vector.ts'
import type { Demand } from '../portions/windows.ts'

/** What a day may hold, as rows of numbers: a total outside them costs, and so does one far from its aim. */
export interface DayDemand {
  readonly least: Float64Array
  readonly most: Float64Array
  /** What a whole target too much or too little costs. */
  readonly firmness: Float64Array
  readonly aim: Float64Array
  /** The sums that any of these bounds. */
  readonly counted: Int32Array
  /** What a second toast or a second bowl of rice costs. */
  readonly formAgain: number
  /** What a second main of one protein costs. */
  readonly proteinAgain: number
}

const firmness: Partial<Record<Sum, number>> = {
  carbs: 2400,
  energy: 1500,
  protein: 1100,
  fat: 800,
  fiber: 950,
  sodium: 480,
  fluids: 240,
  oil: 600,
  seeds: 400,
  juice: 1300,
  eggs: 120,
  milk: 300,
  legumes: 120,
  rice: 600,
  cereal: 400,
  soy: 300,
  tuna: 80,
  breads: 60,
  cereals: 30,
  rices: 110,
  ricePlates: 40,
  potatoes: 50,
  pastas: 40,
  jams: 40,
  bananas: 100,
  oranges: 60,
  apples: 60,
  ricePudding: 80,
  powder: 60,
  soyFoods: 240,
  anySoy: 60,
}

/** Windows are met a little inside their edge, since meals are printed in whole grams. */
const inside: Partial<Record<Sum, number>> = {
  energy: 24,
  carbs: 3,
  protein: 2,
  fat: 2,
  fiber: 1,
  oil: 0.7,
  seeds: 0.7,
}

/** What neither a number nor a short list is worth; a third meal of rice or bread is. */
export const asFirmAsNumbers: ReadonlySet<Sum> = new Set([
  'oil',
  'seeds',
  'juice',
  'legumes',
  'soy',
  'tuna',
  'powder',
])

export type Limits = Partial<Record<Sum, number>>

export function dayDemand(
  { aims, windows }: Demand,
  limits: Limits,
  wishes: {
    readonly fiber?: readonly [number, number]
    /** How many times firmer than usual its numbers are: as many as its choices are dearer. */
    readonly thrift?: number
    /** How many times firmer than that its numbers are, and what is as firm, beside how often a food comes. */
    readonly firmer?: number
    /** The share of the usual margins: one meal rounds less than the six of a day. */
    readonly margins?: number
    /** Whether two snacks may be of one form: for a race tomorrow few things are bought. */
    readonly maySnackAlike?: boolean
  } = {},
): DayDemand {
  const { thrift = 1, firmer = 1, margins = 1, maySnackAlike = false } = wishes
  const demand = {
    least: new Float64Array(width).fill(Number.NEGATIVE_INFINITY),
    most: new Float64Array(width).fill(Number.POSITIVE_INFINITY),
    firmness: new Float64Array(width),
    aim: new Float64Array(width).fill(Number.NaN),
  }
  for (const [name, window] of Object.entries(windows) as [Sum, { least: number; most: number }][]) {
    const margin = Math.min(margins * (inside[name] ?? 0), (window.most - window.least) / 3)
    demand.least[at[name]] = window.least > 0 ? window.least + margin : Number.NEGATIVE_INFINITY
    demand.most[at[name]] = window.most - margin
    demand.firmness[at[name]] = (firmness[name] ?? 20) * thrift * firmer
    const middle = aims[name as keyof typeof aims]
    if (middle !== undefined) demand.aim[at[name]] = middle
  }
  for (const [name, most] of Object.entries(limits) as [Sum, number][]) {
    demand.most[at[name]] = most - (inside[name] ?? 0)
    // Sodium is a number and a limit, for runners without added salt.
    const isAsFirm = asFirmAsNumbers.has(name) || name in windows
    demand.firmness[at[name]] = (firmness[name] ?? 20) * thrift * (isAsFirm ? firmer : 1)
  }
  if (wishes.fiber) demand.aim[at.fiber] = (wishes.fiber[0] + wishes.fiber[1]) / 2
  return {
    ...demand,
    formAgain: maySnackAlike ? 0 : formAgain * Math.sqrt(thrift),
    proteinAgain: maySnackAlike ? 0 : proteinAgain * Math.sqrt(thrift),
    counted: Int32Array.from(
      sums
        .map((_, index) => index)
        .filter((index) => (demand.firmness[index] ?? 0) > 0 || (demand.aim[index] ?? 0) > 0)
        // What costs most comes first, so that a plate that cannot be the best is dropped soon.
        .sort((one, other) => (demand.firmness[other] ?? 0) - (demand.firmness[one] ?? 0)),
    ),
  }
}

/** More than any liking of a dish, and less than a number missed. */
const formAgain = 17

/** Chicken at lunch and chicken at dinner: a liking, which a number or a pot outweighs. */
const proteinAgain = 6

/** What leaving an aim costs within the window: little, so that preferences decide there. */
const closeness = 4

/** Being outside at all, as a share of the target: no liking outweighs it. */
const edge = 0.03

/** What the sums of a day cost: nothing where every window holds and every aim is met. */
export const costOf = (demand: DayDemand, held: Float64Array): number =>
  costWith(demand, nothing, { columns: held, count: 1 }, 0, Number.POSITIVE_INFINITY)

const nothing = new Float64Array(width)

/** What one plate costs with what is eaten besides; anything above `enough` once it is reached. */
export function costWith(
  demand: DayDemand,
  besides: Float64Array,
  { columns, count }: Columns,
  plate: number,
  enough: number,
): number {
  const { counted } = demand
  let cost = 0
  for (let each = 0; each < counted.length && cost < enough; each++) {
    const index = counted[each] ?? 0
    const value = (besides[index] ?? 0) + (columns[index * count + plate] ?? 0)
    cost += costOutside(demand, index, value)
    const wanted = demand.aim[index] ?? 0
    if (wanted > 0) cost += (closeness * Math.abs(value - wanted)) / wanted
  }
  return cost
}

/** What a sum costs outside its window. */
export function costOutside(
  { least, most, firmness: firm }: DayDemand,
  index: number,
  value: number,
): number {
  const high = most[index] ?? 0
  if (value > high) return (firm[index] ?? 0) * (edge + (value - high) / (high + 1))
  const low = least[index] ?? 0
  return value < low ? (firm[index] ?? 0) * (edge + (low - value) / (low + 1)) : 0
}

/** Whether every window holds. */
export const isMet = (demand: DayDemand, held: Float64Array): boolean =>
  windowsMissed(demand, { columns: held, count: 1 }, 0) === 0

/** How many windows a plate misses. */
function windowsMissed(
  { least, most, counted }: DayDemand,
  { columns, count }: Columns,
  plate: number,
): number {
  let missed = 0
  for (const sum of counted) {
    const value = columns[sum * count + plate] ?? 0
    if (value > (most[sum] ?? 0) || value < (least[sum] ?? 0)) missed += 1
  }
  return missed
}
