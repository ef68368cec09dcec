import type { Field, Questionnaire } from '@race-nutrition/engine'
import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import { understandingPart, whenIdle } from '../parts.ts'
import { today } from '../today.ts'
import { tellPartMissing } from '../toasts/toasts.ts'
import { keepSame } from './keep-same.ts'
import type { Reading } from './understanding.ts'

type Readings = Partial<Record<Field, Reading>>

/** The line under each typed answer. It follows the typing when there is time for it, and never holds it up. */
export function useReadings(answers: Questionnaire): Readings {
  const settled = useDeferredValue(answers)
  const [readings, setReadings] = useState<Readings>({})

  useEffect(() => {
    let isOld = false
    const read = () =>
      void understandingPart.load().then((part) => {
        if (!isOld) {
          const now = part.readingsOf(settled, today())
          startTransition(() => setReadings((before) => keepSame(before, now)))
        }
      }, tellPartMissing)
    // In a task of its own: a key that comes meanwhile is shown first, and makes this reading superfluous.
    const soon = understandingPart.loaded() ? setTimeout(read) : undefined
    if (soon === undefined) whenIdle(read)
    return () => {
      isOld = true
      clearTimeout(soon)
    }
  }, [settled])

  return readings
}
