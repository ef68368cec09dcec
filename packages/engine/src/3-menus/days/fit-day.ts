import { at, width } from '../plates/nutrient-vector.ts'
import { heldAt, type Plate, plateAt } from '../plates/plates.ts'
import type { Window } from '../portions/windows.ts'
import { allRecipes } from '../recipes/all-recipes.ts'
import { numbersFrom } from '../seeded-random.ts'
import { costOf, costOutside, costWith, type DayDemand, isMet } from './day-demand.ts'
import { proteinCount } from '../same-again.ts'
import { formCount } from './forms.ts'
import { firstPlateFrom, type Offer, offersOf } from './offers.ts'
import type { Place } from './place.ts'

/** The best liked recipes of each meal are tried first, and more where those miss; from so many days to begin with. */
const tried = [
  { recipes: 8, starts: 3 },
  { recipes: 24, starts: 4 },
  { recipes: 64, starts: 8 },
  { recipes: 200, starts: 16 },
] as const
const widest = tried[3]

/** What a plate costs that is more than people have beside a dish. */
const aHeap = 100

/** Recipes of each meal among which another than a heap is looked for. */
const enoughForAHeap = 64

/** Starts from which a day that meets its numbers is fitted again, where a better liked one is worth it or a form comes twice. */
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
  const day = { demand, besides, isThorough }
  const offers = places.map(offersOf)
  let best: Fit | undefined
  for (const many of tried) {
    best = fitAmong(places, offers, day, many, best)
    if (best?.isMet && (!best.hasHeap || many.recipes >= enoughForAHeap)) return platesOf(best)
  }
  const ofOtherSizes = places.map(ofAnySize)
  best ??= fitAmong(ofOtherSizes, ofOtherSizes.map(offersOf), day, widest)
  return best && platesOf(best)
}

/** Where few recipes are left, a meal larger or smaller than usual is better than a day without meals; none of a loading day is larger than one sitting. */
const ofAnySize = ({ isOfALoad = false, ...place }: Place): Place => ({
  ...place,
  leastCarbs: 0,
  mostCarbs: isOfALoad ? place.mostCarbs : Number.POSITIVE_INFINITY,
  energy: { least: 0, most: (isOfALoad ? 1 : 2) * place.energy.most },
})

/** A plate of an offer, by its index in the table. */
interface Taken {
  readonly offer: Offer
  readonly plate: number
}

interface Fit {
  readonly taken: readonly Taken[]
  readonly cost: number
  readonly isMet: boolean
  /** Whether it has a form twice. */
  readonly hasAgain: boolean
  /** Whether one of its plates is more than people have, or what hardly anybody would choose. */
  readonly hasHeap: boolean
}

const platesOf = ({ taken }: Fit): Plate[] =>
  taken.map(({ offer: { table }, plate }) => plateAt(table, plate))

interface Day {
  readonly demand: DayDemand
  readonly besides: Float64Array
  readonly isThorough: boolean
}

interface Table extends Day {
  readonly places: readonly Place[]
  readonly offers: readonly (readonly Offer[])[]
}

function fitAmong(
  places: readonly Place[],
  offersOfPlaces: readonly ReturnType<typeof offersOf>[],
  day: Day,
  { recipes, starts }: { readonly recipes: number; readonly starts: number },
  /** What came out of fewer recipes. */
  before?: Fit,
): Fit | undefined {
  const offers = offersOfPlaces.map((upTo) => upTo(recipes))
  if (offers.some(({ length }) => length === 0)) return undefined
  const table = { places, offers, ...day }
  let best = settle(
    table,
    before?.taken ?? places.map((place, index) => nearestToMiddle(offers[index] as readonly Offer[], place)),
  )
  const next = numbersFrom(starts)
  for (let start = 0, inVain = 0; start < starts && inVain < mostInVain; start++, inVain++) {
    const isWorthMore = (day.isThorough || best.hasAgain || best.hasHeap) && start < thoroughStarts
    if (best.isMet && !isWorthMore) break
    const found = settle(table, withSomeOthers(best.taken, offers, next))
    if (found.cost < best.cost) [best, inVain] = [found, 0]
  }
  return best
}

function nearestToMiddle(offers: readonly Offer[], { energy }: Place): Taken {
  const middle = (energy.least + energy.most) / 2
  let best: Taken | undefined
  let least = Number.POSITIVE_INFINITY
  for (const offer of offers) {
    const { table, first, end, costs } = offer
    for (let plate = first; plate < end; plate++) {
      const kcal = heldAt(table, plate, at.energy)
      const cost = (costs[plate - first] ?? 0) + Math.abs(kcal - middle) / middle
      if (cost < least) [least, best] = [cost, { offer, plate }]
    }
  }
  return best as Taken
}

/** Two meals of the best day so far by chance: most of a good day is kept, and what held it there is left. */
function withSomeOthers(
  taken: readonly Taken[],
  offers: readonly (readonly Offer[])[],
  next: () => number,
): Taken[] {
  const others = [...taken]
  for (let meal = 0; meal < mealsChanged; meal++) {
    const place = Math.floor(next() * others.length)
    others[place] = anyOf(offers[place] as readonly Offer[], next)
  }
  return others
}

const mealsChanged = 2

/** A plate by chance: of each recipe as often, and of its plates that may be taken. */
function anyOf(offers: readonly Offer[], next: () => number): Taken {
  const offer = offers[Math.floor(next() * offers.length)] as Offer
  const { first, end, costs } = offer
  let plate = first + Math.floor(next() * (end - first))
  while (costs[plate - first] === Number.POSITIVE_INFINITY) plate = plate + 1 < end ? plate + 1 : first
  return { offer, plate }
}

/** A day while its meals are chosen. */
interface Choice {
  readonly taken: Taken[]
  /** What they and what is eaten besides add up to. */
  readonly sums: Float64Array
  /** How many places take each recipe. */
  readonly served: Uint8Array
  /** How many places take each form: toast, a bowl of cereal. */
  readonly forms: Uint8Array
  /** How many mains have most of their protein from each food: chicken, beans. */
  readonly proteins: Uint8Array
}

/** Meals in turn, until each has the plate that suits the others. */
function settle(table: Table, from: readonly Taken[]): Fit {
  const choice = choose(table, from)
  const places = from.length
  // A meal that has changed suits the others as they are: its turn comes again once one of them has changed.
  for (let turn = 0, suited = 0; turn < mostRounds * places && suited < places; turn++)
    suited = takeBest(table, turn % places, choice) ? 1 : suited + 1
  const { taken, sums } = choice
  const again = timesAgain(choice.forms)
  return {
    taken,
    cost:
      costOf(table.demand, sums) +
      taken.reduce((sum, each) => sum + costOfTaking(each), 0) +
      table.demand.formAgain * again +
      table.demand.proteinAgain * timesAgain(choice.proteins),
    isMet: isMet(table.demand, sums),
    hasAgain: again > 0,
    hasHeap: taken.some((each) => costOfTaking(each) >= aHeap),
  }
}

/** Number zero, a dish of its own, is never one again. */
function timesAgain(counts: Uint8Array): number {
  let again = 0
  for (let number = 1; number < counts.length; number++) again += Math.max(0, (counts[number] ?? 0) - 1)
  return again
}

const mostRounds = 6

const costOfTaking = ({ offer: { costs, first }, plate }: Taken) => costs[plate - first] ?? 0

function choose({ besides }: Table, from: readonly Taken[]): Choice {
  const choice = {
    taken: [...from],
    sums: besides.slice(),
    served: new Uint8Array(allRecipes.length),
    forms: new Uint8Array(formCount),
    proteins: new Uint8Array(proteinCount),
  }
  for (const each of from) put(choice, each, 1)
  return choice
}

/** Puts a plate on the table of the day, or with -1 takes it away. */
function put(
  { sums, served, forms, proteins }: Choice,
  { offer: { table, recipe, form, protein }, plate }: Taken,
  times: 1 | -1,
): void {
  for (let sum = 0; sum < width; sum++) sums[sum] = (sums[sum] ?? 0) + times * heldAt(table, plate, sum)
  served[recipe] = (served[recipe] ?? 0) + times
  forms[form] = (forms[form] ?? 0) + times
  proteins[protein] = (proteins[protein] ?? 0) + times
}

/** Gives the meal the plate that suits the others best; whether it changed. */
function takeBest(table: Table, place: number, choice: Choice): boolean {
  const before = choice.taken[place] as Taken
  put(choice, before, -1)
  const best =
    bestOf(table, place, choice, before, energyLeft(table.demand, choice.sums)) ??
    bestOf(table, place, choice, before, anyEnergy) ??
    before
  put(choice, best, 1)
  choice.taken[place] = best
  return best !== before
}

/** The plate with this energy that suits the rest of the day best; undefined where none that may be better has this energy. */
function bestOf(
  { places, offers, demand }: Table,
  place: number,
  { sums, served, forms, proteins }: Choice,
  before: Taken,
  energy: Window,
): Taken | undefined {
  const mayRepeat = places[place]?.mayRepeat ?? false
  const isFree = ({ recipe }: Offer) => mayRepeat || served[recipe] === 0
  const costAgain = ({ form, protein }: Offer) =>
    (form > 0 ? demand.formAgain * (forms[form] ?? 0) : 0) +
    (protein > 0 ? demand.proteinAgain * (proteins[protein] ?? 0) : 0)
  let best = before
  let isAny = false
  let least = Number.POSITIVE_INFINITY
  if (isFree(before.offer)) {
    const liking = costOfTaking(before) + costAgain(before.offer)
    least = liking + costWith(demand, sums, before.offer.table, before.plate, least)
  }
  const carbsBesides = sums[at.carbs] ?? 0
  for (const offer of offers[place] as readonly Offer[]) {
    const again = costAgain(offer)
    if (offer.least + again >= least || !isFree(offer)) continue
    const { table, first, end, costs } = offer
    for (let plate = firstPlateFrom(table, energy.least, first, end); plate < end; plate++) {
      if (heldAt(table, plate, at.energy) > energy.most) break
      isAny = true
      const liking = again + (costs[plate - first] ?? 0)
      if (liking >= least) continue
      // Most plates miss the carbs by too much to be the best.
      const carbs = carbsBesides + heldAt(table, plate, at.carbs)
      if (liking + costOutside(demand, at.carbs, carbs) >= least) continue
      const cost = liking + costWith(demand, sums, table, plate, least - liking)
      if (cost < least) [least, best] = [cost, { offer, plate }]
    }
  }
  // A plate that may not stay is no best one, where what has this energy is too much at one sitting.
  return isAny && least < Number.POSITIVE_INFINITY ? best : undefined
}

/** Outside of it no plate can be the best, unless none is inside. */
const energyLeft = ({ least, most }: DayDemand, sums: Float64Array): Window => ({
  least: (least[at.energy] ?? Number.NEGATIVE_INFINITY) - (sums[at.energy] ?? 0),
  most: (most[at.energy] ?? Number.POSITIVE_INFINITY) - (sums[at.energy] ?? 0),
})

const anyEnergy: Window = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY }
