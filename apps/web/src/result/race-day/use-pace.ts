import { useCallback, useState, useSyncExternalStore } from 'react'
import type { Plan } from '@race-nutrition/engine'
import { raceId } from '../../kept/kept-races.ts'
import { readText, removeText, writeText } from '../../kept/device-storage.ts'
import { onKept } from '../../kept/on-kept.ts'

/** How far behind plan, percent; 0 is on pace. */
type Pace = [percent: number, choose: (percent: number) => void]

/** The pace of the table: on race day the runner's choice, kept on the device for “Next” too; before it only looked at. */
export function usePace(facts: Plan, isRaceDay: boolean): Pace {
  const kept = useKeptPace(facts)
  const looked = useState(0)
  return isRaceDay ? kept : looked
}

/** The pace chosen on race day. */
export function useKeptPace({ runner }: Plan): Pace {
  const key = `race-nutrition/pace/v1/${raceId(runner.answers)}`
  const subscribe = useCallback((onChange: () => void) => onKept(key, onChange), [key])
  const kept = Number(useSyncExternalStore(subscribe, () => readText(key)) ?? 0)
  const choose = useCallback(
    (percent: number) => (percent === 0 ? removeText(key) : writeText(key, String(percent))),
    [key],
  )
  return [Number.isFinite(kept) ? kept : 0, choose]
}
