import { inOwnClimb, type Plan } from '@race-nutrition/engine'
import type { KeptCourse } from '../make-it-yours/course-file/kept-course.ts'

/** The name of the course and its climb, as far as they are known; a race that was chosen by name is the one on paper too. */
export function courseFacts(runner: Plan['runner'], file: Pick<KeptCourse, 'name'> | null) {
  const { name, climb_m: climb } = runner.preferences.course ?? {}
  const known = [name || file?.name || '', climb === undefined ? '' : `${inOwnClimb(runner, climb)} of climb`]
  return [{ name: 'Course', value: known.filter((text) => text !== '').join(', ') }]
}
