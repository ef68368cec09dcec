import { at } from '../plates/nutrient-vector.ts'
import { heldAt, type Plate, type PlateTable } from '../plates/plates.ts'
import type { Candidate } from './place.ts'

/** Which plates of a table are such a meal. */
export type Suits = (table: PlateTable) => (index: number) => boolean

export const none = () => false

/** The two best liked recipes that could take the place of this plate: with one of like size, or one that suits the meal. */
export function nextChoices(
  candidates: Iterable<Candidate>,
  plate: Plate,
  ofTheDay: readonly Plate[],
  {
    before,
    suits = isLike(plate),
  }: {
    /** The recipe that was swapped for this plate, to which there is a way back anyway. */
    readonly before?: string | undefined
    readonly suits?: Suits
  } = {},
): string[] {
  const served = new Set(ofTheDay.map(({ served: { recipe } }) => recipe.id))
  const choices: string[] = []
  for (const { plates, id } of candidates) {
    if (choices.length === 2) break
    if (!served.has(id) && id !== before && holdsOne(plates(), suits)) choices.push(id)
  }
  return choices
}

function holdsOne(table: PlateTable, suits: Suits): boolean {
  const isOne = suits(table)
  for (let index = 0; index < table.count; index++) if (isOne(index)) return true
  return false
}

/** Within a tenth of its energy and a quarter of its carbs. */
const isLike =
  ({ vector }: Plate): Suits =>
  (table) =>
  (index) =>
    isNear(heldAt(table, index, at.energy), vector[at.energy], 0.1) &&
    isNear(heldAt(table, index, at.carbs), vector[at.carbs], 0.25)

const isNear = (value: number, wanted: number | undefined, share: number) =>
  Math.abs(value - (wanted ?? 0)) <= share * (wanted ?? 0)
