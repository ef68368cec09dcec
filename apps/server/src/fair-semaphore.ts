import { ok, type Result, refuse } from '@race-nutrition/engine'

export interface SemaphoreLimits {
  /** How many permits are held at the same time. */
  readonly atOnce: number
  /** Whether one more may queue behind so many: a caller that would wait too long is refused at once. */
  readonly mayWait: (ahead: number) => boolean
  /** Milliseconds after which a waiting caller gives up. */
  readonly wait: number
}

/** Gives the permit back; a second call does nothing. */
export type Release = () => void

/** The queue was full, no permit was free in time, or the caller has left. */
export type NotAcquired = 'full' | 'late' | 'left'

export interface FairSemaphore {
  /** `patience`: milliseconds that a caller with half-done work waits, however long the queue is. */
  readonly acquire: (
    client: string,
    signal: AbortSignal,
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
 * A semaphore that is fair by client: permits go round robin over the waiting clients, whatever each has queued; when the
 * queue is full, the client with the most waiters loses its last one to a client with fewer.
 */
export function fairSemaphore({ atOnce, mayWait, wait }: SemaphoreLimits): FairSemaphore {
  let running = 0
  /** By waiting client, in the order in which clients are served. */
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
    // The client moves to the end with its other waiters.
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
  const acquire = async (client: string, signal: AbortSignal, patience?: number) => {
    if (signal.aborted) return refuse<NotAcquired>('left')
    if (running < atOnce) return ok(permit())
    if (patience === undefined && !hasRoomFor(client)) return refuse<NotAcquired>('full')
    return waitForPermit(queues, { client, signal, wait: patience ?? wait })
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
  { client, signal, wait }: { client: string; signal: AbortSignal; wait: number },
): Promise<Result<Release, NotAcquired>> {
  return new Promise((resolve) => {
    const settle = (permit: Result<Release, NotAcquired>) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
      leave(queues, waiter)
      resolve(permit)
    }
    const giveUp = () => settle(refuse('left'))
    const waiter = { client, settle }
    const timer = setTimeout(() => settle(refuse('late')), wait)
    signal.addEventListener('abort', giveUp, { once: true })
    queues.set(client, [...(queues.get(client) ?? []), waiter])
  })
}

function leave(queues: Map<string, Waiter[]>, waiter: Waiter): void {
  const queue = queues.get(waiter.client)
  const others = queue?.filter((each) => each !== waiter) ?? []
  if (others.length > 0) queues.set(waiter.client, others)
  else queues.delete(waiter.client)
}
