import { DialogButtons } from '../dialog-buttons.tsx'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import dialogs from '../../../look/dialog.module.css'
import shapes from '../../../look/shapes.module.css'
import { isSet, withoutSetting } from '../setting.ts'
import type { OwnPreferences, Place } from '../use-preferences.ts'
import style from './course-file.module.css'
import { CourseFound } from './course-found.tsx'
import { keepCourse, withWater } from './kept-course.ts'
import { takeDrops } from './take-drops.ts'
import { StationList, stationsOnTheWay } from './station-list.tsx'
import { useCourseFile } from './use-course-file.ts'
import { useReading } from './use-reading.ts'
import { withCourseFile } from './with-course-file.ts'

interface CourseFileDialogProps {
  readonly own: OwnPreferences
  readonly place: Place
  readonly onClose: () => void
}

/** Reads the course from a file that stays on this device. The plan is made again before the dialog closes. */
export function CourseFileDialog({ own, place, onClose }: CourseFileDialogProps) {
  const { runner } = own
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const inUse = useCourseFile(runner)
  const { progress, read, stop, refuse } = useReading(runner, inUse)
  /** Null until one is chosen or left. */
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null)
  const course = progress.is === 'read' ? progress.course : null
  const stations = course ? stationsOnTheWay(course, runner) : []
  const places = chosen ?? new Set(isSet(runner.preferences, 'stations') ? [] : withWater(stations))

  useEffect(() => {
    if (!dialog.current) return undefined
    dialog.current.showModal()
    return takeDrops(dialog.current)
  }, [])

  const focusFile = () => dialog.current?.querySelector('input')?.focus()
  const readNext = (file: File | undefined) => {
    setChosen(null)
    read(file)
  }
  const apply = async (preferences: typeof runner.preferences) => {
    if (!(await own.change(preferences, place))) return false
    dialog.current?.close()
    return true
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (progress.is === 'reading') return
    if (!course || (course.climb_m === null && places.size === 0)) {
      if (progress.is !== 'refused') refuse(course ? nothingInIt : 'Choose a file first.')
      focusFile()
      return
    }
    const inOrder = [...places].toSorted((one, other) => one - other)
    if (await apply(withCourseFile(runner.preferences, course, inOrder))) keepCourse(course)
  }

  return createPortal(
    <dialog ref={dialog} className={dialogs.dialog} onClose={onClose} aria-labelledby={id}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <h2 id={id}>Your course from a file</h2>
        <p className={dialogs.how}>
          Choose or drop a GPX or TCX file of your race, up to 10 MB. It is read on this device and never
          sent.
        </p>
        <div className={dialogs.part}>
          <label htmlFor={`${id}-file`}>Course file</label>
          <input
            id={`${id}-file`}
            type="file"
            accept=".gpx,.tcx,application/gpx+xml,application/vnd.garmin.tcx+xml"
            className={style.file}
            aria-describedby={`${id}-fault`}
            aria-invalid={progress.is === 'refused' || undefined}
            onChange={(event) => readNext(event.target.files?.[0])}
            // The same file may be chosen again, once it is mended.
            onClick={(event) => {
              event.currentTarget.value = ''
            }}
          />
          <p id={`${id}-fault`} role="alert">
            {progress.is === 'refused' && progress.why}
          </p>
        </div>
        <output className={course || progress.is === 'reading' ? dialogs.found : undefined}>
          {progress.is === 'reading' && 'Reading your course…'}
          {course && <CourseFound course={course} runner={runner} />}
        </output>
        {stations.length > 0 && (
          <StationList stations={stations} runner={runner} chosen={places} onChoose={setChosen} />
        )}
        <DialogButtons
          onRemove={inUse ? () => void apply(withoutSetting(runner.preferences, 'climb')) : null}
          onCancel={() => dialog.current?.close()}
        >
          {progress.is === 'reading' && (
            <button
              type="button"
              className={shapes.button}
              onClick={() => {
                stop()
                focusFile()
              }}
            >
              Stop reading
            </button>
          )}
        </DialogButtons>
      </form>
    </dialog>,
    document.body,
  )
}

const nothingInIt = 'This file has no elevation, and no station is chosen: nothing in it changes your plan.'
