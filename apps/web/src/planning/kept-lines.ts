import { fillSlots, type ModelLine, type Plan } from '@race-nutrition/engine'

/** A model's lines that still have their place and their facts in a plan made again. */
export const keptLines = (lines: readonly ModelLine[], before: Plan, after: Plan): readonly ModelLine[] =>
  lines.filter((line) => hasDay(line, before, after) && fillSlots(line, after) !== undefined)

/** A line below an example day is about that kind of day. */
function hasDay({ place }: ModelLine, before: Plan, after: Plan): boolean {
  const [, index] = /^daily_plan\.example_days\.(\d+)$/.exec(place) ?? []
  if (index === undefined) return true
  const [day, now] = [before, after].map((plan) => plan.training_days[Number(index)]?.key)
  return day !== undefined && day === now
}
