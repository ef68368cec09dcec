import { type VesselLabel, vesselLabels } from '@race-nutrition/engine'
import { raceHeading } from '../race-heading.ts'
import type { RenderedPlan } from '../rendered-plan.ts'

/** A label for a bottle, a flask or the bag. */
export interface BottleLabel extends VesselLabel {
  /** "Marathon, Sun, Feb 7, 2027" */
  readonly race: string
}

export function bottleLabels(plan: RenderedPlan): BottleLabel[] {
  const { name, day } = raceHeading(plan)
  return vesselLabels(plan.facts).map((label) => ({ ...label, race: `${name}, ${day}` }))
}
