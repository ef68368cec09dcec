import {
  lineLanguages,
  type ModelLine,
  engineVersion,
  type NutritionPlan,
  type Plan,
  type Result,
} from '@race-nutrition/engine'
import * as z from 'zod'
import { type NoPlan, normalizePlan } from './foreign-plan/normalize/normalize-plan.ts'
import { nutritionPlan } from './nutrition-plan.ts'
import { recordOf } from './foreign-plan/normalize/record.ts'
import { visibleTexts } from './foreign-plan/normalize/visible-texts.ts'
import { ignoredWish } from './wish-answer.ts'
import { text } from './wire.ts'

const auditFinding = z.object({
  id: text,
  severity: z.enum(['hard', 'soft']),
  section: text,
  message: text,
})

const auditGroup = z.object({ id: text, title: text, passed: z.int(), total: z.int() })

const planAudit = z.object({
  passed: z.int(),
  total: z.int().describe('The checks that apply to this runner: passed and failed'),
  not_applicable: z.array(text).readonly().describe('Ids of the checks that do not apply to this runner'),
  groups: z.array(auditGroup).readonly(),
  findings: z.array(auditFinding).readonly(),
  model_refused: z
    .array(z.object({ kind: text, count: z.int() }))
    .readonly()
    .optional(),
})
export type PlanAudit = z.infer<typeof planAudit>

const planService = z.object({
  platform: text,
  mode: z.enum(['engine', 'ai']),
  model: text.nullable(),
  note: z
    .object({ code: text, message: text })
    .optional()
    .describe('Why the engine made the plan although a model is connected'),
})
export type PlanService = z.infer<typeof planService>

/** What a model wrote: `place` is the path of its list, `text` has its facts as `{slots}`. `object` contains it filled. */
const addedLine = z.object({ place: text, text, lang: z.enum(lineLanguages) })

/** The plan as facts. Its shape depends on the version that made it, so only the version is validated here. */
const planFacts = z.custom<Plan>((value) => typeof recordOf(value)['engine'] === 'string')

/** A successful answer. Another service may send `object` alone. */
export const planAnswer = z.object({
  object: nutritionPlan,
  details: planFacts.optional(),
  lines: z.array(addedLine).readonly().optional(),
  audit: planAudit.optional(),
  preferences: z.unknown().optional().describe('As understood; the same as in `details`'),
  ignored: z.array(ignoredWish).readonly().optional().describe('What of a wish was not taken'),
  service: planService.optional(),
})
export type PlanAnswer = z.infer<typeof planAnswer>

export interface ReadAnswer {
  readonly plan: NutritionPlan
  readonly maker: Maker
  readonly lines: readonly ModelLine[]
  readonly audit: PlanAudit | null
  readonly service: PlanService | null
}

/** Who made a plan: this version of the engine, with its facts; another version of it; or another service. */
export type Maker =
  | { readonly is: 'this version'; readonly facts: Plan }
  | { readonly is: 'another version'; readonly engine: string }
  | { readonly is: 'another service' }

/** The body of a 200 as the page needs it: an irregular plan is normalized, an invalid extra dropped, no plan is a failure. */
export function readPlanAnswer(body: unknown): Result<ReadAnswer, NoPlan> {
  const answer = recordOf(body)
  const plan = normalizePlan(answer['object'])
  if (!plan.ok) return plan
  const maker = makerOf(answer['details'])
  // What another service claims about its own plan is not accepted.
  const isOurs = maker.is !== 'another service'
  return {
    ok: true,
    value: {
      plan: plan.value,
      maker,
      lines: isOurs ? visibleTexts(z.array(addedLine).safeParse(answer['lines']).data ?? []) : [],
      audit: isOurs ? visibleTexts(planAudit.safeParse(answer['audit']).data ?? null) : null,
      service: visibleTexts(planService.safeParse(answer['service']).data ?? null),
    },
  }
}

function makerOf(details: unknown): Maker {
  const facts = planFacts.safeParse(details).data
  if (!facts) return { is: 'another service' }
  return facts.engine === engineVersion
    ? { is: 'this version', facts }
    : { is: 'another version', engine: facts.engine }
}
