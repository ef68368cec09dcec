import { createHmac, randomBytes } from 'node:crypto'
import { type Result, refuse } from '@race-nutrition/engine'
import type { Caller, Engine, ModelQuestion, SettledAnswer } from '../engine/engine.ts'
import { canonical } from '../engine/plan-cache.ts'
import { deduplicateCalls } from '../http/deduplicate-calls.ts'
import type { ModelLimits } from './model-limits.ts'
import { fairSemaphore } from '../fair-semaphore.ts'
import type { AskService } from './ask-service.ts'
import type { Budget } from './budget.ts'
import { countedWriter, type Counts } from './counted-writer.ts'
import { personalize, type Settling } from './personalize.ts'
import type { RefusedCount } from './settling/refused.ts'
import type { WriterFault } from './writer.ts'

export type Generated = Result<SettledAnswer, WriterFault>

/** The plan with a model's lines, or why there is none. */
export type Generate = (question: ModelQuestion, caller: Caller) => Promise<Generated>

/** What the log and the metrics may know of a generation: never an answer, a plan or a key. */
export interface GenerationNote extends Counts {
  readonly outcome: 'written' | 'abandoned' | WriterFault
  /** How much of the model's answer was left out, by why. */
  readonly refused: readonly RefusedCount[]
  readonly ms: number
}

interface GenerationDependencies {
  readonly askService: AskService
  readonly engine: Pick<Engine, 'ask' | 'settle'>
  readonly limits: ModelLimits
  readonly budget: Budget
  readonly note: (note: GenerationNote) => void
  /** Identifies the service: part of the key by which calls are deduplicated. */
  readonly identity: string
  /** Called for each call that shared the answer of one already in flight in this instance. */
  readonly joined?: () => void
  /** Shares calls with other instances; without it, this one works alone. */
  readonly shareAcrossInstances?: ShareAcrossInstances | null
}

type ShareAcrossInstances = (
  key: string,
  signal: AbortSignal,
  start: (signal: AbortSignal) => Promise<Generated>,
) => Promise<Generated>

export interface Generations {
  readonly generate: Generate
  readonly waiting: () => number
  readonly running: () => number
}

/** Plans by the connected service: identical calls in flight are deduplicated, concurrency is limited, and each has a deadline. */
export function createGenerations(dependencies: GenerationDependencies): Generations {
  const secret = randomBytes(32)
  const deduplicate = deduplicateCalls<Generated>()
  const { atOnce, inLine, wait } = dependencies.limits
  const semaphore = fairSemaphore({ atOnce, mayWait: (ahead) => ahead < inLine, wait })
  const runWithPermit = async (question: ModelQuestion, caller: Caller, time: Time): Promise<Generated> => {
    const permit = await semaphore.acquire(caller.client, caller.signal)
    if (!permit.ok) {
      const outcome = time.isAbandoned() ? 'abandoned' : 'model-busy'
      dependencies.note({ ...nothing, outcome, ms: Math.round(time.spent()) })
      return refuse('model-busy')
    }
    return generate(question, caller, dependencies, time).finally(permit.value)
  }
  const begin = async (question: ModelQuestion, caller: Caller, request: string, abandoned: AbortSignal) => {
    const time = timeFor(dependencies.limits, abandoned)
    const start = (signal: AbortSignal) => runWithPermit(question, { ...caller, signal }, { ...time, signal })
    const shared = dependencies.shareAcrossInstances?.(request, time.signal, start)
    // One deadline, even when another instance tried first.
    return (shared ?? start(time.signal)).finally(time.end)
  }
  return {
    generate: async (question, caller) => {
      const request = JSON.stringify([
        dependencies.identity,
        question.lang,
        question.wish ?? null,
        canonical(question),
      ])
      const key = createHmac('sha256', secret).update(request).digest('base64')
      let isFirst = false
      const generated = await deduplicate(key, caller.signal, (abandoned) => {
        isFirst = true
        return begin(question, caller, request, abandoned)
      })
      if (!isFirst) dependencies.joined?.()
      return generated
    },
    waiting: semaphore.waiting,
    running: semaphore.running,
  }
}

/** The counts of a plan that got no permit. */
const nothing = {
  calls: 0,
  attempts: 0,
  inputTokens: null,
  outputTokens: null,
  because: null,
  refused: [],
} as const

async function generate(
  question: ModelQuestion,
  caller: Caller,
  dependencies: GenerationDependencies,
  time: Time,
): Promise<Generated> {
  const { writer, counts } = countedWriter(dependencies, time.secondsLeft)
  const settling = settlingBy(dependencies.engine, caller)
  const written = await personalize(question, settling, writer, { ...time, hear: caller.hear })
  const outcome = written.ok ? 'written' : written.refused
  dependencies.note({
    ...counts(),
    outcome: time.isAbandoned() ? 'abandoned' : outcome,
    refused: written.ok ? written.value.made.refused : [],
    ms: Math.round(time.spent()),
  })
  return written.ok ? { ok: true, value: written.value.made } : written
}

const settlingBy = (engine: GenerationDependencies['engine'], caller: Caller): Settling<SettledAnswer> => ({
  ask: async (question) => orFailed(await engine.ask(question, caller)),
  settle: async (question, texts) => orFailed(await engine.settle(question, texts, caller)),
})

/** An answer that the engine had no time to read counts as none. */
const orFailed = <Value>(made: Result<Value, unknown>): Result<Value, WriterFault> =>
  made.ok ? made : refuse('model-failed')

type Time = ReturnType<typeof timeFor>

/** One deadline for all of it: the queue, the call, a retry and a repair. */
function timeFor({ total }: ModelLimits, abandoned: AbortSignal) {
  const from = performance.now()
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), total)
  const spent = () => performance.now() - from
  return {
    signal: AbortSignal.any([abandoned, late.signal]),
    secondsLeft: () => (total - spent()) / 1000,
    spent,
    isAbandoned: () => abandoned.aborted,
    end: () => clearTimeout(timer),
  }
}
