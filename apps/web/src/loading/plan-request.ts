import { type PlanRequest, planSchema, promptFor } from '@race-nutrition/contract'
import type { Questionnaire } from '@race-nutrition/engine'
import type { PlanMode } from './plan-mode.ts'

/** What the page posts: the specification's prompt and schema, and the answers themselves for our own server. */
export const planRequestFor = (questionnaire: Questionnaire, mode: PlanMode, today: string): PlanRequest => ({
  prompt: promptFor(questionnaire),
  schema: planSchema(),
  questionnaire,
  today,
  ...(mode === 'engine' ? { mode } : {}),
})
