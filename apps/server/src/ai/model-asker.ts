import { planSchema } from '@race-nutrition/contract'
import { ok, refuse } from '@race-nutrition/engine'
import { generateText, jsonSchema, NoObjectGeneratedError, Output } from 'ai'
import type { AskService } from './ask-service.ts'
import type { ModelService } from './model-settings.ts'
import { type OpenModel, providerOf } from './providers.ts'
import type { AskUpstream } from './upstream/ask-upstream.ts'
import { lasting, timedOut, type Trouble } from './upstream/trouble.ts'
import type { Ask } from './writer.ts'

type Asked = Awaited<ReturnType<AskService>>

// Its warnings go to the console with parts of what was asked.
globalThis.AI_SDK_LOG_WARNINGS = false

/** Asks a model by the SDK. The text comes back as it was written, whether or not it is the JSON that was asked for. */
export async function modelAsker(service: ModelService, outputTokens: number): Promise<AskService> {
  const open = await providerOf(service)
  // Not every model takes a schema: one that refuses it is asked in words alone from then on.
  let isStructured = true
  return async (ask, signal, upstream) => {
    const asked = await write({ open, isStructured, outputTokens, ask, signal, upstream })
    if (asked.ok || !isStructured || ![400, 422].includes(asked.refused.status ?? 0)) return asked
    const inWords = await write({ open, isStructured: false, outputTokens, ask, signal, upstream })
    if (inWords.ok) isStructured = false
    return inWords
  }
}

interface Writing {
  readonly open: OpenModel
  readonly isStructured: boolean
  readonly outputTokens: number
  readonly ask: Ask
  readonly signal: AbortSignal
  readonly upstream: AskUpstream
}

async function write({ open, isStructured, outputTokens, ask, signal, upstream }: Writing): Promise<Asked> {
  const way = fetchOver(upstream, signal)
  try {
    const output = Output.object({ schema: jsonSchema(planSchema()), name: 'nutrition_plan' })
    const done = await generateText({
      model: open(way.fetch, isStructured),
      instructions: ask.system,
      messages: ask.turns.map(({ by, text }) => ({ role: by, content: text })),
      maxOutputTokens: outputTokens,
      maxRetries: 0,
      abortSignal: signal,
      // Answers about a runner's health are not for keeping.
      providerOptions: { openai: { store: false } },
      ...(isStructured ? { output } : {}),
    })
    return readDone(done)
  } catch (error) {
    if (way.trouble()) return refuse(way.trouble() ?? timedOut)
    if (signal.aborted) return refuse(timedOut)
    return NoObjectGeneratedError.isInstance(error) ? readDone(error) : refuse(lasting('not readable'))
  }
}

interface Done {
  readonly text: string | undefined
  readonly finishReason: string | undefined
  readonly usage:
    | { readonly inputTokens: number | undefined; readonly outputTokens: number | undefined }
    | undefined
}

function readDone({ text, finishReason, usage }: Done): Asked {
  if (finishReason === 'content-filter') return refuse(lasting('content filter'))
  if (!text?.trim()) return refuse(lasting('no text'))
  const { inputTokens, outputTokens } = usage ?? {}
  return ok({ text, usage: { inputTokens: inputTokens ?? null, outputTokens: outputTokens ?? null } })
}

/** The SDK knows a way out by `fetch` alone: a trouble is kept aside here, and thrown so that the SDK goes no further. */
function fetchOver(upstream: AskUpstream, signal: AbortSignal) {
  let trouble: Trouble | null = null
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input)
    const { method = 'POST', headers = {}, body } = init
    const sent = typeof body === 'string' ? body : ''
    const answer = await upstream(url, { method, headers, body: sent, signal })
    if (answer.ok) return new Response(answer.value, { headers: { 'content-type': 'application/json' } })
    trouble = answer.refused
    throw new Error('no answer')
  }
  return { fetch, trouble: () => trouble }
}
