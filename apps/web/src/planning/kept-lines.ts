import { fillSlots, isLinePlace, type ModelLine, type Plan } from '@race-nutrition/engine'

/** A model's lines that still have their place and all of their facts in a plan made again. */
export const keptLines = (lines: readonly ModelLine[], before: Plan, after: Plan): readonly ModelLine[] =>
  lines.filter(
    (line) =>
      isLinePlace(line.place) && hasDay(line.place, before, after) && fillSlots(line, after) !== undefined,
  )

/** Whether an example day is still of the same kind; other places are in every plan. */
function hasDay(place: string, before: Plan, after: Plan): boolean {
  const [, index] = /^daily_plan\.example_days\.(\d+)$/.exec(place) ?? []
  if (index === undefined) return true
  const [day, now] = [before, after].map(({ training_days: days }) => days[Number(index)]?.key)
  return day !== undefined && day === now
}
