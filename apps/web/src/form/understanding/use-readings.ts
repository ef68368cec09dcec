import type { Questionnaire } from '@race-nutrition/engine'
import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import { understandingModule } from '../../lazy-modules.ts'
import { whenIdle } from '../../when-idle.ts'
import { today } from '../../today.ts'
import { notifyModuleMissing } from '../../toasts/toasts.ts'
import { reuseEqualReadings } from './reuse-equal-readings.ts'
import type { Readings } from './understanding.ts'

/** The line under each typed answer. Updated when the browser is idle, so that it never delays typing. */
export function useReadings(answers: Questionnaire): Readings {
  const settled = useDeferredValue(answers)
  const [readings, setReadings] = useState<Readings>({})

  useEffect(() => {
    let isOld = false
    const read = async () => {
      const understanding = await understandingModule.load()
      if (isOld) return
      const now = await understanding.read({ answers: settled, today: today() })
      if (!isOld) startTransition(() => setReadings((before) => reuseEqualReadings(before, now)))
    }
    const readOrTell = () =>
      void read().catch(() => {
        // The reading of an outdated answer is not needed.
        if (!isOld) notifyModuleMissing()
      })
    // Loaded once the page is idle.
    if (understandingModule.loaded()) readOrTell()
    else whenIdle(readOrTell)
    return () => {
      isOld = true
    }
  }, [settled])

  return readings
}
