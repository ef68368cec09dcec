import type { Plan } from '@race-nutrition/engine'

/** A course that is filled in and not checked moves nothing: it waits for the runner. Said once, of each course. */
export function waitsForACheck(before: Plan, after: Plan): readonly string[] {
  const waiting = waitingCourse(after)
  return waiting !== null && waiting !== waitingCourse(before)
    ? ['Nothing of this course counts until you check it and tick the box.']
    : []
}

const waitingCourse = ({ runner: { preferences } }: Plan): string | null =>
  preferences.course?.checked === true ? null : (preferences.course?.preset ?? null)
