import { ok, refuse } from '@race-nutrition/engine'
import * as z from 'zod'
import type { AskService } from './ask-service.ts'
import { answerSchema } from './answer-schema.ts'
import type { ObjectService } from './object-service-settings.ts'
import { limitSize } from './reading/limit-size.ts'
import { permanentFailure } from './upstream/upstream-failure.ts'
import type { Prompt } from './writer.ts'

/** A service may name its token counts either way, or not at all. */
const count = z.int().nonnegative().optional().catch(undefined)
const usage = z
  .object({ inputTokens: count, outputTokens: count, promptTokens: count, completionTokens: count })
  .partial()
  .catch({})

/** Not validated field by field: with thousands of fields that takes longer than everything else. */
const isObjectOrText = (value: unknown) =>
  (typeof value === 'object' && !Array.isArray(value)) || typeof value === 'string'

const answer = z.object({
  object: z.custom<object | string | null>(isObjectOrText),
  finishReason: z.string().optional().catch(undefined),
  usage: usage.optional(),
})

/** Calls a hosted service that implements the specification's contract. */
export function objectServiceClient({ url, project, key }: ObjectService): AskService {
  const address = `${url}/api/ai/${encodeURIComponent(project)}/object`
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    authorization: `Bearer ${key}`,
  }
  return async (prompt, signal, upstream) => {
    const body = JSON.stringify({
      prompt: promptOf(prompt),
      schema: answerSchema(prompt.for),
      output: 'object',
      stream: false,
    })
    const answered = await upstream(address, { method: 'POST', headers, body, signal })
    if (!answered.ok) return answered
    const read = answer.safeParse(parsed(answered.value))
    if (!read.success) return refuse(permanentFailure('not readable'))
    const { object, finishReason = '', usage: used = {} } = read.data
    if (/^content.filter$/i.test(finishReason)) return refuse(permanentFailure('content filter'))
    // Limited first: an object that is nested too deep can be parsed, but not serialized.
    const text = typeof object === 'string' ? object : JSON.stringify(limitSize(object))
    if (object === null || text.trim() === '') return refuse(permanentFailure('no text'))
    return ok({
      text,
      usage: {
        inputTokens: used.inputTokens ?? used.promptTokens ?? null,
        outputTokens: used.outputTokens ?? used.completionTokens ?? null,
      },
    })
  }
}

/** The contract has one text for the whole conversation. */
function promptOf({ system, turns }: Prompt): string {
  const [first, ...later] = turns
  const rest = later.map(({ by, text }) => `${by === 'assistant' ? 'Your answer was' : 'Then'}:\n${text}`)
  return [system, first?.text, ...rest].join('\n\n')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
