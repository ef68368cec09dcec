import { type Plate, plateAt, type PlateTable } from '../plates/plates.ts'
import { at, width } from '../plates/nutrient-vector.ts'
import { numbersFrom } from '../seeded-random.ts'
import { closeness, costOf, type DayDemand, edge, isMet } from './day-demand.ts'
import { type Offers, offersFor, offersWithin } from './offers.ts'
import type { Place } from './place.ts'

/** The best liked recipes of each meal are tried first, and more where those miss; from so many days to begin with. */
const tried = { first: { recipes: 8, starts: 6 }, next: { recipes: 64, starts: 24 } } as const

/** Starts from which a day that meets its numbers is fitted again, where it is worth looking for a better liked one. */
const thoroughStarts = 6

/** So many starts that bring nothing better, and the day cannot be met by what there is. */
const mostInVain = 8

/**
 * A plate for every place, so that their sums and `besides` come nearest to the demand. Each meal in turn takes the
 * plate that suits the others best, until none changes; where that misses, from other plates to begin with.
 */
export function fitDay(
  places: readonly Place[],
  demand: DayDemand,
  besides: Float64Array,
  /** Whether a day that meets its numbers is fitted again from elsewhere, for one that is liked better. */
  isThorough = false,
): readonly Plate[] | undefined {
  const sought = { demand, besides, isThorough }
  const first = fitAmong(places, sought, tried.first)
  if (first?.isMet) return platesOf(first)
  const next = fitAmong(places, sought, tried.next) ?? fitAmong(places.map(ofAnySize), sought, tried.next)
  const best = next ?? first
  return best && platesOf(best)
}

/** Where few recipes are left, a meal larger or smaller than usual is better than a day without meals; none of a loading day is larger than one sitting. */
const ofAnySize = (place: Place): Place => {
  const isOfLoadingDay = Number.isFinite(place.mostCarbs)
  return { ...place, leastCarbs: 0, energy: { least: 0, most: (isOfLoadingDay ? 1 : 2) * place.energy.most } }
}

interface Fit {
  readonly offers: readonly Offers[]
  /** The row of each place. */
  readonly chosen: readonly number[]
  readonly cost: number
  readonly isMet: boolean
}

const platesOf = ({ offers, chosen }: Fit): Plate[] =>
  chosen.map((row, place) => {
    const { tables, plates } = offers[place] as Offers
    return plateAt(tables[row] as PlateTable, plates[row] as number)
  })

interface Sought {
  readonly demand: DayDemand
  readonly besides: Float64Array
  readonly isThorough: boolean
}

interface Table extends Sought {
  readonly offers: readonly Offers[]
}

function fitAmong(
  places: readonly Place[],
  sought: Sought,
  { recipes, starts }: { readonly recipes: number; readonly starts: number },
): Fit | undefined {
  const offers = places.map((place) => offersFor(place, recipes))
  if (offers.some(({ count }) => count === 0)) return undefined
  const table = { offers, ...sought }
  let best = settle(
    table,
    places.map((place, index) => nearestToMiddle(offers[index] as Offers, place)),
  )
  const next = numbersFrom(starts)
  for (let start = 0, inVain = 0; start < starts && inVain < mostInVain; start++, inVain++) {
    if (best.isMet && !(sought.isThorough && start < thoroughStarts)) break
    const found = settle(
      table,
      offers.map(({ count }) => Math.floor(next() * count)),
    )
    if (found.cost < best.cost) [best, inVain] = [found, 0]
  }
  return best
}

function nearestToMiddle({ count, rows, costs }: Offers, { energy }: Place): number {
  const middle = (energy.least + energy.most) / 2
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let row = 0; row < count; row++) {
    const cost = (costs[row] ?? 0) + Math.abs((rows[row * width + at.energy] ?? 0) - middle) / middle
    if (cost < least) [least, best] = [cost, row]
  }
  return best
}

/** Meals in turn, until no plate changes. */
function settle(table: Table, from: readonly number[]): Fit {
  const chosen = [...from]
  const sums = sumsOf(table, chosen)
  for (let round = 0; round < mostRounds; round++) {
    let changed = false
    for (let place = 0; place < chosen.length; place++)
      changed = takeBest(table, place, chosen, sums) || changed
    if (!changed) break
  }
  return {
    offers: table.offers,
    chosen,
    cost: costOf(table.demand, sums) + costOfChoices(table, chosen),
    isMet: isMet(table.demand, sums),
  }
}

const mostRounds = 6

/** Gives the meal the plate that suits the others best; whether it changed. */
function takeBest({ offers, demand }: Table, place: number, chosen: number[], sums: Float64Array): boolean {
  const own = offers[place] as Offers
  const before = chosen[place] as number
  addRow(sums, own.rows, before, -1)
  const taken = own.mayRepeat
    ? []
    : chosen.map((row, other) => (other === place ? -1 : ((offers[other] as Offers).recipes[row] ?? -1)))
  // Outside the day's energy no plate can be the best, unless none is inside.
  const [first, last] = offersWithin(own, {
    least: (demand.least[at.energy] ?? 0) - (sums[at.energy] ?? 0),
    most: (demand.most[at.energy] ?? 0) - (sums[at.energy] ?? 0),
  })
  const { byEnergy, costs, recipes, rows } = own
  let best = before
  let least = taken.includes(recipes[before] ?? -1)
    ? Number.POSITIVE_INFINITY
    : (costs[before] ?? 0) + costWith(demand, sums, rows, before * width, Number.POSITIVE_INFINITY)
  for (let index = first; index < last; index++) {
    const row = byEnergy[index] ?? 0
    const choice = costs[row] ?? 0
    if (choice >= least || taken.includes(recipes[row] ?? -1)) continue
    const cost = choice + costWith(demand, sums, rows, row * width, least - choice)
    if (cost < least) [least, best] = [cost, row]
  }
  addRow(sums, rows, best, 1)
  chosen[place] = best
  return best !== before
}

/** The cost of the sums with one more row; anything above `enough` once it is reached. */
function costWith(
  { least, most, firmness, aim, counted }: DayDemand,
  sums: Float64Array,
  rows: Float64Array,
  from: number,
  enough: number,
): number {
  let cost = 0
  for (let each = 0; each < counted.length && cost < enough; each++) {
    const index = counted[each] ?? 0
    const value = (sums[index] ?? 0) + (rows[from + index] ?? 0)
    const high = most[index] ?? 0
    const low = least[index] ?? 0
    if (value > high) cost += (firmness[index] ?? 0) * (edge + (value - high) / (high + 1))
    else if (value < low) cost += (firmness[index] ?? 0) * (edge + (low - value) / (low + 1))
    const wanted = aim[index] ?? 0
    if (wanted > 0) cost += (closeness * Math.abs(value - wanted)) / wanted
  }
  return cost
}

const costOfChoices = ({ offers }: Table, chosen: readonly number[]) =>
  chosen.reduce((sum, row, place) => sum + ((offers[place] as Offers).costs[row] ?? 0), 0)

function sumsOf({ offers, besides }: Table, chosen: readonly number[]): Float64Array {
  const sums = Float64Array.from(besides)
  for (const [place, row] of chosen.entries()) addRow(sums, (offers[place] as Offers).rows, row, 1)
  return sums
}

function addRow(sums: Float64Array, rows: Float64Array, row: number, times: number): void {
  for (let index = 0; index < width; index++)
    sums[index] = (sums[index] ?? 0) + times * (rows[row * width + index] ?? 0)
}
