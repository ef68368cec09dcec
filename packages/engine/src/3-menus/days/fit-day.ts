import type { Plate } from '../plates/plates.ts'
import type { Sides } from '../plates/sides.ts'
import { at, width } from '../plates/nutrient-vector.ts'
import type { Window } from '../portions/windows.ts'
import { costOf, type DayDemand, isMet } from './day-demand.ts'

/** A recipe that a meal may be, and what choosing it costs: the liked and the bought cost least. */
export interface Candidate {
  readonly id: string
  readonly plates: readonly Plate[]
  readonly cost: number
  /** What the sides cost besides. */
  readonly costOfSides: (sides: Sides) => number
}

/** A meal of a day before its plate is chosen. */
export interface Place {
  readonly energy: Window
  readonly mostCarbs: number
  /** The best liked first. */
  readonly candidates: readonly Candidate[]
}

/**
 * A plate for every place, so that their sums and `besides` come nearest to the demand. Each meal in turn takes the
 * plate that suits the others best, until none changes; first among the best liked, and among all where those miss.
 */
export function fitDay(places: readonly Place[], demand: DayDemand, besides: Float64Array): readonly Plate[] | undefined {
  const few = fitAmong(places, demand, besides, 8)
  if (few && few.isMet) return few.plates
  const all = fitAmong(places, demand, besides, Number.POSITIVE_INFINITY)
  const better = !few || (all && all.cost < few.cost) ? all : few
  return better?.plates
}

interface Fit {
  readonly plates: readonly Plate[]
  readonly cost: number
  readonly isMet: boolean
}

interface Offer {
  readonly plate: Plate
  readonly cost: number
}

function fitAmong(places: readonly Place[], demand: DayDemand, besides: Float64Array, most: number): Fit | undefined {
  const offers = places.map((place) => offersOf(place, most))
  if (offers.some(({ length }) => length === 0)) return undefined
  const chosen = offers.map((each, index) => nearestToMiddle(each, places[index] as Place))
  let fit = settle(offers, chosen, demand, besides)
  if (!fit.isMet) fit = settleInPairs(offers, chosen, demand, besides, fit)
  return fit
}

const offersOf = ({ candidates, energy, mostCarbs }: Place, most: number): Offer[] =>
  candidates.slice(0, most).flatMap(({ plates, cost, costOfSides }) =>
    plates.flatMap((plate) => {
      const kcal = plate.vector[at.energy] ?? 0
      const carbs = plate.vector[at.carbs] ?? 0
      return kcal >= energy.least && kcal <= energy.most && carbs <= mostCarbs
        ? [{ plate, cost: cost + costOfSides(plate.sides) }]
        : []
    }),
  )

function nearestToMiddle(offers: readonly Offer[], { energy }: Place): Offer {
  const middle = (energy.least + energy.most) / 2
  const distance = ({ plate, cost }: Offer) => cost + Math.abs((plate.vector[at.energy] ?? 0) - middle) / middle
  return offers.reduce((best, each) => (distance(each) < distance(best) ? each : best))
}

/** Meals in turn, until no plate changes. */
function settle(offers: readonly (readonly Offer[])[], chosen: Offer[], demand: DayDemand, besides: Float64Array): Fit {
  const sums = sumsOf(chosen, besides)
  for (let round = 0; round < 8; round++) {
    let changed = false
    for (const [index, each] of offers.entries()) changed = takeBest(each, index, { chosen, sums, demand }) || changed
    if (!changed) break
  }
  return fitOf(chosen, sums, demand)
}

interface Table {
  readonly chosen: Offer[]
  readonly sums: Float64Array
  readonly demand: DayDemand
}

const trial = new Float64Array(width)

/** Gives the meal the plate that suits the others best; whether it changed. */
function takeBest(offers: readonly Offer[], index: number, { chosen, sums, demand }: Table): boolean {
  const before = chosen[index] as Offer
  subtract(sums, before.plate.vector)
  let best = before
  let least = Number.POSITIVE_INFINITY
  for (const offer of offers) {
    if (offer.cost >= least || isTaken(offer, index, chosen)) continue
    const { vector } = offer.plate
    for (let sum = 0; sum < width; sum++) trial[sum] = (sums[sum] ?? 0) + (vector[sum] ?? 0)
    const cost = offer.cost + costOf(demand, trial)
    if (cost < least) [least, best] = [cost, offer]
  }
  add(sums, best.plate.vector)
  chosen[index] = best
  return best !== before
}

/** No recipe twice on one day. */
const isTaken = ({ plate }: Offer, index: number, chosen: readonly Offer[]) =>
  chosen.some((other, place) => place !== index && other.plate.served.recipe.id === plate.served.recipe.id)

/** Where single changes are stuck, another plate of one meal is tried together with all others. */
function settleInPairs(
  offers: readonly (readonly Offer[])[],
  chosen: readonly Offer[],
  demand: DayDemand,
  besides: Float64Array,
  fit: Fit,
): Fit {
  let best = fit
  let from = [...chosen]
  for (const [index, each] of offers.entries()) {
    for (const offer of spread(each, 24)) {
      const tried = from.map((other, place) => (place === index ? offer : other))
      if (isTaken(offer, index, tried)) continue
      const sums = sumsOf(tried, besides)
      for (const [place, others] of offers.entries())
        if (place !== index) takeBest(others, place, { chosen: tried, sums, demand })
      const found = fitOf(tried, sums, demand)
      if (found.cost < best.cost) [best, from] = [found, tried]
      if (best.isMet) return best
    }
  }
  return best
}

/** Some of many, evenly. */
const spread = <T>(items: readonly T[], count: number): T[] =>
  items.length <= count
    ? [...items]
    : Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)] as T)

function sumsOf(chosen: readonly Offer[], besides: Float64Array): Float64Array {
  const sums = Float64Array.from(besides)
  for (const { plate } of chosen) add(sums, plate.vector)
  return sums
}

const fitOf = (chosen: readonly Offer[], sums: Float64Array, demand: DayDemand): Fit => ({
  plates: chosen.map(({ plate }) => plate),
  cost: costOf(demand, sums) + chosen.reduce((total, { cost }) => total + cost, 0),
  isMet: isMet(demand, sums),
})

function add(sums: Float64Array, vector: Float64Array): void {
  for (let index = 0; index < width; index++) sums[index] = (sums[index] ?? 0) + (vector[index] ?? 0)
}

function subtract(sums: Float64Array, vector: Float64Array): void {
  for (let index = 0; index < width; index++) sums[index] = (sums[index] ?? 0) - (vector[index] ?? 0)
}
