import type { Plan } from '../../plan.ts'
import type { Reason } from '../../reason.ts'

/** The sentences of a reason; empty ones are what this runner has no need to read. */
export type ReasonRenderer = (plan: Plan, reason: Reason) => readonly string[]

/** The two runs that are fueled, by their names in the plan. */
export type Run = 'race' | 'long_run'
