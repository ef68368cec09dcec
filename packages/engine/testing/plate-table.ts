import { at, type Sum, sums, width } from '../src/3-menus/plates/nutrient-vector.ts'
import type { PlateTable } from '../src/3-menus/plates/plates.ts'
import { sidesOf } from '../src/3-menus/plates/sides.ts'
import { findRecipe } from '../src/3-menus/recipes/all-recipes.ts'
import type { Candidate } from '../src/3-menus/days/place.ts'

export type Held = Readonly<Partial<Record<Sum, number>>>

/** What a plate or a day holds; nothing of what is not named. */
export function vectorWith(held: Held): Float64Array {
  const vector = new Float64Array(width)
  for (const [sum, amount] of Object.entries(held) as [Sum, number][]) vector[at[sum]] = amount
  return vector
}

/** A recipe whose plates hold what a test says, at one quarter more for each. */
export function candidateWith(id: string, plates: readonly Held[], cost = 0): Candidate {
  const [none] = sidesOf([])
  if (!none) throw new Error('a meal may have no sides')
  const vectors = plates.map(vectorWith)
  const table: PlateTable = {
    served: { recipe: findRecipe(id), foods: [], swaps: {}, quarters: plates.map((_, index) => index + 1) },
    count: plates.length,
    columns: Float64Array.from(sums.flatMap((_, sum) => vectors.map((vector) => vector[sum] ?? 0))),
    quarters: plates.map((_, index) => index + 1),
    sides: new Int32Array(plates.length),
    allSides: [none],
  }
  return {
    id,
    served: table.served,
    plates: () => table,
    cost,
    costsOfPlates: (_, first, end) => Array<number>(end - first).fill(0),
  }
}
