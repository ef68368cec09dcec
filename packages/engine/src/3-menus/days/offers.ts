import { memoize } from '../../foods/memoize.ts'
import { at } from '../plates/nutrient-vector.ts'
import { heldAt, type PlateTable } from '../plates/plates.ts'
import type { Window } from '../portions/windows.ts'
import { allRecipes } from '../recipes/all-recipes.ts'
import { proteinNumberOf } from '../same-again.ts'
import { formNumberOf } from './forms.ts'
import type { Candidate, Place } from './place.ts'

/** The plates of one recipe that a place may take. */
export interface Offer {
  /** The number of the recipe. */
  readonly recipe: number
  /** The number of its form, zero for a dish of its own. */
  readonly form: number
  /** The number of what brings most of the protein of a main, zero for other dishes. */
  readonly protein: number
  readonly table: PlateTable
  /** The plates of the size of the meal lie side by side, since a table is in order of energy: from `first` up to `end`. */
  readonly first: number
  readonly end: number
  /** What choosing each of them costs, in the same order; infinite where its carbs are too many or too few. */
  readonly costs: readonly number[]
  /** The least of these. */
  readonly least: number
}

/**
 * The offers of a place, of so many of the best liked recipes: each is made once, when it is first asked for. The second try of a
 * day asks for the same places.
 */
export const offersOf = memoize((place: Place): ((most: number) => readonly Offer[]) => {
  const candidates = place.candidates[Symbol.iterator]()
  const made: Offer[] = []
  return (most) => {
    while (made.length < most) {
      const { value: candidate, done } = candidates.next()
      if (done) break
      const offer = offerOf(place, candidate)
      // A dish that is too small or too large for this meal is none of them.
      if (offer) made.push(offer)
    }
    return made.slice(0, most)
  }
})

const numbers = new Map(allRecipes.map(({ id }, index) => [id, index]))

function offerOf({ energy, mostCarbs, leastCarbs = 0 }: Place, candidate: Candidate): Offer | undefined {
  const table = candidate.plates()
  const [first, end] = platesWithin(table, energy, 0, table.count)
  const costs = candidate.costsOfPlates(table, first, end)
  let least = Number.POSITIVE_INFINITY
  for (let index = first; index < end; index++) {
    const carbs = heldAt(table, index, at.carbs)
    const isOne = carbs <= mostCarbs && carbs >= leastCarbs
    const cost = isOne ? candidate.cost + (costs[index - first] ?? 0) : Number.POSITIVE_INFINITY
    costs[index - first] = cost
    if (cost < least) least = cost
  }
  const recipe = numbers.get(candidate.id) ?? -1
  const form = formNumberOf(candidate.id)
  const protein = proteinNumberOf(candidate.id)
  return Number.isFinite(least) ? { recipe, form, protein, table, first, end, costs, least } : undefined
}

/** Of the plates from `first` up to `end` those with this energy. */
export function platesWithin(
  table: PlateTable,
  { least, most }: Window,
  first: number,
  end: number,
): readonly [first: number, end: number] {
  const from = firstPlateFrom(table, least, first, end)
  return [from, firstPlateAbove(table, most, from, end)]
}

/** A binary search for the first plate with this energy or more: the search of a day asks for it thousands of times. */
export function firstPlateFrom(table: PlateTable, kcal: number, first: number, end: number): number {
  let [low, high] = [first, end]
  while (low < high) {
    const middle = (low + high) >> 1
    if (heldAt(table, middle, at.energy) < kcal) low = middle + 1
    else high = middle
  }
  return low
}

/** The same for the first with more than this energy. */
function firstPlateAbove(table: PlateTable, kcal: number, first: number, end: number): number {
  let [low, high] = [first, end]
  while (low < high) {
    const middle = (low + high) >> 1
    if (heldAt(table, middle, at.energy) <= kcal) low = middle + 1
    else high = middle
  }
  return low
}
