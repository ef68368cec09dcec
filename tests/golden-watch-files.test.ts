import { Buffer } from 'node:buffer'
import { courseFor, workoutFile } from '@race-nutrition/documents'
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
  const plan = exportPlan(name)
  const file = courseFor(plan, courseOf(plan), 'gpx')
  // The track is the runner's own.
  const text = file
    ? Buffer.from(file.bytes)
        .toString()
        .replace(/<trkseg>.*<\/trkseg>/s, '<trkseg/>')
    : 'no stops\n'
  await expect(text).toMatchFileSnapshot(`./golden/watch/${name}.course.gpx`)
})
