import type { MessageCipher } from './message-encryption.ts'

/** What the leader sends to its followers, other than an encrypted result. */
export const leaderSignals = {
  /** It has given up: another instance may take over. */
  released: 'released',
  /** Its result cannot be shared: every instance makes its own. */
  alone: 'alone',
} as const

export interface LeaderMessages<Value> {
  readonly put: (message: string) => void
  /** The role that the first message assigns; null before it. */
  readonly role: () => FollowerRole<Value> | null
  /** Resolves with the next message, with the signal, or after the time. */
  readonly next: (signal: AbortSignal, patience: number) => Promise<void>
}

type FollowerRole<Value> = { readonly is: 'alone' } | { readonly is: 'followed'; readonly value: Value }

export function leaderMessages<Value>(cipher: MessageCipher): LeaderMessages<Value> {
  let role: FollowerRole<Value> | null = null
  // A message that arrived between two waits ends the next wait at once.
  let hasNews = false
  let wake: (() => void) | null = null
  return {
    put: (message) => {
      const assigned = readRole(message, cipher) as FollowerRole<Value> | null
      // Neither a signal nor encrypted by this deployment: ignored.
      if (assigned === null && message !== leaderSignals.released) return
      role ??= assigned
      hasNews = true
      wake?.()
    },
    role: () => role,
    next: async (signal, patience) => {
      if (!hasNews) await untilWoken(signal, patience, (resolve) => (wake = resolve))
      hasNews = false
    },
  }
}

function readRole(message: string, cipher: MessageCipher): FollowerRole<unknown> | null {
  if (message === leaderSignals.alone) return { is: 'alone' }
  const text = cipher.decrypt(message)
  if (text === null) return null
  // Encrypted with our own key, so another instance wrote it.
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
