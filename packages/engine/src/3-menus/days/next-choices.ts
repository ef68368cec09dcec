import { at, width } from '../plates/nutrient-vector.ts'
import type { Plate, PlateTable } from '../plates/plates.ts'
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
function holdsLike({ rows, count }: PlateTable, { vector }: Plate): boolean {
  for (let row = 0; row < count; row++) {
    const from = row * width
    if (
      isNear(rows[from + at.energy], vector[at.energy], 0.1) &&
      isNear(rows[from + at.carbs], vector[at.carbs], 0.25)
    )
      return true
  }
  return false
}

const isNear = (value: number | undefined, wanted: number | undefined, share: number) =>
  Math.abs((value ?? 0) - (wanted ?? 0)) <= share * (wanted ?? 0)
