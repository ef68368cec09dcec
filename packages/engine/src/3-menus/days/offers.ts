import { at, width } from '../plates/nutrient-vector.ts'
import type { PlateTable } from '../plates/plates.ts'
import { allRecipes } from '../recipes/all-recipes.ts'
import type { Window } from '../portions/windows.ts'
import type { Place } from './place.ts'

/**
 * The plates that a place may take, in columns and in order of their energy: trying thousands of them is then arithmetic on
 * numbers that lie side by side.
 */
export interface Offers {
  readonly count: number
  readonly mayRepeat: boolean
  /** What each plate holds of what the day counts, one plate after the other. */
  readonly held: Float64Array
  readonly costs: Float64Array
  /** The number of each recipe. */
  readonly recipes: Int32Array
  /** Where each step of energy begins. */
  readonly steps: Int32Array
  /** The rank of each offer where the best liked recipes come first, and the offer of each rank. */
  readonly ranks: Int32Array
  readonly ranked: Int32Array
  readonly plates: RankedPlates
}

/** By their ranks. */
interface RankedPlates {
  /** The table of each plate, and its index there. */
  readonly tables: readonly PlateTable[]
  readonly indexes: readonly number[]
  readonly energies: readonly number[]
  readonly costs: readonly number[]
  readonly recipes: readonly number[]
}

const numbers = new Map(allRecipes.map(({ id }, index) => [id, index]))
const numberOf = (id: string) => numbers.get(id) ?? -1

/** Kilocalories. */
const step = 20
const stepsUpTo = 200

/** Of so many of the best liked recipes, with the sums that `counted` names. */
export function offersFor(place: Place, most: number, counted: Int32Array): Offers {
  const plates = platesOfSize(place, most)
  const { ranks, steps } = byEnergy(plates.energies)
  const count = ranks.length
  const held = new Float64Array(count * counted.length)
  const costs = new Float64Array(count)
  const recipes = new Int32Array(count)
  const ranked = new Int32Array(count)
  for (let offer = 0; offer < count; offer++) {
    const rank = ranks[offer] ?? 0
    ranked[rank] = offer
    costs[offer] = plates.costs[rank] ?? 0
    recipes[offer] = plates.recipes[rank] ?? 0
    const { rows } = plates.tables[rank] as PlateTable
    const from = (plates.indexes[rank] ?? 0) * width
    for (let each = 0; each < counted.length; each++)
      held[offer * counted.length + each] = rows[from + (counted[each] ?? 0)] ?? 0
  }
  return { count, mayRepeat: place.mayRepeat ?? false, held, costs, recipes, steps, ranks, ranked, plates }
}

/** The plates of the best liked recipes that are neither too small nor too large for the place. */
function platesOfSize({ candidates, energy, mostCarbs, leastCarbs = 0 }: Place, most: number): RankedPlates {
  const tables: PlateTable[] = []
  const indexes: number[] = []
  const energies: number[] = []
  const costs: number[] = []
  const recipes: number[] = []
  let offered = 0
  for (const { id, plates, cost, costOfPlate } of candidates) {
    if (offered === most) break
    const before = indexes.length
    const recipe = numberOf(id)
    const table = plates()
    for (let index = 0; index < table.count; index++) {
      const from = index * width
      const kcal = table.rows[from + at.energy] ?? 0
      const carbs = table.rows[from + at.carbs] ?? 0
      if (kcal < energy.least || kcal > energy.most || carbs > mostCarbs || carbs < leastCarbs) continue
      tables.push(table)
      indexes.push(index)
      energies.push(kcal)
      costs.push(cost + costOfPlate(table, index))
      recipes.push(recipe)
    }
    // A dish that is too small or too large for this meal is none of them.
    if (indexes.length > before) offered++
  }
  return { tables, indexes, energies, costs, recipes }
}

/** A counting sort by steps of energy. */
function byEnergy(energies: readonly number[]): Pick<Offers, 'ranks' | 'steps'> {
  const steps = new Int32Array(stepsUpTo + 1)
  for (const kcal of energies) steps[stepAt(kcal) + 1] = (steps[stepAt(kcal) + 1] ?? 0) + 1
  for (let each = 0; each < stepsUpTo; each++) steps[each + 1] = (steps[each + 1] ?? 0) + (steps[each] ?? 0)
  const next = steps.slice()
  const ranks = new Int32Array(energies.length)
  for (let rank = 0; rank < energies.length; rank++) {
    const of = stepAt(energies[rank] ?? 0)
    ranks[next[of] ?? 0] = rank
    next[of] = (next[of] ?? 0) + 1
  }
  return { ranks, steps }
}

const stepAt = (kcal: number) => Math.min(stepsUpTo - 1, Math.max(0, Math.floor(kcal / step)))

/** The range of offers with this energy, to a step; all of it if that is empty. */
export function offersWithin(
  { count, steps }: Offers,
  { least, most }: Window,
): readonly [from: number, to: number] {
  const from = steps[stepAt(least)] ?? 0
  const to = steps[stepAt(most) + 1] ?? count
  return from < to ? [from, to] : [0, count]
}
