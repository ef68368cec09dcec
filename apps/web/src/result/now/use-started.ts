import { useCallback, useSyncExternalStore } from 'react'
import { readText, removeText, writeText } from '../../kept/device-storage.ts'
import { onKept } from '../../kept/on-kept.ts'

/** When the runner pressed Start, in milliseconds; kept with the plan. Null takes it back. */
export function useStarted(race: string): [number | null, (at: number | null) => void] {
  const key = `race-nutrition/started/v1/${race}`
  const subscribe = useCallback((onChange: () => void) => onKept(key, onChange), [key])
  const kept = Number(useSyncExternalStore(subscribe, () => readText(key)) ?? Number.NaN)
  const set = useCallback(
    (at: number | null) => (at === null ? removeText(key) : writeText(key, String(at))),
    [key],
  )
  return [Number.isFinite(kept) ? kept : null, set]
}
