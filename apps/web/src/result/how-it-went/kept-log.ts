import { useCallback, useSyncExternalStore } from 'react'
import { readText, writeText } from '../../kept/device-storage.ts'
import { onKept } from '../../kept/on-kept.ts'

export type LoggedRun = 'long run' | 'race'

/** As typed: whoever reads it decides what it says. */
export interface LogDraft {
  readonly taken: string
  readonly hours: string
  readonly stomach: string
  /** The servings of the plan that was run, g of carbs: a later plan has others. Null while nothing is typed. */
  readonly servings: readonly number[] | null
  /** How many servings those are, in halves; absent where each is one. */
  readonly count?: number | undefined
}

const empty: LogDraft = { taken: '', hours: '', stomach: '', servings: null }

/** `race`: the id of the kept race. */
export const logKey = (race: string, run: LoggedRun) => `race-nutrition/went/v1/${run}/${race}`

/** How a run went, kept on the device with the plan of its race, and erased with it. */
export function useKeptLog(race: string, run: LoggedRun): [LogDraft, (draft: LogDraft) => void] {
  const key = logKey(race, run)
  const subscribe = useCallback((onChange: () => void) => onKept(key, onChange), [key])
  const kept = useSyncExternalStore(subscribe, () => readText(key))
  return [readLog(kept), useCallback((draft: LogDraft) => writeText(key, JSON.stringify(draft)), [key])]
}

export function readLog(kept: string | null): LogDraft {
  try {
    const draft = (JSON.parse(kept ?? 'null') ?? {}) as Partial<Record<keyof LogDraft, unknown>>
    return {
      taken: textOf(draft.taken),
      hours: textOf(draft.hours),
      stomach: textOf(draft.stomach),
      servings: gramsOf(draft.servings),
      ...(isCount(draft.count) && { count: draft.count }),
    }
  } catch {
    return empty
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const gramsOf = (value: unknown) =>
  Array.isArray(value) && value.every((grams) => typeof grams === 'number' && grams > 0) ? value : null

const isCount = (value: unknown): value is number => typeof value === 'number' && value > 0
