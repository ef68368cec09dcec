import type { CourseFormat, RenderedPlan } from '@race-nutrition/documents'
import { useState } from 'react'
import { watchExportModule } from '../lazy-modules.ts'
import { ExportButton } from './export-button.tsx'
import style from './take-along.module.css'
import type { OwnCourse } from './watch-export.ts'

/** Takes the runner's own GPX or TCX file, and gives it back with their stops on it. */
export function CoursePanel({ plan }: { plan: RenderedPlan }) {
  const [own, setOwn] = useState<OwnCourse | null>(null)
  const read = (file: File) =>
    watchExportModule
      .load()
      .then(({ readOwnCourse }) => readOwnCourse(plan, file))
      .then(setOwn, () => setOwn({ is: 'refused', because: notRead }))
  const courseIn = (format: CourseFormat) => () =>
    watchExportModule
      .load()
      .then(({ exportCourse }) =>
        own?.is === 'course' ? exportCourse(plan, own.course, format) : { files: [] },
      )
  return (
    <div className={style.panel}>
      <label>
        Your course, a GPX or TCX file{' '}
        <input
          type="file"
          accept=".gpx,.tcx"
          onChange={({ target: { files } }) => {
            const [file] = files ?? []
            if (file) void read(file)
          }}
        />
      </label>
      <output>
        {own === null && 'It is read on this device and not kept.'}
        {own?.is === 'refused' && own.because}
        {own?.is === 'course' && 'Your stops are on it. Save it for your watch:'}
      </output>
      {own?.is === 'course' && (
        <div className={style.exports}>
          {formats.map(({ format, type, label }) => (
            <ExportButton key={format} label={label} ending={format} type={type} make={courseIn(format)} />
          ))}
        </div>
      )}
    </div>
  )
}

const notRead = 'The file could not be read here. Choose it again.'

const formats = [
  { format: 'fit', type: 'application/vnd.ant.fit', label: 'Course, FIT' },
  { format: 'tcx', type: 'application/vnd.garmin.tcx+xml', label: 'Course, TCX' },
  { format: 'gpx', type: 'application/gpx+xml', label: 'Course, GPX' },
] as const
