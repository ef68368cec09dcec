import { useCallback, useSyncExternalStore } from 'react'

const minute = 60_000

/** The full minute that has begun since an instant, or by the clock; in milliseconds. It stands still while nobody looks. */
export function useMinute(since: number | null): number {
  const from = since ?? 0
  return useSyncExternalStore(
    useCallback((onChange) => subscribe(onChange, from), [from]),
    () => Date.now() - pastMinute(from),
  )
}

/** Milliseconds of the minute that is not over yet; an instant to come counts back in full minutes. */
const pastMinute = (from: number) => (((Date.now() - from) % minute) + minute) % minute

function subscribe(onChange: () => void, from: number): () => void {
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') return
    onChange()
    timer = setTimeout(look, minute - pastMinute(from) + 50)
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
