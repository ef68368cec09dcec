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
  readonly energies: Float64Array
  readonly costs: Float64Array
  /** The number of each recipe. */
  readonly recipes: Int32Array
  /** The table of each plate, and its index there. */
  readonly tables: readonly PlateTable[]
  readonly plates: Int32Array
  /** Where each step of energy begins. */
  readonly steps: Int32Array
  /** The offers in order of their recipes, the best liked first. */
  readonly byLiking: Int32Array
}

const numbers = new Map(allRecipes.map(({ id }, index) => [id, index]))
const numberOf = (id: string) => numbers.get(id) ?? -1

/** Kilocalories. */
const step = 20
const stepsUpTo = 200

/** Of so many of the best liked recipes, with the sums that `counted` names. */
export function offersFor(place: Place, most: number, counted: Int32Array): Offers {
  const { tables, plates, energies, costs, recipes } = platesOfSize(place, most)
  const { byEnergy, steps } = sorted(energies)
  const count = plates.length
  const inOrder = <Column extends Float64Array | Int32Array>(column: Column, values: readonly number[]) => {
    for (let offer = 0; offer < count; offer++) column[offer] = values[byEnergy[offer] ?? 0] ?? 0
    return column
  }
  const held = new Float64Array(count * counted.length)
  const byLiking = new Int32Array(count)
  for (let offer = 0; offer < count; offer++) {
    const liked = byEnergy[offer] ?? 0
    byLiking[liked] = offer
    const { rows } = tables[liked] as PlateTable
    const from = (plates[liked] ?? 0) * width
    for (let each = 0; each < counted.length; each++)
      held[offer * counted.length + each] = rows[from + (counted[each] ?? 0)] ?? 0
  }
  return {
    count,
    mayRepeat: place.mayRepeat ?? false,
    held,
    energies: inOrder(new Float64Array(count), energies),
    costs: inOrder(new Float64Array(count), costs),
    recipes: inOrder(new Int32Array(count), recipes),
    tables: Array.from(byEnergy, (liked) => tables[liked] as PlateTable),
    plates: inOrder(new Int32Array(count), plates),
    steps,
    byLiking,
  }
}

/** The plates of the best liked recipes that are neither too small nor too large for the place. */
function platesOfSize({ candidates, energy, mostCarbs }: Place, most: number) {
  const tables: PlateTable[] = []
  const plates: number[] = []
  const energies: number[] = []
  const costs: number[] = []
  const recipes: number[] = []
  for (const { id, plates: table, cost, costOfPlate } of firstOf(candidates, most)) {
    const recipe = numberOf(id)
    for (let plate = 0; plate < table.count; plate++) {
      const from = plate * width
      const kcal = table.rows[from + at.energy] ?? 0
      if (kcal < energy.least || kcal > energy.most || (table.rows[from + at.carbs] ?? 0) > mostCarbs)
        continue
      tables.push(table)
      plates.push(plate)
      energies.push(kcal)
      costs.push(cost + costOfPlate(table, plate))
      recipes.push(recipe)
    }
  }
  return { tables, plates, energies, costs, recipes }
}

function* firstOf<Item>(items: Iterable<Item>, most: number): Iterable<Item> {
  let count = 0
  for (const item of items) {
    if (count++ === most) return
    yield item
  }
}

/** A counting sort by steps of energy. */
function sorted(energies: readonly number[]): { readonly byEnergy: Int32Array; readonly steps: Int32Array } {
  const steps = new Int32Array(stepsUpTo + 1)
  for (const kcal of energies) steps[stepAt(kcal) + 1] = (steps[stepAt(kcal) + 1] ?? 0) + 1
  for (let each = 0; each < stepsUpTo; each++) steps[each + 1] = (steps[each + 1] ?? 0) + (steps[each] ?? 0)
  const next = Int32Array.from(steps)
  const byEnergy = new Int32Array(energies.length)
  for (const [index, kcal] of energies.entries()) {
    const of = stepAt(kcal)
    byEnergy[next[of] ?? 0] = index
    next[of] = (next[of] ?? 0) + 1
  }
  return { byEnergy, steps }
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
