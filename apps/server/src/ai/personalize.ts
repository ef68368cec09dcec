import type { ProgressStage } from '@race-nutrition/contract'
import { ok, type Result, refuse } from '@race-nutrition/engine'
import type { ModelQuestion, Settlement } from '../engine/engine.ts'
import { repairPrompt } from './grounding/repair-prompt.ts'
import type { Prompt, Usage, Writer, WriterFault } from './writer.ts'

/** Writes the prompt and settles the answers: in worker threads, or in this thread for tests and evals. */
export interface Settling<Made> {
  readonly ask: (question: ModelQuestion) => Promise<Result<Prompt, WriterFault>>
  readonly settle: (
    question: ModelQuestion,
    texts: readonly string[],
  ) => Promise<Result<Settlement<Made>, WriterFault>>
}

export interface Time {
  readonly signal: AbortSignal
  readonly secondsLeft: () => number
  readonly hear?: ((stage: ProgressStage) => void) | undefined
}

/** The plan made with a model's choices and lines, and what it used. */
export interface Written<Made> {
  readonly made: Made
  readonly usage: Usage
  readonly calls: number
}

/** A second answer takes about as long as the first. */
const leastForARepair = 20

/** Calls the model, accepts what is permitted of its choices and lines, sends the rest back once, and keeps the engine's plan for what then fails. */
export async function personalize<Made>(
  question: ModelQuestion,
  { ask, settle }: Settling<Made>,
  writer: Writer,
  time: Time,
): Promise<Result<Written<Made>, WriterFault>> {
  const prompt = await ask(question)
  if (!prompt.ok) return prompt
  time.hear?.('asked')
  const first = await writer(prompt.value, time.signal)
  if (!first.ok) return first
  time.hear?.('written')
  time.hear?.('settling')
  const settled = await settle(question, [first.value.text])
  if (!settled.ok) return settled
  const { made, toFix } = settled.value
  if (made && toFix.length === 0) return ok({ made, usage: first.value.usage, calls: 1 })
  if (time.signal.aborted || time.secondsLeft() < leastForARepair)
    return oneOrNone(made, first.value.usage, 1)
  const second = await writer(repairPrompt(prompt.value, first.value.text, toFix), time.signal)
  // Whatever happened to the second answer, the first one was not good enough.
  if (!second.ok) return oneOrNone(made, first.value.usage, 2)
  const better = await settle(question, [first.value.text, second.value.text])
  const best = better.ok ? better.value.made : made
  return oneOrNone(best, sumOf(first.value.usage, second.value.usage), 2)
}

const oneOrNone = <Made>(
  made: Made | null,
  usage: Usage,
  calls: number,
): Result<Written<Made>, WriterFault> => (made ? ok({ made, usage, calls }) : refuse('model-failed'))

const sumOf = (one: Usage, other: Usage): Usage => ({
  inputTokens: sum(one.inputTokens, other.inputTokens),
  outputTokens: sum(one.outputTokens, other.outputTokens),
})

/** Unknown when one of the calls did not report it. */
const sum = (one: number | null, other: number | null) =>
  one === null || other === null ? null : one + other
