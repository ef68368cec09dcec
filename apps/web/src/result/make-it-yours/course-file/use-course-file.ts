import type { Plan } from '@race-nutrition/engine'
import { useSyncExternalStore } from 'react'
import { type KeptCourse, keptCourse, onKeptCourse } from './kept-course.ts'

/** The course file whose climb this plan counts with; null where that was removed, undone or typed in. */
export function useCourseFile({ preferences }: Pick<Plan['runner'], 'preferences'>): KeptCourse | null {
  const course = useSyncExternalStore(onKeptCourse, keptCourse)
  const climb = preferences.course?.climb_m
  return course && climb !== undefined && course.climb_m === climb ? course : null
}
