import { useEffect } from 'react'
import { whenIdle } from './lazy-modules.ts'
import { keepCourse } from './result/make-it-yours/course-file/kept-course.ts'
import { removeStoredPlan, storePlan } from './result/plan-storage.ts'
import type { Screen } from './screen.ts'

/** Stores the plan on the screen for a reload, and removes it, and its course file, when the plan is left. */
export function useStoredPlan(screen: Screen): void {
  useEffect(() => {
    if (screen.at !== 'result') {
      removeStoredPlan()
      keepCourse(null)
      return undefined
    }
    let isLeft = false
    // Hundreds of kilobytes to write: not while the plan is being rendered.
    whenIdle(() => {
      if (!isLeft) storePlan(screen)
    })
    return () => {
      isLeft = true
    }
  }, [screen])
}
