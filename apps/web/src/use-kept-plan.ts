import { useEffect } from 'react'
import { whenIdle } from './parts.ts'
import { forgetPlan, keepPlan } from './result/kept-plan.ts'
import type { Screen } from './screen.ts'

/** A reload shows the plan again that is on the screen, and none that was left. */
export function useKeptPlan(screen: Screen): void {
  useEffect(() => {
    if (screen.at !== 'result') {
      forgetPlan()
      return undefined
    }
    let isLeft = false
    // Hundreds of kilobytes to write: not while the plan is being drawn.
    whenIdle(() => {
      if (!isLeft) keepPlan(screen)
    })
    return () => {
      isLeft = true
    }
  }, [screen])
}
