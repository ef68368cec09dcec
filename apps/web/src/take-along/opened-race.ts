import type { FiledRace } from '@race-nutrition/contract'

// In this tab only: a link opened today must not change a plan made tomorrow.
const key = 'race-nutrition/opened/v1'

/** What a link or a file brought besides its answers. */
export interface OpenedRace {
  /** Undefined where it brought none: those kept with a plan of this race stay. */
  readonly preferences?: FiledRace['preferences'] | undefined
  /** Of a file: how runs went, and what is ticked. */
  readonly filed?: Pick<FiledRace, 'log' | 'ticks'> | undefined
}

/** Keeps it until the plan of its race is made in this tab, instead of what was opened before. */
export function keepOpened(race: string, opened: OpenedRace): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ race, ...opened }))
  } catch {
    // Without storage the plan is made from the answers alone.
  }
}

/** What was opened for this race, as it was parsed then; nothing for any other. */
export function openedRace(race: string): OpenedRace {
  try {
    const opened: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isOf(race, opened) ? opened : {}
  } catch {
    return {}
  }
}

/** Once a plan has it, it is kept with that plan; answers that come back do not bring it. */
export function forgetOpened(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Then nothing was stored either.
  }
}

/** Of this race, and with lists where lists are used. */
function isOf(race: string, opened: unknown): opened is OpenedRace {
  if (typeof opened !== 'object' || opened === null || !('race' in opened) || opened.race !== race)
    return false
  const { filed } = opened as { readonly filed?: { readonly log?: unknown; readonly ticks?: unknown } }
  return filed === undefined || (Array.isArray(filed?.log) && Array.isArray(filed.ticks))
}
