import { inOwnClimb, type Plan, placeInWords } from '@race-nutrition/engine'
import type { KeptCourse } from './kept-course.ts'

interface CourseFoundProps {
  readonly course: KeptCourse
  readonly runner: Plan['runner']
}

/** What a file says, beside what the runner answered. */
export function CourseFound({ course: { name, climb_m, stations }, runner }: CourseFoundProps) {
  return (
    <>
      {name !== '' && <b>{name}: </b>}
      {placeInWords(runner, runner.race_km)}. Your answer: {runner.course}.{' '}
      {climb_m === null
        ? 'This file has no elevation to measure: your answer stays.'
        : `Measured: ${inOwnClimb(runner, climb_m)} of climb, which your plan counts with instead.`}
      {stations.length === 0 && ' It names no aid stations.'}
    </>
  )
}
