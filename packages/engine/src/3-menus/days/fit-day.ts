import { type Plate, plateAt, type PlateTable } from '../plates/plates.ts'
import type { Window } from '../portions/windows.ts'
import { allRecipes } from '../recipes/all-recipes.ts'
import { numbersFrom } from '../seeded-random.ts'
import { costOf, costWith, countedOf, type DayDemand, denselyCounted, isMet } from './day-demand.ts'
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
  const sought = {
    counted: demand.counted,
    demand: denselyCounted(demand),
    besides: countedOf(besides, demand.counted),
    isThorough,
  }
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
  /** The offer that each place takes. */
  readonly chosen: readonly number[]
  readonly cost: number
  readonly isMet: boolean
}

const platesOf = ({ offers, chosen }: Fit): Plate[] =>
  chosen.map((offer, place) => {
    const { plates, ranks } = offers[place] as Offers
    const rank = ranks[offer] as number
    return plateAt(plates.tables[rank] as PlateTable, plates.indexes[rank] as number)
  })

/** Of the sums that the day counts alone: they lie side by side, and so do those of each plate. */
interface Sought {
  readonly counted: Int32Array
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
  const offers = places.map((place) => offersFor(place, recipes, sought.counted))
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
      offers.map(({ count, ranked }) => ranked[Math.floor(next() * count)] ?? 0),
    )
    if (found.cost < best.cost) [best, inVain] = [found, 0]
  }
  return best
}

function nearestToMiddle({ ranked, plates: { energies, costs } }: Offers, { energy }: Place): number {
  const middle = (energy.least + energy.most) / 2
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let rank = 0; rank < energies.length; rank++) {
    const cost = (costs[rank] ?? 0) + Math.abs((energies[rank] ?? 0) - middle) / middle
    if (cost < least) [least, best] = [cost, rank]
  }
  return ranked[best] ?? 0
}

/** A day while its meals are chosen. */
interface Choice {
  /** The offer that each place takes. */
  readonly chosen: number[]
  /** What they and what is eaten besides add up to. */
  readonly sums: Float64Array
  /** How many places take each recipe. */
  readonly served: Uint8Array
}

/** Meals in turn, until each has the plate that suits the others. */
function settle(table: Table, from: readonly number[]): Fit {
  const choice = choose(table, from)
  const places = from.length
  // A meal that has changed suits the others as they are: its turn comes again once one of them has changed.
  for (let turn = 0, suited = 0; turn < mostRounds * places && suited < places; turn++)
    suited = takeBest(table, turn % places, choice) ? 1 : suited + 1
  const { chosen, sums } = choice
  return {
    offers: table.offers,
    chosen,
    cost: costOf(table.demand, sums) + costOfChoices(table, chosen),
    isMet: isMet(table.demand, sums),
  }
}

const mostRounds = 6

function choose({ offers, besides }: Table, from: readonly number[]): Choice {
  const choice = {
    chosen: [...from],
    sums: Float64Array.from(besides),
    served: new Uint8Array(allRecipes.length),
  }
  for (const [place, offer] of from.entries()) put(choice, offers[place] as Offers, offer, 1)
  return choice
}

/** Puts a plate on the table of the day, or with -1 takes it away. */
function put({ sums, served }: Choice, { held, recipes }: Offers, offer: number, times: 1 | -1): void {
  const from = offer * sums.length
  for (let index = 0; index < sums.length; index++)
    sums[index] = (sums[index] ?? 0) + times * (held[from + index] ?? 0)
  const recipe = recipes[offer] ?? 0
  served[recipe] = (served[recipe] ?? 0) + times
}

/** Gives the meal the plate that suits the others best; whether it changed. */
function takeBest({ offers, demand }: Table, place: number, choice: Choice): boolean {
  const own = offers[place] as Offers
  const before = choice.chosen[place] as number
  put(choice, own, before, -1)
  const best = bestOf(own, demand, choice, before)
  put(choice, own, best, 1)
  choice.chosen[place] = best
  return best !== before
}

function bestOf(own: Offers, demand: DayDemand, { sums, served }: Choice, before: number): number {
  const { held, costs, recipes, mayRepeat } = own
  const [first, last] = offersWithin(own, energyLeft(demand, sums))
  const isFree = (offer: number) => mayRepeat || served[recipes[offer] ?? 0] === 0
  let best = before
  let least = isFree(before)
    ? (costs[before] ?? 0) + costWith(demand, sums, held, before * sums.length, Number.POSITIVE_INFINITY)
    : Number.POSITIVE_INFINITY
  for (let offer = first; offer < last; offer++) {
    const liking = costs[offer] ?? 0
    if (liking >= least || !isFree(offer)) continue
    const cost = liking + costWith(demand, sums, held, offer * sums.length, least - liking)
    if (cost < least) [least, best] = [cost, offer]
  }
  return best
}

/** Outside of it no plate can be the best, unless none is inside. */
const energyLeft = ({ least, most, energy }: DayDemand, sums: Float64Array): Window => ({
  least: (least[energy] ?? Number.NEGATIVE_INFINITY) - (sums[energy] ?? 0),
  most: (most[energy] ?? Number.POSITIVE_INFINITY) - (sums[energy] ?? 0),
})

const costOfChoices = ({ offers }: Table, chosen: readonly number[]) =>
  chosen.reduce((sum, offer, place) => sum + ((offers[place] as Offers).costs[offer] ?? 0), 0)
