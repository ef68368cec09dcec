import type { CourseFile } from '../src/course-file/course-file.ts'
import { readCourseFile } from '../src/course-file/read-course-file.ts'

/** The course of a file that has to be read. */
export function readSample(text: string, raceKm: number): CourseFile {
  const result = readCourseFile(text, raceKm)
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refused)}`)
  return result.value
}
