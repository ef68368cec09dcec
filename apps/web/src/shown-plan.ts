import type { ModelLine, Preferences, Questionnaire } from '@race-nutrition/engine'
import type { PageAnswer } from './planning/replan-other-version.ts'

/** A plan as it is on the screen. */
export interface ShownPlan {
  readonly answer: PageAnswer
  /** The answers that the plan was made from. */
  readonly answers: Questionnaire
  /** What it was before each change that can be undone. */
  readonly earlier: readonly EarlierPlan[]
}

export interface EarlierPlan {
  readonly preferences: Preferences
  readonly lines: readonly ModelLine[]
  /** Null since a reload: then it is made again from its preferences. */
  readonly answer: PageAnswer | null
}

/** The plan was made again with other preferences. */
export type Replanned = (answer: PageAnswer, earlier: readonly EarlierPlan[]) => void
