import { ok, refuse } from '@race-nutrition/engine'
import { generateText, jsonSchema, NoObjectGeneratedError, Output } from 'ai'
import type { AskService } from './ask-service.ts'
import { answerSchema } from './answer-schema.ts'
import type { ModelService } from './model-settings.ts'
import { type OpenModel, providerOf } from './providers.ts'
import type { AskUpstream } from './upstream/ask-upstream.ts'
import { permanentFailure, timedOut, type UpstreamFailure } from './upstream/upstream-failure.ts'
import type { Prompt } from './writer.ts'

type Answered = Awaited<ReturnType<AskService>>

// Its warnings go to the console and contain parts of the prompt.
globalThis.AI_SDK_LOG_WARNINGS = false

/** Calls a model through the SDK. The text is returned as written, whether or not it is the requested JSON. */
export async function modelClient(service: ModelService, outputTokens: number): Promise<AskService> {
  const open = await providerOf(service)
  // Not every model accepts a schema: one that refuses it is called without one from then on.
  let isStructured = true
  return async (prompt, signal, upstream) => {
    // The names of meals are keys of a wish, which a strict schema does not take.
    const hasSchema = isStructured && prompt.for === 'plan'
    const answered = await write({ open, hasSchema, outputTokens, prompt, signal, upstream })
    if (answered.ok || !hasSchema || ![400, 422].includes(answered.refused.status ?? 0)) return answered
    const unstructured = await write({ open, hasSchema: false, outputTokens, prompt, signal, upstream })
    if (unstructured.ok) isStructured = false
    return unstructured
  }
}

interface Writing {
  readonly open: OpenModel
  readonly hasSchema: boolean
  readonly outputTokens: number
  readonly prompt: Prompt
  readonly signal: AbortSignal
  readonly upstream: AskUpstream
}

async function write({
  open,
  hasSchema,
  outputTokens,
  prompt,
  signal,
  upstream,
}: Writing): Promise<Answered> {
  const connection = fetchOver(upstream, signal)
  try {
    const output = Output.object({ schema: jsonSchema(answerSchema(prompt.for)), name: 'plan_answer' })
    const done = await generateText({
      model: open(connection.fetch, hasSchema),
      instructions: prompt.system,
      messages: prompt.turns.map(({ by, text }) => ({ role: by, content: text })),
      maxOutputTokens: outputTokens,
      maxRetries: 0,
      abortSignal: signal,
      // Answers about a runner's health must not be stored.
      providerOptions: { openai: { store: false } },
      ...(hasSchema ? { output } : {}),
    })
    return readDone(done)
  } catch (error) {
    const failure = connection.failure()
    if (failure) return refuse(failure)
    if (signal.aborted) return refuse(timedOut)
    return NoObjectGeneratedError.isInstance(error)
      ? readDone(error)
      : refuse(permanentFailure('not readable'))
  }
}

interface Done {
  readonly text: string | undefined
  readonly finishReason: string | undefined
  readonly usage:
    | { readonly inputTokens: number | undefined; readonly outputTokens: number | undefined }
    | undefined
}

function readDone({ text, finishReason, usage }: Done): Answered {
  if (finishReason === 'content-filter') return refuse(permanentFailure('content filter'))
  if (!text?.trim()) return refuse(permanentFailure('no text'))
  const { inputTokens, outputTokens } = usage ?? {}
  return ok({ text, usage: { inputTokens: inputTokens ?? null, outputTokens: outputTokens ?? null } })
}

/** The SDK only accepts a `fetch`: a failure is remembered here, and thrown so that the SDK stops. */
function fetchOver(upstream: AskUpstream, signal: AbortSignal) {
  let failure: UpstreamFailure | null = null
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input)
    const { method = 'POST', headers = {}, body } = init
    const sent = typeof body === 'string' ? body : ''
    const answer = await upstream(url, { method, headers, body: sent, signal })
    if (answer.ok) return new Response(answer.value, { headers: { 'content-type': 'application/json' } })
    failure = answer.refused
    throw new Error('no answer')
  }
  return { fetch, failure: () => failure }
}
