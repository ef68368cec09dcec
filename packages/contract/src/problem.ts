import * as z from 'zod'
import { text } from './wire.ts'

const answerProblem = z.object({
  field: text,
  code: text,
  label: text.optional().describe('The name of the field on the form, which the message leaves out'),
  message: text.describe('What the runner reads beside the field'),
})
export type AnswerProblem = z.infer<typeof answerProblem>

/** An error of the call, as application/problem+json (RFC 9457). `errors`: one entry for each refused answer. */
export const problem = z.object({
  type: text,
  title: text,
  status: z.int(),
  detail: text,
  instance: text.optional().describe('The request that failed, as urn:uuid: and its id'),
  errors: z.array(answerProblem).optional(),
})
export type Problem = z.infer<typeof problem>

/** Null if an error's body is not a problem document, such as that of a proxy or another service. */
export const readProblem = (body: unknown): Problem | null => problem.safeParse(body).data ?? null
