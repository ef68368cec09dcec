import { useSyncExternalStore } from 'react'

const minute = 60_000

/** The full minute that has begun, in milliseconds; it stands still while nobody looks. */
export const useMinute = (): number => useSyncExternalStore(subscribe, now)

const now = () => Math.floor(Date.now() / minute) * minute

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') return
    onChange()
    timer = setTimeout(look, minute - (Date.now() % minute) + 50)
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
