import { fileURLToPath } from 'node:url'
import { ok, type Result, refuse } from '@race-nutrition/engine'
import { Piscina } from 'piscina'
import { type NotAcquired, fairSemaphore } from '../fair-semaphore.ts'
import type { Asker, Engine, Unmade } from './engine.ts'
import { beganBuffer, type Job, type Outcome, type Work } from './jobs.ts'
import { processorDeadline } from './processor-deadline.ts'
import type { Tasks } from './tasks.ts'

export interface PoolLimits {
  readonly workers: number
  /** Milliseconds that a job may wait; one that would wait longer is refused at once. */
  readonly wait: number
  readonly plan: TaskLimits
  readonly ask: TaskLimits
  /** What a model wrote may be any text. */
  readonly settle: TaskLimits
  /** Of each thread, beside what its code takes. */
  readonly heap: { readonly oldMegabytes: number; readonly youngMegabytes: number }
}

/** Milliseconds of the thread's processor time, and of the clock from the asker's arrival: the wait in line counts. */
interface TaskLimits {
  readonly processor: number
  readonly clock: number
}

export interface EnginePool extends Engine {
  /** Once every thread has loaded the engine. */
  readonly ready: () => Promise<void>
  readonly isUp: () => boolean
  readonly waiting: () => number
  readonly close: () => Promise<void>
}

type JobOutcome = 'planned' | 'refused' | 'too-slow' | 'failed' | NotAcquired

/** Called for each job, for metrics. */
export type NoteJob = (note: {
  readonly task: keyof Tasks
  readonly outcome: JobOutcome
  readonly ms: number
}) => void

interface Hears {
  readonly note?: NoteJob
  /** No thread is left and none starts any more: the process is of no use. */
  readonly died?: (error: unknown) => void
  /** In tests another than the engine's. */
  readonly worker?: URL
}

const engineWorker = new URL('engine-worker.ts', import.meta.url)

/** The engine in worker threads, so that no plan holds up the event loop, behind a queue that is fair by client. */
export function openEnginePool(limits: PoolLimits, hears: Hears = {}): EnginePool {
  const { note = () => undefined, died = () => undefined, worker = engineWorker } = hears
  const pool = new Piscina<Job>({
    filename: fileURLToPath(worker),
    name: 'runJob',
    minThreads: limits.workers,
    maxThreads: limits.workers,
    // Never more than the semaphore lets through: the queue is ours.
    maxQueue: limits.workers,
    resourceLimits: {
      maxOldGenerationSizeMb: limits.heap.oldMegabytes,
      maxYoungGenerationSizeMb: limits.heap.youngMegabytes,
    },
    recordTiming: false,
  })
  // Without a listener, a thread that fails with no job on it would end the process.
  const look = (error: unknown) => {
    if (pool.threads.length === 0) died(error)
  }
  pool.on('error', look)
  let isLoaded = false
  const pace = paceOf(limits)
  const semaphore = fairSemaphore({ atOnce: limits.workers, mayWait: pace.mayWait, wait: limits.wait })
  const runInTurn = async <Name extends keyof Tasks>(
    work: Work & { readonly task: Name },
    asker: Asker,
  ): Promise<Result<Outcome<Name>, Unmade>> => {
    const { processor, clock } = limits[work.task]
    const from = performance.now()
    // A model's answer was paid for, and its plan is half made.
    const patience = work.task === 'plan' ? undefined : clock
    const permit = await semaphore.acquire(asker.client, asker.left, patience)
    const begun = performance.now()
    if (!permit.ok) {
      note({ task: work.task, outcome: permit.refused, ms: begun - from })
      return refuse('engine-busy')
    }
    const end = () => {
      pace.took(performance.now() - begun)
      permit.value()
    }
    const say = (outcome: JobOutcome) => note({ task: work.task, outcome, ms: performance.now() - begun })
    try {
      const left = Math.max(0, clock - (begun - from))
      const made = await within(left, () => run<Outcome<Name>>(pool, work, processor).finally(end))
      say(made.ok ? outcomeOf(made.value) : 'too-slow')
      return made
    } catch (error) {
      say('failed')
      look(error)
      throw error
    }
  }
  return {
    plan: (question, asker) => runInTurn({ task: 'plan', question }, asker),
    ask: (question, asker) => runInTurn({ task: 'ask', question }, asker),
    settle: (question, texts, asker) => runInTurn({ task: 'settle', question, texts }, asker),
    ready: async () => {
      await started(pool, limits.workers)
      isLoaded = true
    },
    isUp: () => isLoaded && pool.threads.length > 0,
    waiting: semaphore.waiting,
    close: () => pool.close({ force: true }),
  }
}

const outcomeOf = (made: Outcome<keyof Tasks>) => ('ok' in made && !made.ok ? 'refused' : 'planned')

/** How long jobs take of late, and so how many may wait. */
function paceOf({ workers, wait }: PoolLimits) {
  let usual = 25
  return {
    mayWait: (ahead: number) => ((ahead + 1) * usual) / workers <= wait,
    took: (milliseconds: number) => {
      usual = 0.9 * usual + 0.1 * milliseconds
    },
  }
}

/** A thread whose job takes too much is ended, and another started in its place. */
async function run<Value>(pool: Piscina<Job>, work: Work, most: number): Promise<Result<Value, Unmade>> {
  const began = beganBuffer()
  const deadline = processorDeadline(() => pool.threads, began, most)
  try {
    return ok((await pool.run({ work, began }, { signal: deadline.signal })) as Value)
  } catch (error) {
    if (deadline.signal.aborted) return refuse('engine-too-slow')
    throw error
  } finally {
    deadline.end()
  }
}

/** Waits so long and no longer: a thread that is only starting, or gets no processor, is left to it. */
async function within<Value>(
  milliseconds: number,
  work: () => Promise<Result<Value, Unmade>>,
): Promise<Result<Value, Unmade>> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Result<Value, Unmade>>((resolve) => {
    timer = setTimeout(() => resolve(refuse('engine-too-slow')), milliseconds)
  })
  return Promise.race([work(), late]).finally(() => clearTimeout(timer))
}

/** Every thread takes one of these, and each answers when it has loaded the engine. */
async function started(pool: Piscina<Job>, workers: number): Promise<void> {
  await Promise.all(
    Array.from({ length: workers }, () => pool.run({ work: { task: 'load' }, began: beganBuffer() })),
  )
}
