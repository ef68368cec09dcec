import type { Audit, NutritionPlan, Questionnaire } from '@race-nutrition/engine'
import { expectTypeOf, test } from 'vitest'
import type * as z from 'zod'
import type { nutritionPlan } from './nutrition-plan.ts'
import type { PlanAudit } from './plan-answer.ts'
import type { questionnaire } from './questionnaire.ts'

// The compiler fails here (`npm run types`) unless the types are identical, not only assignable.
test('the wire has the same types as the engine', () => {
  expectTypeOf<z.infer<typeof nutritionPlan>>().toEqualTypeOf<NutritionPlan>()
  // Ids are any text on the wire: an audit of another service has its own.
  expectTypeOf<Audit>().toExtend<PlanAudit>()
  expectTypeOf<Exclude<keyof PlanAudit, 'model_refused'>>().toEqualTypeOf<keyof Audit>()
  expectTypeOf<Readonly<z.infer<typeof questionnaire>>>().toEqualTypeOf<Questionnaire>()
})
