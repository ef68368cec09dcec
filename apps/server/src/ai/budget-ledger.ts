export interface Counts {
  readonly calls: number
  readonly tokens: number
}

/** An hour or a day (UTC) and what this instance has spent in it. */
export interface Window {
  readonly of: 'hour' | 'day'
  /** `2026-11-22T13` or `2026-11-22`. */
  readonly at: string
  spent: Counts
}

/** One call in the ledger, booked in the hour and the day in which it began. */
export interface Entry {
  readonly windows: readonly Window[]
  readonly settle: (tokens: number | null) => void
  /** Removes the call, as if it had never been made. */
  readonly cancel: () => void
}

export interface Ledger {
  readonly enter: (tokens: number) => Entry
  readonly windows: () => readonly Window[]
}

export function ledgerBy(now: () => number): Ledger {
  let hour: Window = { of: 'hour', at: '', spent: nothing }
  let day: Window = { of: 'day', at: '', spent: nothing }
  const windows = () => {
    const time = new Date(now()).toISOString()
    hour = currentOf(hour, time.slice(0, 13))
    day = currentOf(day, time.slice(0, 10))
    return [hour, day]
  }
  return { windows, enter: (tokens) => entryIn(windows(), tokens) }
}

const nothing: Counts = { calls: 0, tokens: 0 }

/** Only moves forward: a clock that is set back must not grant the same hour twice. */
const currentOf = (window: Window, at: string): Window =>
  at > window.at ? { of: window.of, at, spent: nothing } : window

function entryIn(windows: readonly Window[], reserved: number): Entry {
  let isOpen = true
  const add = (calls: number, tokens: number) => {
    for (const window of windows)
      window.spent = { calls: window.spent.calls + calls, tokens: window.spent.tokens + tokens }
  }
  const close = (calls: number, tokens: number) => {
    if (isOpen) add(calls, tokens)
    isOpen = false
  }
  add(1, reserved)
  return {
    windows,
    settle: (tokens) => close(0, isCount(tokens) ? Math.ceil(tokens) - reserved : 0),
    cancel: () => close(-1, -reserved),
  }
}

/** Services have sent values that are not whole numbers. */
const isCount = (tokens: number | null): tokens is number =>
  tokens !== null && tokens >= 0 && tokens <= Number.MAX_SAFE_INTEGER
