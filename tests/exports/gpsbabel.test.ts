import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CourseFormat, courseFor } from '@race-nutrition/documents'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { courseOf, exportPlan, exportRunners } from '../export-runners.ts'

const formats: Readonly<Record<CourseFormat, string>> = { fit: 'garmin_fit', tcx: 'gtrnctr', gpx: 'gpx' }

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'race-nutrition-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What gpsbabel reads in a file, as GPX. */
function readWith(format: CourseFormat, bytes: Uint8Array): string {
  const file = join(folder, `course.${format}`)
  writeFileSync(file, bytes)
  return execFileSync('gpsbabel', ['-i', formats[format], '-f', file, '-o', 'gpx', '-F', '-'], {
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
}

const countOf = (text: string, tag: string) => text.split(`<${tag} `).length - 1

const plans = exportRunners.map((name) => ({ name, plan: exportPlan(name) }))
const fed = plans.filter(({ plan }) => plan.facts.race_day.rows.some(({ phase }) => phase === 'during'))

test('most of these races have stops', () => {
  expect(fed.length).toBeGreaterThan(3)
})

describe.each(fed)('the course of $name', ({ plan }) => {
  const stops = plan.facts.race_day.rows.filter(({ phase }) => phase === 'during')

  test.each(['fit', 'tcx', 'gpx'] as const)('is read by gpsbabel as %s, with its whole track', (format) => {
    const file = courseFor(plan, courseOf(plan), format)
    const text = readWith(format, file!.bytes)
    expect(countOf(text, 'trkpt')).toBeGreaterThan(10)
    // The points where to take something: of a FIT course it reads none, in its own files either, and `fit-file-parser` does.
    if (format === 'gpx') expect(countOf(text, 'wpt')).toBe(stops.length)
  })
})
