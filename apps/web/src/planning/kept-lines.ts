import type { ModelLine, Plan, PlanRow } from '@race-nutrition/engine'

/** A model's lines that still have their place in a plan made again: its day, or a race row that is as it was. */
export const keptLines = (lines: readonly ModelLine[], before: Plan, after: Plan): readonly ModelLine[] =>
  lines.filter(({ place }) => hasPlace(place, before, after))

function hasPlace(place: string, before: Plan, after: Plan): boolean {
  const [, list, index] = /^(.*?)\.(\d+)(?:\.|$)/.exec(place) ?? []
  if (index === undefined) return true
  if (list === 'daily_plan.example_days')
    return before.training_days[Number(index)]?.key === after.training_days[Number(index)]?.key
  const [row, now] = [before, after].map((plan) => plan.race_day.rows[Number(index)])
  return row !== undefined && now !== undefined && feedOf(row) === feedOf(now)
}

/** When, and what of; the amounts are the engine's to print. */
const feedOf = ({ phase, minute, servings }: PlanRow) =>
  JSON.stringify([phase, minute, servings.map(({ id }) => id)])
