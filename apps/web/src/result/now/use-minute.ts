import { useCallback, useSyncExternalStore } from 'react'

const minute = 60_000

/** The full minute that has begun since an instant, or by the clock; in milliseconds. It stands still while nobody looks. */
export function useMinute(since: number | null): number {
  const from = since ?? 0
  return useSyncExternalStore(
    useCallback((onChange) => subscribe(onChange, from), [from]),
    () => fullMinute(Date.now(), from),
  )
}

/** Full minutes after an instant, or before it: the clock is read once, so that all of one minute are the same. */
export const fullMinute = (now: number, from: number): number =>
  from + Math.floor((now - from) / minute) * minute

function subscribe(onChange: () => void, from: number): () => void {
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') return
    onChange()
    const now = Date.now()
    timer = setTimeout(look, fullMinute(now, from) + minute - now + 50)
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
