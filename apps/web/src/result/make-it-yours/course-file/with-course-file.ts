import type { Preferences } from '@race-nutrition/engine'
import { withCourse } from '../setting.ts'
import type { KeptCourse } from './kept-course.ts'

type Course = NonNullable<Preferences['course']>

/** The preferences with the climb of a file, and those of its stations that were chosen. Nothing else of a file is one. */
export function withCourseFile(
  { course: before = {}, ...preferences }: Preferences,
  { climb_m }: Pick<KeptCourse, 'climb_m'>,
  places: readonly number[],
): Preferences {
  const course = places.length === 0 ? before : withStations(before, places)
  return withCourse(preferences, climb_m === null ? course : { ...course, climb_m })
}

/** What the stations hand out stays, unless it was filled in and never checked. */
function withStations(
  { preset, checked, name, drink, gels, cup_ml, climb_m }: Course,
  places: readonly number[],
): Course {
  const counts = preset === undefined || checked === true
  return {
    stations: { at_km: [...places] },
    ...(climb_m === undefined ? {} : { climb_m }),
    ...(cup_ml === undefined ? {} : { cup_ml }),
    ...(counts && drink ? { drink } : {}),
    ...(counts && gels ? { gels } : {}),
    ...(preset === undefined && name !== undefined ? { name } : {}),
  }
}
