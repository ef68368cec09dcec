import { useSyncExternalStore } from 'react'
import { today } from './today.ts'

/** The runner's own day: it moves on at midnight, and when a sleeping tab is looked at again. */
export const useToday = (): string => useSyncExternalStore(subscribe, today)

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    onChange()
    clearTimeout(timer)
    timer = setTimeout(look, untilMidnight(new Date()))
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Milliseconds; a second more, since timers may be early. */
export function untilMidnight(now: Date): number {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  return next.getTime() - now.getTime() + 1000
}
