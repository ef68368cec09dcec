import type { PlanAudit } from '@race-nutrition/contract'
import {
  foreignRaceHeading,
  raceHeading,
  type RaceHeading,
  type RenderedPlan,
} from '@race-nutrition/documents'
import type { NutritionPlan } from '@race-nutrition/engine'

export interface PaperPlan {
  /** A plan of this version, or the nine sections that another service sent. */
  readonly plan: RenderedPlan | NutritionPlan
  /** Null if the plan is not checked, or not yet. */
  readonly audit: PlanAudit | null
  /** The note about a plan by another service; null for our own. */
  readonly origin: string | null
}

/** The race in the title, the footer and the file name. */
export const headingOf = ({ plan }: PaperPlan): RaceHeading =>
  'facts' in plan ? raceHeading(plan) : foreignRaceHeading(plan)
