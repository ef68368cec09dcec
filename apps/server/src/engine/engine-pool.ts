import { fileURLToPath } from 'node:url'
import { ok, type Result, refuse } from '@race-nutrition/engine'
import { Piscina } from 'piscina'
import { type NotAcquired, fairSemaphore } from '../fair-semaphore.ts'
import type { Caller, Engine, EngineFailure } from './engine.ts'
import { beganBuffer, type Job, type Outcome, type Work } from './jobs.ts'
import { processorDeadline } from './processor-deadline.ts'
import type { Tasks } from './tasks.ts'

export interface PoolLimits {
  readonly workers: number
  /** Milliseconds that a job may queue; one that would wait longer is refused at once. */
  readonly wait: number
  readonly plan: TaskLimits
  readonly ask: TaskLimits
  /** What a model wrote may be any text. */
  readonly settle: TaskLimits
  /** Per thread, in addition to its code. */
  readonly heap: { readonly oldMegabytes: number; readonly youngMegabytes: number }
}

/** Milliseconds of the thread's CPU time, and of wall time from the call's arrival, including the queue. */
interface TaskLimits {
  readonly processor: number
  readonly clock: number
}

export interface EnginePool extends Engine {
  /** Resolves once every thread has loaded the engine. */
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

interface PoolOptions {
  readonly onJob?: NoteJob
  /** Called when no thread is left and none can start: the process is useless then. */
  readonly onDeath?: (error: unknown) => void
  /** Another worker than the engine's, for tests. */
  readonly worker?: URL
}

const engineWorker = new URL('engine-worker.ts', import.meta.url)

/** The engine in worker threads, so that no plan blocks the event loop, behind a queue that is fair by client. */
export function openEnginePool(limits: PoolLimits, options: PoolOptions = {}): EnginePool {
  const { onJob = () => undefined, onDeath = () => undefined, worker = engineWorker } = options
  const pool = new Piscina<Job>({
    filename: fileURLToPath(worker),
    name: 'runJob',
    minThreads: limits.workers,
    maxThreads: limits.workers,
    // The semaphore never lets more through: the queue is ours.
    maxQueue: limits.workers,
    resourceLimits: {
      maxOldGenerationSizeMb: limits.heap.oldMegabytes,
      maxYoungGenerationSizeMb: limits.heap.youngMegabytes,
    },
    recordTiming: false,
  })
  // Without a listener, a thread that fails while idle would end the process.
  const checkThreads = (error: unknown) => {
    if (pool.threads.length === 0) onDeath(error)
  }
  pool.on('error', checkThreads)
  let isLoaded = false
  const pace = paceOf(limits)
  const semaphore = fairSemaphore({ atOnce: limits.workers, mayWait: pace.mayWait, wait: limits.wait })
  const runWithPermit = async <Name extends keyof Tasks>(
    work: Work & { readonly task: Name },
    caller: Caller,
  ): Promise<Result<Outcome<Name>, EngineFailure>> => {
    const { processor, clock } = limits[work.task]
    const from = performance.now()
    // Work of a model's answer, which is already paid for, may queue for longer.
    const patience = work.task === 'plan' ? undefined : clock
    const permit = await semaphore.acquire(caller.client, caller.signal, patience)
    const begun = performance.now()
    if (!permit.ok) {
      onJob({ task: work.task, outcome: permit.refused, ms: begun - from })
      return refuse('engine-busy')
    }
    const end = () => {
      pace.took(performance.now() - begun)
      permit.value()
    }
    const report = (outcome: JobOutcome) => onJob({ task: work.task, outcome, ms: performance.now() - begun })
    try {
      const remaining = Math.max(0, clock - (begun - from))
      const made = await within(remaining, () => run<Outcome<Name>>(pool, work, processor).finally(end))
      report(made.ok ? outcomeOf(made.value) : 'too-slow')
      return made
    } catch (error) {
      report('failed')
      checkThreads(error)
      throw error
    }
  }
  return {
    plan: (question, caller) => runWithPermit({ task: 'plan', question }, caller),
    ask: (question, caller) => runWithPermit({ task: 'ask', question }, caller),
    settle: (question, texts, caller) => runWithPermit({ task: 'settle', question, texts }, caller),
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

/** How long recent jobs took, and so how many may queue. */
function paceOf({ workers, wait }: PoolLimits) {
  let usual = 25
  return {
    mayWait: (ahead: number) => ((ahead + 1) * usual) / workers <= wait,
    took: (milliseconds: number) => {
      usual = 0.9 * usual + 0.1 * milliseconds
    },
  }
}

/** A thread whose job takes too long is terminated, and another is started. */
async function run<Value>(
  pool: Piscina<Job>,
  work: Work,
  most: number,
): Promise<Result<Value, EngineFailure>> {
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

/** Stops waiting after this time, without ending the thread: it may only be starting, or short of CPU time. */
async function within<Value>(
  milliseconds: number,
  work: () => Promise<Result<Value, EngineFailure>>,
): Promise<Result<Value, EngineFailure>> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Result<Value, EngineFailure>>((resolve) => {
    timer = setTimeout(() => resolve(refuse('engine-too-slow')), milliseconds)
  })
  return Promise.race([work(), late]).finally(() => clearTimeout(timer))
}

/** Each thread takes one of these jobs, and finishes it once it has loaded the engine. */
async function started(pool: Piscina<Job>, workers: number): Promise<void> {
  await Promise.all(
    Array.from({ length: workers }, () => pool.run({ work: { task: 'load' }, began: beganBuffer() })),
  )
}
