import { type Field, fields } from '@race-nutrition/engine'
import * as z from 'zod'
import { questionnaire } from './questionnaire.ts'
import { isoDay, text } from './wire.ts'

/**
 * What the page posts. `prompt` and `schema` are the specification's payload, sufficient for any object-generation
 * service; our own server reads the others alone (decision 0002).
 */
export const planRequest = z.object({
  prompt: text,
  schema: z.record(z.string(), z.unknown()),
  questionnaire,
  today: isoDay.optional(),
  mode: z.literal('engine').optional(),
  /** What the runner set besides the answers; the engine validates it. */
  preferences: z.unknown().optional(),
  /** What the runner wishes, in words, at most 500 characters; a model reads it into preferences. */
  wish: text.optional(),
})
export type PlanRequest = z.infer<typeof planRequest>

/**
 * What our server reads: the fifteen answers and the preferences, so that no other text of a client goes any
 * further. Their values are not validated here: the engine refuses each faulty one by its field or path.
 */
export const planCall = planRequest.pick({ today: true, mode: true, preferences: true, wish: true }).extend({
  questionnaire: z
    .record(z.string(), z.unknown())
    .transform(
      (given) =>
        Object.fromEntries(
          fields.filter((field) => Object.hasOwn(given, field)).map((field) => [field, textIn(given[field])]),
        ) as Partial<Record<Field, string | null>>,
    ),
})
export type PlanCall = z.infer<typeof planCall>

/** Any other value, of any depth, becomes null, which the engine refuses as not a text. */
const textIn = (value: unknown) => (typeof value === 'string' ? value : null)
