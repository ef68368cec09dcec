import { at } from '../plates/nutrient-vector.ts'
import { heldAt, type Plate, type PlateTable } from '../plates/plates.ts'
import type { Candidate } from './place.ts'

/** The two best liked recipes that could take the place of this plate, of like size. */
export function nextChoices(
  candidates: Iterable<Candidate>,
  plate: Plate,
  ofTheDay: readonly Plate[],
  /** The recipe that was swapped for this plate, to which there is a way back anyway. */
  before?: string,
): string[] {
  const served = new Set(ofTheDay.map(({ served: { recipe } }) => recipe.id))
  const choices: string[] = []
  for (const { plates, id } of candidates) {
    if (choices.length === 2) break
    if (!served.has(id) && id !== before && holdsLike(plates(), plate)) choices.push(id)
  }
  return choices
}

/** Within a tenth of its energy and a quarter of its carbs. */
function holdsLike(table: PlateTable, { vector }: Plate): boolean {
  for (let index = 0; index < table.count; index++) {
    if (
      isNear(heldAt(table, index, at.energy), vector[at.energy], 0.1) &&
      isNear(heldAt(table, index, at.carbs), vector[at.carbs], 0.25)
    )
      return true
  }
  return false
}

const isNear = (value: number, wanted: number | undefined, share: number) =>
  Math.abs(value - (wanted ?? 0)) <= share * (wanted ?? 0)
