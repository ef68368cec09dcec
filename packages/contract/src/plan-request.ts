import { type Field, fields } from '@race-nutrition/engine'
import * as z from 'zod'
import { questionnaire } from './questionnaire.ts'
import { isoDay, text } from './wire.ts'

/**
 * What the page posts. `prompt` and `schema` are the specification's payload, complete for any object-generation
 * service; the other three are for our own server, which reads nothing else (decisions: the extended payload).
 */
export const planRequest = z.object({
  prompt: text,
  schema: z.record(z.string(), z.unknown()),
  questionnaire,
  today: isoDay.optional(),
  mode: z.literal('engine').optional(),
})
export type PlanRequest = z.infer<typeof planRequest>

/**
 * What our server reads of it: the fifteen answers and nothing beside them, so that no other text of a client's goes any
 * further. Their values come in unread: the engine refuses each faulty one by its name.
 */
export const planCall = planRequest.pick({ today: true, mode: true }).extend({
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

/** Whatever else stands there, of any depth, goes no further; the engine says of null that it is not a text. */
const textIn = (value: unknown) => (typeof value === 'string' ? value : null)
