import {
  type CourseFile,
  type CourseFormat,
  courseFor,
  readCourseFile,
  renderCourseFileFault,
  type RenderedPlan,
  type WatchFile,
  workoutFile,
} from '@race-nutrition/documents'
import type { Made } from './export-button.tsx'

const mostMegabytes = 10

export const watchTypes = {
  fit: 'application/vnd.ant.fit',
  tcx: 'application/vnd.garmin.tcx+xml',
  gpx: 'application/gpx+xml',
} as const

/** None for a race without a stop. */
export const exportWorkout = (plan: RenderedPlan): Made => madeOf(workoutFile(plan), 'fit')

/** The race on the runner's own course. */
export const exportCourse = (
  plan: RenderedPlan,
  course: Pick<CourseFile, 'points'>,
  format: CourseFormat,
): Made => madeOf(courseFor(plan, course, format), format)

const madeOf = (file: WatchFile | null, format: CourseFormat): Made => ({
  files: file ? [new File([file.bytes.slice()], file.name, { type: watchTypes[format] })] : [],
})

export type OwnCourse =
  | { readonly is: 'course'; readonly course: Pick<CourseFile, 'points'> }
  | { readonly is: 'refused'; readonly because: string }

/** Reads the runner's own course, of which nothing is kept. */
export async function readOwnCourse({ facts: { runner } }: RenderedPlan, file: Blob): Promise<OwnCourse> {
  const { units, race_km: raceKm } = runner
  const read =
    file.size > mostMegabytes * 1_000_000
      ? ({ ok: false, refused: { code: 'too-large', mostMegabytes } } as const)
      : readCourseFile(await file.text(), raceKm)
  return read.ok
    ? { is: 'course', course: read.value }
    : { is: 'refused', because: renderCourseFileFault(read.refused, units) }
}
