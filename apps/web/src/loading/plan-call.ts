// Not needed before the call: zod, the prompt and the schema.
export { readPlanAnswer } from '@race-nutrition/contract'
export { planOf } from './plan-of.ts'
