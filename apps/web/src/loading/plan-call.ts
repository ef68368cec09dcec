import { type PlanRequest, planSchema, promptFor } from '@race-nutrition/contract'
import type { Questionnaire } from '@race-nutrition/engine'

// Not needed before the call either.
export { replanOtherVersion } from '../planning/replan-other-version.ts'
export { withKeptPreferences } from '../planning/with-kept-preferences.ts'
export { fetchWithOneRetry } from './retry-once.ts'

export { objectPath, readPlanAnswer, readProblem } from '@race-nutrition/contract'

/** What the page posts: the specification's prompt and schema, and the answers themselves for our own server. */
export const planRequestFor = (
  questionnaire: Questionnaire,
  mode: 'engine' | null,
  today: string,
): PlanRequest => ({
  prompt: promptFor(questionnaire),
  schema: planSchema(),
  questionnaire,
  today,
  ...(mode === null ? {} : { mode }),
})
