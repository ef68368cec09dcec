import * as z from 'zod'
import { nutritionPlan } from './nutrition-plan.ts'

/** JSON Schema of the plan, made from the zod schema: an object at the top, every section required, nothing else allowed. */
export function planSchema(): Record<string, unknown> {
  return { ...z.toJSONSchema(nutritionPlan, { io: 'output', target: 'draft-2020-12' }) }
}
