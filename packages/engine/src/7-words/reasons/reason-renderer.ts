import type { Plan } from '../../plan.ts'
import type { Reason } from '../../reason.ts'

/** The sentences of a reason; those that do not concern this runner are empty. */
export type ReasonRenderer = (plan: Plan, reason: Reason) => readonly string[]

/** The two fueled runs, by their names in the plan. */
export type Run = 'race' | 'long_run'
