import { at, width } from '../plates/nutrient-vector.ts'
import type { PlateTable } from '../plates/plates.ts'
import { allRecipes } from '../recipes/all-recipes.ts'
import type { Window } from '../portions/windows.ts'
import type { Place } from './place.ts'

/** The plates that a place may take, in columns, so that trying thousands of them is arithmetic. */
export interface Offers {
  readonly count: number
  readonly mayRepeat: boolean
  readonly rows: Float64Array
  readonly costs: Float64Array
  /** The number of each recipe. */
  readonly recipes: Int32Array
  readonly tables: readonly PlateTable[]
  readonly plates: readonly number[]
  /** Rows in order of their energy, and where each step of it begins. */
  readonly byEnergy: Int32Array
  readonly steps: Int32Array
}

const numbers = new Map(allRecipes.map(({ id }, index) => [id, index]))
const numberOf = (id: string) => numbers.get(id) ?? -1

/** Kilocalories. */
const step = 20
const stepsUpTo = 200

export function offersFor(
  { candidates, energy, mostCarbs, leastCarbs = 0, mayRepeat = false }: Place,
  most: number,
): Offers {
  const tables: PlateTable[] = []
  const plates: number[] = []
  const recipes: number[] = []
  const costs: number[] = []
  let offered = 0
  for (const { id, plates: table, cost, costOfPlate } of candidates) {
    if (offered === most) break
    const before = plates.length
    for (let plate = 0; plate < table.count; plate++) {
      const from = plate * width
      const kcal = table.rows[from + at.energy] ?? 0
      const carbs = table.rows[from + at.carbs] ?? 0
      if (kcal < energy.least || kcal > energy.most || carbs > mostCarbs || carbs < leastCarbs) continue
      tables.push(table)
      plates.push(plate)
      recipes.push(numberOf(id))
      costs.push(cost + costOfPlate(table, plate))
    }
    // A dish that is too small or too large for this meal is none of them.
    if (plates.length > before) offered++
  }
  const rows = new Float64Array(plates.length * width)
  for (const [row, plate] of plates.entries()) {
    const own = (tables[row] as PlateTable).rows
    for (let index = 0; index < width; index++) rows[row * width + index] = own[plate * width + index] ?? 0
  }
  return {
    count: plates.length,
    mayRepeat,
    rows,
    costs: Float64Array.from(costs),
    recipes: Int32Array.from(recipes),
    tables,
    plates,
    ...sorted(rows),
  }
}

/** A counting sort by steps of energy. */
function sorted(rows: Float64Array): Pick<Offers, 'byEnergy' | 'steps'> {
  const count = rows.length / width
  const steps = new Int32Array(stepsUpTo + 1)
  for (let row = 0; row < count; row++) steps[stepOf(rows, row) + 1] = (steps[stepOf(rows, row) + 1] ?? 0) + 1
  for (let each = 0; each < stepsUpTo; each++) steps[each + 1] = (steps[each + 1] ?? 0) + (steps[each] ?? 0)
  const next = Int32Array.from(steps)
  const byEnergy = new Int32Array(count)
  for (let row = 0; row < count; row++) {
    const of = stepOf(rows, row)
    byEnergy[next[of] ?? 0] = row
    next[of] = (next[of] ?? 0) + 1
  }
  return { byEnergy, steps }
}

const stepOf = (rows: Float64Array, row: number) => stepAt(rows[row * width + at.energy] ?? 0)
const stepAt = (kcal: number) => Math.min(stepsUpTo - 1, Math.max(0, Math.floor(kcal / step)))

/** The range of `byEnergy` with this energy, to a step; all of it if that is empty. */
export function offersWithin(
  { count, steps }: Offers,
  { least, most }: Window,
): readonly [from: number, to: number] {
  const from = steps[stepAt(least)] ?? 0
  const to = steps[stepAt(most) + 1] ?? count
  return from < to ? [from, to] : [0, count]
}
