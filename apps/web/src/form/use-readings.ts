import type { Questionnaire } from '@race-nutrition/engine'
import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import { understandingPart, whenIdle } from '../parts.ts'
import { today } from '../today.ts'
import { tellPartMissing } from '../toasts/toasts.ts'
import { keepSame } from './keep-same.ts'
import type { Readings } from './understanding.ts'

/** The line under each typed answer. It follows the typing when there is time for it, and never holds it up. */
export function useReadings(answers: Questionnaire): Readings {
  const settled = useDeferredValue(answers)
  const [readings, setReadings] = useState<Readings>({})

  useEffect(() => {
    let isOld = false
    const read = async () => {
      const understanding = await understandingPart.load()
      if (isOld) return
      const now = await understanding.read({ answers: settled, today: today() })
      if (!isOld) startTransition(() => setReadings((before) => keepSame(before, now)))
    }
    const readOrTell = () =>
      void read().catch(() => {
        // Nobody waits for a reading of what has been typed over.
        if (!isOld) tellPartMissing()
      })
    // It loads once the page has nothing else to do.
    if (understandingPart.loaded()) readOrTell()
    else whenIdle(readOrTell)
    return () => {
      isOld = true
    }
  }, [settled])

  return readings
}
