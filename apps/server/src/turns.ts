import { ok, type Result, refuse } from '@race-nutrition/engine'

export interface TurnLimits {
  /** How many have a turn at the same time. */
  readonly atOnce: number
  /** Whether one more may wait behind so many: who would wait too long is better sent away at once. */
  readonly mayWait: (ahead: number) => boolean
  /** Milliseconds after which waiting is given up. */
  readonly wait: number
}

/** Ends the turn; a second call does nothing. */
export type EndTurn = () => void

/** The line was full, the turn did not come in time, or nobody waits for it any more. */
export type NoTurn = 'full' | 'late' | 'left'

export interface Turns {
  /** `patience`: milliseconds that one waits whose work is half done, however long the line is. */
  readonly take: (client: string, left: AbortSignal, patience?: number) => Promise<Result<EndTurn, NoTurn>>
  readonly waiting: () => number
  readonly running: () => number
}

interface Waiter {
  readonly client: string
  readonly settle: (turn: Result<EndTurn, NoTurn>) => void
}

/**
 * A line that is fair by client: turns go round the clients that wait, whatever each of them has in line, and where the
 * line is full, the client with the most in line makes room for one with fewer.
 */
export function turnsFor({ atOnce, mayWait, wait }: TurnLimits): Turns {
  let running = 0
  /** Of each client that waits; the first client is the next. */
  const lines = new Map<string, Waiter[]>()
  const waiting = () => [...lines.values()].reduce((sum, line) => sum + line.length, 0)

  const turn = (): EndTurn => {
    running += 1
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      running -= 1
      if (running < atOnce) next()
    }
  }
  const next = () => {
    const [client, line] = lines.entries().next().value ?? []
    const waiter = line?.shift()
    if (!client || !line || !waiter) return
    // The client goes to the end with whatever else it has in line.
    lines.delete(client)
    if (line.length > 0) lines.set(client, line)
    waiter.settle(ok(turn()))
  }
  const hasRoomFor = (client: string) => {
    if (mayWait(waiting())) return true
    const own = lines.get(client)?.length ?? 0
    const longest = longestOf(lines)
    if (!longest || longest.length <= own + 1) return false
    longest.at(-1)?.settle(refuse('full'))
    return true
  }
  const take = async (client: string, left: AbortSignal, patience?: number) => {
    if (left.aborted) return refuse<NoTurn>('left')
    if (running < atOnce) return ok(turn())
    if (patience === undefined && !hasRoomFor(client)) return refuse<NoTurn>('full')
    return turnComes(lines, { client, left, wait: patience ?? wait })
  }
  return { take, waiting, running: () => running }
}

function longestOf(lines: ReadonlyMap<string, Waiter[]>): Waiter[] | null {
  let longest: Waiter[] | null = null
  for (const line of lines.values()) if (line.length > (longest?.length ?? 0)) longest = line
  return longest
}

function turnComes(
  lines: Map<string, Waiter[]>,
  { client, left, wait }: { client: string; left: AbortSignal; wait: number },
): Promise<Result<EndTurn, NoTurn>> {
  return new Promise((resolve) => {
    const settle = (turn: Result<EndTurn, NoTurn>) => {
      clearTimeout(timer)
      left.removeEventListener('abort', giveUp)
      leave(lines, waiter)
      resolve(turn)
    }
    const giveUp = () => settle(refuse('left'))
    const waiter = { client, settle }
    const timer = setTimeout(() => settle(refuse('late')), wait)
    left.addEventListener('abort', giveUp, { once: true })
    lines.set(client, [...(lines.get(client) ?? []), waiter])
  })
}

function leave(lines: Map<string, Waiter[]>, waiter: Waiter): void {
  const line = lines.get(waiter.client)
  const others = line?.filter((each) => each !== waiter) ?? []
  if (others.length > 0) lines.set(waiter.client, others)
  else lines.delete(waiter.client)
}
