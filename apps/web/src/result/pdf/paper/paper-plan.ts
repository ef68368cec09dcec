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
  /** Null where the plan is not checked, or not yet. */
  readonly audit: PlanAudit | null
  /** What to say of a plan by another service; null where the plan is our own. */
  readonly origin: string | null
}

/** Which race it is for, in title, foot and file name. */
export const headingOf = ({ plan }: PaperPlan): RaceHeading =>
  'facts' in plan ? raceHeading(plan) : foreignRaceHeading(plan)
