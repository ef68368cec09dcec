import { platesWithin } from './offers.ts'
import { at } from '../plates/nutrient-vector.ts'
import { heldAt, type Plate, type PlateTable } from '../plates/plates.ts'
import type { Candidate } from './place.ts'

/** How many next choices a meal offers. */
export const choicesOffered = 2

interface Offering {
  /** The recipe that was swapped for this plate, to which there is a way back anyway. */
  readonly before?: string | undefined
  /** Whether a recipe, on the plates that it makes, may take the place of this one. */
  readonly suits?: (plates: PlateTable) => boolean
  readonly most?: number
}

/** The best liked recipes that could take the place of this plate: with a plate of like size, or as `suits` says. */
export function nextChoices(
  candidates: Iterable<Candidate>,
  plate: Plate,
  ofTheDay: readonly Plate[],
  { before, suits = holdsOneLike(plate), most = choicesOffered }: Offering = {},
): string[] {
  const served = new Set(ofTheDay.map(({ served: { recipe } }) => recipe.id))
  const choices: string[] = []
  for (const { plates, id } of candidates) {
    if (choices.length === most) break
    if (!served.has(id) && id !== before && suits(plates())) choices.push(id)
  }
  return choices
}

/** Within a tenth of its energy and a quarter of its carbs. */
const holdsOneLike =
  ({ vector }: Plate) =>
  (table: PlateTable): boolean => {
    const [first, end] = platesWithin(table, aboutAsLarge(vector[at.energy] ?? 0), 0, table.count)
    for (let index = first; index < end; index++)
      if (
        isNear(heldAt(table, index, at.energy), vector[at.energy], 0.1) &&
        isNear(heldAt(table, index, at.carbs), vector[at.carbs], 0.25)
      )
        return true
    return false
  }

/** A little wider than what is near, whatever the rounding. */
const aboutAsLarge = (energy: number) => ({ least: 0.89 * energy, most: 1.11 * energy })

const isNear = (value: number, wanted: number | undefined, share: number) =>
  Math.abs(value - (wanted ?? 0)) <= share * (wanted ?? 0)
