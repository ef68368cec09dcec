import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { type CourseFormat, courseFor, workoutFile } from '@race-nutrition/documents'
import { expect, test } from 'vitest'
import { courseOf, exportPlan, exportRunners } from './export-runners.ts'

test.each(exportRunners)('the workout of %s is the reviewed one, to the byte', async (name) => {
  const file = workoutFile(exportPlan(name))
  const bytes = file ? Buffer.from(file.bytes).toString('base64') : 'no stops'
  await expect(`${bytes.replaceAll(/.{76}/g, '$&\n')}\n`).toMatchFileSnapshot(
    `./golden/watch/${name}.workout.fit.txt`,
  )
})

test.each(exportRunners)('the stops of %s on a course are the reviewed ones', async (name) => {
  const { gpx, tcx } = { gpx: textOf(name, 'gpx'), tcx: textOf(name, 'tcx') }
  // The track is the runner's own.
  await expect(gpx.replace(/<trkseg>.*<\/trkseg>/s, '<trkseg/>')).toMatchFileSnapshot(
    `./golden/watch/${name}.course.gpx`,
  )
  await expect(tcx.replace(/<Track>.*<\/Track>/s, '<Track/>')).toMatchFileSnapshot(
    `./golden/watch/${name}.course.tcx`,
  )
})

// A track of thousands of bytes is nothing to read: their sums show that they are the same.
test('all courses are the reviewed ones, to the byte', async () => {
  const sums = exportRunners.flatMap((name) =>
    (['fit', 'tcx', 'gpx'] as const).map((format) => `${sumOf(name, format)}  ${name}.course.${format}\n`),
  )
  await expect(sums.join('')).toMatchFileSnapshot('./golden/watch/courses.sha256.txt')
})

function bytesOf(name: string, format: CourseFormat): Uint8Array {
  const plan = exportPlan(name)
  return courseFor(plan, courseOf(plan), format)?.bytes ?? Buffer.from('no stops\n')
}

const textOf = (name: string, format: CourseFormat) => Buffer.from(bytesOf(name, format)).toString()

const sumOf = (name: string, format: CourseFormat) =>
  createHash('sha256').update(bytesOf(name, format)).digest('hex')
