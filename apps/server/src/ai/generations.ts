import { createHash } from 'node:crypto'
import { fields, type Result, refuse } from '@race-nutrition/engine'
import type { ModelLimits } from '../limits.ts'
import type { AskService } from './ask-service.ts'
import { countedWriter, type Counts } from './counted-writer.ts'
import { joinedCalls } from './joined-calls.ts'
import { placesFor } from './places.ts'
import type { Given, Personalised, personalise } from './personalise.ts'
import type { WriterFault } from './writer.ts'

/** Why there is no plan, and in how many seconds it is worth another try. */
export interface Unwritten {
  readonly fault: WriterFault
  readonly retryAfter: number
}

type Generated = Result<Personalised, Unwritten>
export type Generate = (given: Given, left: AbortSignal) => Promise<Generated>

/** What the log may know of a generation: never an answer, a plan or a key. */
export interface GenerationNote extends Counts {
  readonly outcome: 'written' | 'abandoned' | WriterFault
  /** Sections that the engine's own had to stand in for. */
  readonly replaced: number
  readonly ms: number
}

interface Means {
  readonly askService: AskService
  readonly personalise: typeof personalise
  readonly limits: ModelLimits
  readonly note: (note: GenerationNote) => void
}

/** Plans by the connected service: the same asked twice is made once, so many at a time, each within its time. */
export function generationsBy(means: Means): Generate {
  const join = joinedCalls<Generated>()
  const takePlace = placesFor(means.limits)
  return (given, left) =>
    join(keyOf(given), left, async (abandoned) => {
      const time = timeFor(means.limits, abandoned)
      const letGo = await takePlace(time.signal)
      try {
        return letGo ? await generate(given, means, time) : noRoom
      } finally {
        letGo?.()
        time.end()
      }
    })
}

const noRoom: Generated = refuse({ fault: 'model-busy', retryAfter: 10 })

async function generate(given: Given, means: Means, time: Time): Promise<Generated> {
  const { writer, counts } = countedWriter(means.askService, means.limits, time.secondsLeft)
  const personalised = await means.personalise(given, writer, time)
  const outcome = personalised.ok ? 'written' : personalised.refused
  means.note({
    ...counts(),
    outcome: time.isAbandoned() ? 'abandoned' : outcome,
    replaced: personalised.ok ? personalised.value.replaced.length : 0,
    ms: Math.round(time.spent()),
  })
  if (personalised.ok) return personalised
  return refuse({ fault: personalised.refused, retryAfter: counts().retryAfter ?? 10 })
}

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

/** Of the fifteen answers and the day alone, and not to be read back. */
function keyOf({ answers, today }: Given): string {
  const asked = JSON.stringify([today, fields.map((field) => answers[field])])
  return createHash('sha256').update(asked).digest('base64')
}
