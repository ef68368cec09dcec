import { renderCourseFileFault } from '@race-nutrition/documents'
import type { Plan } from '@race-nutrition/engine'
import { useEffect, useRef, useState } from 'react'
import { notifyModuleMissing } from '../../../toasts/toasts.ts'
import type { KeptCourse } from './kept-course.ts'
import { openReading, type Reading } from './open-reading.ts'

export type Progress =
  | { readonly is: 'empty' }
  | { readonly is: 'reading' }
  | { readonly is: 'refused'; readonly why: string }
  | { readonly is: 'read'; readonly course: KeptCourse }

export interface FileReading {
  readonly progress: Progress
  readonly read: (file: File | undefined) => void
  readonly stop: () => void
  readonly refuse: (why: string) => void
}

/** Reads one file at a time; a later one ends the reading of the one before, as does closing the dialog. */
export function useReading(
  { race_km: raceKm, units }: Pick<Plan['runner'], 'race_km' | 'units'>,
  inUse: KeptCourse | null,
): FileReading {
  const reading = useRef<Reading>(null)
  const [progress, setProgress] = useState<Progress>(inUse ? { is: 'read', course: inUse } : { is: 'empty' })
  const end = () => {
    reading.current?.cancel()
    reading.current = null
  }
  useEffect(() => () => reading.current?.cancel(), [])

  const read = (file: File | undefined) => {
    if (!file) return
    end()
    const opened = openReading({ file, raceKm })
    reading.current = opened
    setProgress({ is: 'reading' })
    const settle = (outcome: Progress) => {
      if (reading.current === opened) setProgress(outcome)
    }
    opened.outcome.then(
      (outcome) =>
        settle(
          outcome.ok
            ? { is: 'read', course: outcome.value }
            : { is: 'refused', why: renderCourseFileFault(outcome.refused, units) },
        ),
      () => {
        if (reading.current === opened) notifyModuleMissing()
        settle({ is: 'empty' })
      },
    )
  }
  return {
    progress,
    read,
    stop: () => {
      end()
      setProgress({ is: 'empty' })
    },
    refuse: (why) => setProgress({ is: 'refused', why }),
  }
}
