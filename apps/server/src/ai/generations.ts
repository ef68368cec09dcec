import { createHmac, randomBytes } from 'node:crypto'
import { type Result, refuse } from '@race-nutrition/engine'
import type { Asker, Engine, Question, SettledAnswer } from '../engine/engine.ts'
import { canonical } from '../engine/keep-plans.ts'
import { deduplicateCalls } from '../deduplicate-calls.ts'
import type { ModelLimits } from './model-limits.ts'
import { fairSemaphore } from '../fair-semaphore.ts'
import type { AskService } from './ask-service.ts'
import type { Budget } from './budget.ts'
import { countedWriter, type Counts } from './counted-writer.ts'
import { personalise, type Settling } from './personalise.ts'
import type { WriterFault } from './writer.ts'

export type Generated = Result<SettledAnswer, WriterFault>

/** The plan with a model's words, or why there is none. */
export type Generate = (question: Question, asker: Asker) => Promise<Generated>

/** What the log and the metrics may know of a generation: never an answer, a plan or a key. */
export interface GenerationNote extends Counts {
  readonly outcome: 'written' | 'abandoned' | WriterFault
  /** The kinds of what the engine's own words stand in for, one entry for each place. */
  readonly replaced: readonly string[]
  readonly ms: number
}

export interface Means {
  readonly askService: AskService
  readonly engine: Pick<Engine, 'ask' | 'settle'>
  readonly limits: ModelLimits
  readonly budget: Budget
  readonly note: (note: GenerationNote) => void
  /** Which service writes: part of what makes two questions the same. */
  readonly identity: string
  /** Said of each call that got the answer of one under way here. */
  readonly joined?: () => void
  /** Joins with other instances; without it, this one works for itself. */
  readonly joinElsewhere?: JoinElsewhere | null
}

type JoinElsewhere = (
  key: string,
  left: AbortSignal,
  start: (left: AbortSignal) => Promise<Generated>,
) => Promise<Generated>

export interface Generations {
  readonly generate: Generate
  readonly waiting: () => number
  readonly running: () => number
}

/** Plans by the connected service: the same asked twice is made once, so many at a time, each within its time. */
export function generationsBy(means: Means): Generations {
  const secret = randomBytes(32)
  const join = deduplicateCalls<Generated>()
  const { atOnce, inLine, wait } = means.limits
  const semaphore = fairSemaphore({ atOnce, mayWait: (ahead) => ahead < inLine, wait })
  const inTurn = async (question: Question, asker: Asker, time: Time): Promise<Generated> => {
    const permit = await semaphore.acquire(asker.client, asker.left)
    if (!permit.ok) {
      const outcome = time.isAbandoned() ? 'abandoned' : 'model-busy'
      means.note({ ...nothing, outcome, ms: Math.round(time.spent()) })
      return refuse('model-busy')
    }
    return generate(question, asker, means, time).finally(permit.value)
  }
  const begin = async (question: Question, client: string, asked: string, abandoned: AbortSignal) => {
    const time = timeFor(means.limits, abandoned)
    const start = (left: AbortSignal) => inTurn(question, { client, left }, { ...time, signal: left })
    // One clock, also where another instance was to do it first.
    return (means.joinElsewhere?.(asked, time.signal, start) ?? start(time.signal)).finally(time.end)
  }
  return {
    generate: async (question, { client, left }) => {
      const asked = `${means.identity}\n${canonical(question)}`
      const key = createHmac('sha256', secret).update(asked).digest('base64')
      let isFirst = false
      const generated = await join(key, left, (abandoned) => {
        isFirst = true
        return begin(question, client, asked, abandoned)
      })
      if (!isFirst) means.joined?.()
      return generated
    },
    waiting: semaphore.waiting,
    running: semaphore.running,
  }
}

/** What a plan has taken that found no room. */
const nothing = {
  calls: 0,
  attempts: 0,
  inputTokens: null,
  outputTokens: null,
  because: null,
  replaced: [],
} as const

async function generate(question: Question, asker: Asker, means: Means, time: Time): Promise<Generated> {
  const { writer, counts } = countedWriter(means, time.secondsLeft)
  const written = await personalise(question, settlingBy(means.engine, asker), writer, time)
  const outcome = written.ok ? 'written' : written.refused
  means.note({
    ...counts(),
    outcome: time.isAbandoned() ? 'abandoned' : outcome,
    replaced: written.ok ? written.value.made.replaced : [],
    ms: Math.round(time.spent()),
  })
  return written.ok ? { ok: true, value: written.value.made } : written
}

const settlingBy = (engine: Means['engine'], asker: Asker): Settling<SettledAnswer> => ({
  ask: async (question) => orFailed(await engine.ask(question, asker)),
  settle: async (question, texts) => orFailed(await engine.settle(question, texts, asker)),
})

/** An answer that the engine had no time to read is as good as none. */
const orFailed = <Value>(made: Result<Value, unknown>): Result<Value, WriterFault> =>
  made.ok ? made : refuse('model-failed')

type Time = ReturnType<typeof timeFor>

/** One clock for the whole way: waiting in line, asking, a retry and a repair. */
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
