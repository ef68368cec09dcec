import { ok, type Result, refuse } from '@race-nutrition/engine'
import type { Question, Settlement } from '../engine/engine.ts'
import { repairAsk } from './grounding/repair-ask.ts'
import type { Ask, Usage, Writer, WriterFault } from './writer.ts'

/** How a question is put and an answer settled: in worker threads, or here where nobody else waits. */
export interface Settling<Made> {
  readonly ask: (question: Question) => Promise<Result<Ask, WriterFault>>
  readonly settle: (
    question: Question,
    texts: readonly string[],
  ) => Promise<Result<Settlement<Made>, WriterFault>>
}

export interface Time {
  readonly signal: AbortSignal
  readonly secondsLeft: () => number
}

/** What a model's words made, and what it took. */
export interface Written<Made> {
  readonly made: Made
  readonly usage: Usage
  readonly calls: number
}

/** A second answer takes about as long as the first. */
const leastForARepair = 20

/** Asks the model, keeps what may stand, sends back once what may not, and lets the engine's words stand for the rest. */
export async function personalise<Made>(
  question: Question,
  { ask, settle }: Settling<Made>,
  writer: Writer,
  time: Time,
): Promise<Result<Written<Made>, WriterFault>> {
  const asked = await ask(question)
  if (!asked.ok) return asked
  const first = await writer(asked.value, time.signal)
  if (!first.ok) return first
  const settled = await settle(question, [first.value.text])
  if (!settled.ok) return settled
  const { made, toMend } = settled.value
  if (made && toMend.length === 0) return ok({ made, usage: first.value.usage, calls: 1 })
  if (time.signal.aborted || time.secondsLeft() < leastForARepair)
    return oneOrNone(made, first.value.usage, 1)
  const second = await writer(repairAsk(asked.value, first.value.text, toMend), time.signal)
  // Whatever kept the second answer away, the first was not usable.
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

/** Unknown where one of the calls did not say. */
const sum = (one: number | null, other: number | null) =>
  one === null || other === null ? null : one + other
