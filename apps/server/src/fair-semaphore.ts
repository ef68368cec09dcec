import { ok, type Result, refuse } from '@race-nutrition/engine'

export interface SemaphoreLimits {
  /** How many hold a permit at the same time. */
  readonly atOnce: number
  /** Whether one more may wait behind so many: a caller that would wait too long is better refused at once. */
  readonly mayWait: (ahead: number) => boolean
  /** Milliseconds after which waiting is given up. */
  readonly wait: number
}

/** Gives the permit back; a second call does nothing. */
export type Release = () => void

/** The queue was full, the permit did not come in time, or the caller has left. */
export type NotAcquired = 'full' | 'late' | 'left'

export interface FairSemaphore {
  /** `patience`: milliseconds that a caller with half-done work waits, however long the queue is. */
  readonly acquire: (
    client: string,
    left: AbortSignal,
    patience?: number,
  ) => Promise<Result<Release, NotAcquired>>
  readonly waiting: () => number
  readonly running: () => number
}

interface Waiter {
  readonly client: string
  readonly settle: (permit: Result<Release, NotAcquired>) => void
}

/**
 * A semaphore that is fair by client: permits go round the waiting clients, whatever each of them has queued, and where
 * the queue is full, the client with the most in it makes room for one with fewer.
 */
export function fairSemaphore({ atOnce, mayWait, wait }: SemaphoreLimits): FairSemaphore {
  let running = 0
  /** Of each client that waits; the first client is the next. */
  const queues = new Map<string, Waiter[]>()
  const waiting = () => [...queues.values()].reduce((sum, queue) => sum + queue.length, 0)

  const permit = (): Release => {
    running += 1
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      running -= 1
      if (running < atOnce) next()
    }
  }
  const next = () => {
    const [client, queue] = queues.entries().next().value ?? []
    const waiter = queue?.shift()
    if (!client || !queue || !waiter) return
    // The client goes to the end with whatever else it has queued.
    queues.delete(client)
    if (queue.length > 0) queues.set(client, queue)
    waiter.settle(ok(permit()))
  }
  const hasRoomFor = (client: string) => {
    if (mayWait(waiting())) return true
    const own = queues.get(client)?.length ?? 0
    const longest = longestOf(queues)
    if (!longest || longest.length <= own + 1) return false
    longest.at(-1)?.settle(refuse('full'))
    return true
  }
  const acquire = async (client: string, left: AbortSignal, patience?: number) => {
    if (left.aborted) return refuse<NotAcquired>('left')
    if (running < atOnce) return ok(permit())
    if (patience === undefined && !hasRoomFor(client)) return refuse<NotAcquired>('full')
    return waitForPermit(queues, { client, left, wait: patience ?? wait })
  }
  return { acquire, waiting, running: () => running }
}

function longestOf(queues: ReadonlyMap<string, Waiter[]>): Waiter[] | null {
  let longest: Waiter[] | null = null
  for (const queue of queues.values()) if (queue.length > (longest?.length ?? 0)) longest = queue
  return longest
}

function waitForPermit(
  queues: Map<string, Waiter[]>,
  { client, left, wait }: { client: string; left: AbortSignal; wait: number },
): Promise<Result<Release, NotAcquired>> {
  return new Promise((resolve) => {
    const settle = (permit: Result<Release, NotAcquired>) => {
      clearTimeout(timer)
      left.removeEventListener('abort', giveUp)
      leave(queues, waiter)
      resolve(permit)
    }
    const giveUp = () => settle(refuse('left'))
    const waiter = { client, settle }
    const timer = setTimeout(() => settle(refuse('late')), wait)
    left.addEventListener('abort', giveUp, { once: true })
    queues.set(client, [...(queues.get(client) ?? []), waiter])
  })
}

function leave(queues: Map<string, Waiter[]>, waiter: Waiter): void {
  const queue = queues.get(waiter.client)
  const others = queue?.filter((each) => each !== waiter) ?? []
  if (others.length > 0) queues.set(waiter.client, others)
  else queues.delete(waiter.client)
}
