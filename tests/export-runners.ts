import { type CourseFile, type RenderedPlan, readCourseFile } from '@race-nutrition/documents'
import { gpxOf, outAndBack } from '../packages/documents/testing/sample-courses.ts'
import { calendarPlan, calendarRunners } from './calendar-runners.ts'

/** Those whose calendars are golden, each on a course of the length of their race. */
export const exportRunners: readonly string[] = Object.keys(calendarRunners)

export const exportPlan = (name: string): RenderedPlan => calendarPlan(name)

/** Out and back on one road, as a planner writes it. */
export function courseOf({ facts: { runner } }: RenderedPlan): CourseFile {
  const drawn = gpxOf(outAndBack(runner.race_km * 1000), { every: 50, name: 'River Run' })
  const read = readCourseFile(drawn, runner.race_km)
  if (!read.ok) throw new Error(read.refused.code)
  return read.value
}
