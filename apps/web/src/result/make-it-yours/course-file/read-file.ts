import { type CourseFileFault, readCourseFile } from '@race-nutrition/documents'
import { ok, refuse, type Result } from '@race-nutrition/engine'
import type { KeptCourse } from './kept-course.ts'

export interface CourseRequest {
  readonly file: Blob
  readonly raceKm: number
}

export type CourseRead = Result<KeptCourse, CourseFileFault>

const mostMegabytes = 10

/** What the page keeps of a file; its track is left behind. A file that is too large is not opened. */
export async function readFile({ file, raceKm }: CourseRequest): Promise<CourseRead> {
  if (file.size > mostMegabytes * 1_000_000) return refuse({ code: 'too-large', mostMegabytes })
  const read = readCourseFile(await file.text(), raceKm)
  if (!read.ok) return read
  const { name, climb_m, profile, stations } = read.value
  return ok({
    name,
    climb_m,
    profile,
    stations: stations.map(({ name: station, km, kind }) => ({
      name: station,
      km,
      ...(kind === 'gel' && { is_gel: true }),
    })),
  })
}
