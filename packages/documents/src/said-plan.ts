import type { Plan, PlanWords } from '@race-nutrition/engine'

/** A plan of this version as its facts and as its finished words: what page, paper and copied texts lay out. */
export interface SaidPlan {
  readonly facts: Plan
  /** With a model's lines at their places. */
  readonly words: PlanWords
}
