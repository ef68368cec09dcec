import type { Seal } from './sealed.ts'

/** What the one who works says to those who wait, where it is not a sealed result. */
export const words = {
  /** Has given up: another may take over. */
  released: 'released',
  /** Has a result that is not for others: everybody makes their own. */
  alone: 'alone',
} as const

export interface Inbox<Value> {
  readonly put: (message: string) => void
  /** What the first message says to do, other than to take over; null: none has come. */
  readonly turn: () => HeardTurn<Value> | null
  /** Ends with the next message, with the signal, or after the time. */
  readonly next: (signal: AbortSignal, patience: number) => Promise<void>
}

type HeardTurn<Value> = { readonly is: 'alone' } | { readonly is: 'followed'; readonly value: Value }

export function inboxBehind<Value>(seal: Seal): Inbox<Value> {
  let turn: HeardTurn<Value> | null = null
  // A message between two waits is not waited for again.
  let hasNews = false
  let wake: (() => void) | null = null
  return {
    put: (message) => {
      const said = readTurn(message, seal) as HeardTurn<Value> | null
      // Neither a word nor sealed by this deployment: nobody's.
      if (said === null && message !== words.released) return
      turn ??= said
      hasNews = true
      wake?.()
    },
    turn: () => turn,
    next: async (signal, patience) => {
      if (!hasNews) await untilWoken(signal, patience, (resolve) => (wake = resolve))
      hasNews = false
    },
  }
}

function readTurn(message: string, seal: Seal): HeardTurn<unknown> | null {
  if (message === words.alone) return { is: 'alone' }
  const text = seal.open(message)
  if (text === null) return null
  // Under our own seal, so another instance wrote it.
  const { value } = JSON.parse(text) as { value: unknown }
  return { is: 'followed', value }
}

function untilWoken(
  signal: AbortSignal,
  patience: number,
  wakeBy: (resolve: () => void) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, patience)
    signal.addEventListener('abort', end, { once: true })
    if (signal.aborted) end()
    wakeBy(end)
  })
}
