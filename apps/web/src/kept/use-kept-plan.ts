import { useEffect } from 'react'
import { whenIdle } from '../lazy-modules.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { notifyChangedElsewhere } from '../toasts/toasts.ts'
import { isNewer, keepPlan, readKeptPlan } from './kept-plan.ts'
import { raceId, raceOfKey, readRace } from './kept-races.ts'

export interface KeptShown extends ShownPlan {
  /** What brought it onto the screen as it is: a plan that was opened is kept already. */
  readonly since: 'made' | 'changed' | 'opened'
  /** Another tab has changed the plan, or erased it: null. */
  readonly onTakenOver: (plan: ShownPlan | null) => void
}

/** Keeps the plan on the screen on this device, and takes over what another tab makes of it. */
export function useKeptPlan({ answer, answers, earlier, since, onTakenOver }: KeptShown): void {
  const id = raceId(answers)
  useEffect(() => {
    if (since === 'opened') return undefined
    let isKept = false
    const keep = () => {
      if (isKept) return
      isKept = true
      const isCurrent = keepPlan({ answer, answers, earlier }, since === 'changed')
      if (!isCurrent) void takeOver(raceId(answers), onTakenOver)
    }
    // A hundred kilobytes to write: not while the plan is being rendered, but before the page is gone.
    whenIdle(keep)
    window.addEventListener('pagehide', keep)
    return () => {
      keep()
      window.removeEventListener('pagehide', keep)
    }
  }, [answer, answers, earlier, since, onTakenOver])

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      const isOurs = key === null || raceOfKey(key) === id
      if (isOurs && isNewer(id)) void takeOver(id, onTakenOver)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [id, onTakenOver])
}

async function takeOver(id: string, onTakenOver: KeptShown['onTakenOver']): Promise<void> {
  const newer = await readKeptPlan(id)
  if (newer) notifyChangedElsewhere()
  if (newer || readRace(id) === null) onTakenOver(newer)
}
