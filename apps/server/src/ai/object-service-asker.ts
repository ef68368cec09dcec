import { planSchema } from '@race-nutrition/contract'
import { ok, refuse } from '@race-nutrition/engine'
import * as z from 'zod'
import type { AskService } from './ask-service.ts'
import type { ObjectService } from './object-service-settings.ts'
import { limitSize } from './reading/limit-size.ts'
import { lasting } from './upstream/trouble.ts'
import type { Ask } from './writer.ts'

/** A service may name its tokens in either way, or not at all. */
const count = z.int().nonnegative().optional().catch(undefined)
const usage = z
  .object({ inputTokens: count, outputTokens: count, promptTokens: count, completionTokens: count })
  .partial()
  .catch({})

/** Not field by field: of an object with thousands of them that takes longer than all the rest. */
const isObjectOrText = (value: unknown) =>
  (typeof value === 'object' && !Array.isArray(value)) || typeof value === 'string'

const answer = z.object({
  object: z.custom<object | string | null>(isObjectOrText),
  finishReason: z.string().optional().catch(undefined),
  usage: usage.optional(),
})

/** Asks a hosted service that speaks the specification's contract (section 7). */
export function objectServiceAsker({ url, project, key }: ObjectService): AskService {
  const address = `${url}/api/ai/${encodeURIComponent(project)}/object`
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    authorization: `Bearer ${key}`,
  }
  return async (ask, signal, upstream) => {
    const body = JSON.stringify({
      prompt: promptOf(ask),
      schema: planSchema(),
      output: 'object',
      stream: false,
    })
    const answered = await upstream(address, { method: 'POST', headers, body, signal })
    if (!answered.ok) return answered
    const read = answer.safeParse(parsed(answered.value))
    if (!read.success) return refuse(lasting('not readable'))
    const { object, finishReason = '', usage: used = {} } = read.data
    if (/^content.filter$/i.test(finishReason)) return refuse(lasting('content filter'))
    // Bounded first: an object nested deep enough can be parsed, but not written again.
    const text = typeof object === 'string' ? object : JSON.stringify(limitSize(object))
    if (object === null || text.trim() === '') return refuse(lasting('no text'))
    return ok({
      text,
      usage: {
        inputTokens: used.inputTokens ?? used.promptTokens ?? null,
        outputTokens: used.outputTokens ?? used.completionTokens ?? null,
      },
    })
  }
}

/** The contract has one text for the whole talk. */
function promptOf({ system, turns }: Ask): string {
  const [first, ...later] = turns
  const said = later.map(({ by, text }) => `${by === 'assistant' ? 'Your answer was' : 'Then'}:\n${text}`)
  return [system, first?.text, ...said].join('\n\n')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
