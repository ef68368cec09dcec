import type { Audit, NutritionPlan, Questionnaire } from '@race-nutrition/engine'
import { expectTypeOf, test } from 'vitest'
import type * as z from 'zod'
import type { nutritionPlan } from './nutrition-plan.ts'
import type { PlanAudit } from './plan-answer.ts'
import type { questionnaire } from './questionnaire.ts'

// The compiler is what fails here (`npm run types`): to the letter the same type, not only assignable.
test('what stands on the wire is the same type as what the engine makes', () => {
  expectTypeOf<z.infer<typeof nutritionPlan>>().toEqualTypeOf<NutritionPlan>()
  // Ids are any text there: an audit of another service has its own.
  expectTypeOf<Audit>().toExtend<PlanAudit>()
  expectTypeOf<keyof PlanAudit>().toEqualTypeOf<keyof Audit>()
  expectTypeOf<Readonly<z.infer<typeof questionnaire>>>().toEqualTypeOf<Questionnaire>()
})
