import type { CourseFile } from '../course-file/course-file.ts'
import type { RenderedPlan } from '../rendered-plan.ts'
import { utf8 } from '../utf8.ts'
import { coursePlan } from './course-plan.ts'
import { fitCourse } from './fit-course.ts'
import { gpxCourse } from './gpx-course.ts'
import { tcxCourse } from './tcx-course.ts'
import type { WatchFile } from './workout-file.ts'

export type CourseFormat = 'fit' | 'tcx' | 'gpx'

/** The race on the runner's own course, with a point at each stop; null for a race without a stop. */
export function courseFor(
  plan: RenderedPlan,
  course: Pick<CourseFile, 'points'>,
  format: CourseFormat,
): WatchFile | null {
  const planned = coursePlan(plan, course)
  if (planned.stops.length === 0) return null
  const { race, race_date: day } = plan.facts.runner
  const bytes = writers[format](planned)
  return { name: `race-fuel-${race}-${day}-course.${format}`, bytes }
}

const writers: Readonly<Record<CourseFormat, (plan: ReturnType<typeof coursePlan>) => Uint8Array>> = {
  fit: fitCourse,
  tcx: (plan) => utf8(tcxCourse(plan)),
  gpx: (plan) => utf8(gpxCourse(plan)),
}
