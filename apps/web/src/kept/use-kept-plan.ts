import { useEffect } from 'react'
import { whenIdle } from '../when-idle.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { notifyChangedElsewhere, notifyErasedElsewhere, notifyNotInNewer } from '../toasts/toasts.ts'
import { isNewer, keepPlan, readKeptPlan } from './kept-plan.ts'
import { readText } from './device-storage.ts'
import { raceId, raceOfKey, recordKey } from './kept-races.ts'
import { onceSeen } from './once-seen.ts'

export interface KeptShown extends ShownPlan {
  /** What brought it onto the screen as it is: a plan that was opened is kept already. */
  readonly since: 'made' | 'changed' | 'opened'
  /** Another tab has changed the plan, or erased it: null. */
  readonly onTakenOver: (plan: ShownPlan | null) => void
}

/** Keeps the plan on the screen on this device, and takes over what another tab makes of it. */
export function useKeptPlan({ answer, answers, earlier, since, onTakenOver }: KeptShown): void {
  useEffect(() => {
    const id = raceId(answers)
    let isKept = since === 'opened'
    let isLeft = false
    /** A plan that is left by the time that the newer one is read does not come back. */
    const takenOver: KeptShown['onTakenOver'] = (plan) => isLeft || onTakenOver(plan)
    /** Returns whether the plan on the screen is the one that is kept. */
    const keep = () => {
      if (isKept) return true
      isKept = true
      if (keepPlan({ answer, answers, earlier }, since === 'changed')) return true
      void takeOver(id, takenOver, { isChangeLost: true })
      return false
    }
    /** What is still to be kept goes first: it is the newer plan, or a change that the runner has to hear of. */
    const look = () => {
      if (keep() && isNewer(id)) void takeOver(id, takenOver, { isChangeLost: false })
    }
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || raceOfKey(key) === id) look()
    }
    // A hundred kilobytes to write: not while the plan is being rendered, but before the page is left or gone.
    whenIdle(keep)
    window.addEventListener('pagehide', keep)
    // A page that the browser put to sleep heard of nothing.
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', look)
    window.addEventListener('storage', onStorage)
    return () => {
      keep()
      isLeft = true
      window.removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', look)
      window.removeEventListener('storage', onStorage)
    }
  }, [answer, answers, earlier, since, onTakenOver])
}

async function takeOver(
  id: string,
  onTakenOver: KeptShown['onTakenOver'],
  { isChangeLost }: { readonly isChangeLost: boolean },
): Promise<void> {
  const newer = await readKeptPlan(id)
  if (newer) {
    onTakenOver(newer)
    onceSeen(isChangeLost ? notifyNotInNewer : notifyChangedElsewhere)
  } else if (readText(recordKey(id)) === null) {
    onTakenOver(null)
    onceSeen(notifyErasedElsewhere)
  }
}
