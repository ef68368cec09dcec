import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { readText } from './device-storage.ts'
import { keepTick, readTicks, ticksKey } from './kept-ticks.ts'
import { onKept } from './on-kept.ts'
import type { Ticks } from './ticks-context.ts'

/** The ticks kept for this race, also as another tab sets them. */
export function useKeptTicks(race: string): Ticks {
  const key = ticksKey(race)
  const subscribe = useCallback((onChange: () => void) => onKept(key, onChange), [key])
  const text = useSyncExternalStore(subscribe, () => readText(key))
  return useMemo(
    () => ({
      ticked: text === null ? new Set() : readTicks(race),
      tick: (line, isTicked) => keepTick(race, line, isTicked),
    }),
    [text, race],
  )
}
