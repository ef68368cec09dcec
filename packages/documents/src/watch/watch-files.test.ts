import { Buffer } from 'node:buffer'
import process from 'node:process'
import FitParser from 'fit-file-parser'
import { shortStops } from '@race-nutrition/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyRunnerWithPreferences } from '../../../engine/testing/any-preferences.ts'
import { renderedOf } from '../../../engine/testing/drawn-plans.ts'
import { noMenus } from '../../../engine/testing/no-menus.ts'
import { factsFor } from '../../../engine/testing/stages-for.ts'
import { gpxOf, outAndBack } from '../../testing/sample-courses.ts'
import { sampleHalfMarathonPlan } from '../../testing/sample-rendered-plan.ts'
import type { CourseFile } from '../course-file/course-file.ts'
import { readCourseFile } from '../course-file/read-course-file.ts'
import type { RenderedPlan } from '../rendered-plan.ts'
import { takesText } from '../take-along/stop-line.ts'
import { courseFor } from './course-files.ts'
import { coursePlan } from './course-plan.ts'
import { workoutFile, workoutSteps } from './workout-file.ts'

interface ReadFit {
  readonly file_ids: readonly { readonly type: string; readonly time_created: Date }[]
  readonly workout: { readonly num_valid_steps: number; readonly wkt_name: string; readonly sport: string }
  readonly messages: {
    readonly workout_step: readonly {
      readonly wkt_step_name?: string
      readonly duration_type: string
      readonly notes?: string
    }[]
  }
  readonly course_points: readonly {
    readonly name: string
    readonly type: string
    readonly distance: number
  }[]
  readonly records: readonly {
    readonly distance: number
    readonly timestamp: Date
    readonly position_lat: number
  }[]
}

/** Rejects a file with a wrong checksum, too. */
const readFit = async (bytes: Uint8Array): Promise<ReadFit> =>
  (await new FitParser({ force: false, mode: 'list', lengthUnit: 'km' }).parseAsync(
    Buffer.from(bytes),
  )) as unknown as ReadFit

const plan = sampleHalfMarathonPlan()
const stops = shortStops(plan.facts)

/** A hundred runners share four courses. */
const courses = new Map<number, CourseFile>()
function courseOf(raceKm: number): CourseFile {
  const read = readCourseFile(gpxOf(outAndBack(raceKm * 1000), { every: 25 }), raceKm)
  if (!read.ok) throw new Error(read.refused.code)
  const known = courses.get(raceKm) ?? read.value
  courses.set(raceKm, known)
  return known
}
const course = courseOf(21.0975)

test('a workout has a step to each stop, and each says as it begins what to take', async () => {
  const file = workoutFile(plan)
  expect(file?.name).toBe('race-fuel-Half-2026-12-13-workout.fit')
  const { file_ids: ids, workout, messages } = await readFit(file!.bytes)
  const steps = messages.workout_step
  expect(ids[0]?.type).toBe('workout')
  expect(workout).toMatchObject({ num_valid_steps: stops.length + 1, sport: 'running' })
  expect(stops.length).toBeGreaterThan(1)
  expect(steps).toHaveLength(stops.length + 1)
  for (const [index, { takes }] of stops.entries()) {
    const step = steps[index + 1]
    expect(step?.wkt_step_name).toBe(takesText(takes))
    expect(step?.notes).toMatch(/^\d:\d\d, mi [\d.]+: ./)
  }
  // To the first stop, then from stop to stop, in milliseconds; the last step is open to the finish.
  const minutes = plan.facts.race_day.rows
    .filter(({ phase }) => phase === 'during')
    .map(({ minute }) => minute)
  expect(workoutSteps(plan).map(({ lasts }) => (lasts?.of === 'time' ? lasts.seconds / 60 : null))).toEqual([
    ...minutes.map((minute, index) => minute - (minutes[index - 1] ?? 0)),
    null,
  ])
  expect(steps.map(({ duration_type: type }) => type)).toEqual([...minutes.map(() => 'time'), 'open'])
})

test('stops at known places are steps by distance', () => {
  const atStations = sampleHalfMarathonPlan({ course: { stations: { every_km: 5 }, checked: true } })
  const steps = workoutSteps(atStations)
  const kilometers = atStations.facts.race_day.rows
    .filter(({ phase }) => phase === 'during')
    .map(({ km }) => km)
  expect(kilometers.length).toBeGreaterThan(0)
  let at = 0
  for (const [index, km] of kilometers.entries()) {
    const lasts = steps[index]?.lasts
    at += lasts?.of === 'distance' ? lasts.meters : Number.NaN
    expect(at / 1000).toBeCloseTo(km ?? Number.NaN, 2)
  }
})

test('stops between stations that count, with everything carried, are steps by time', () => {
  const { facts } = sampleHalfMarathonPlan({ course: { stations: { every_km: 5 }, checked: true } })
  const { on_course: handedOut, rows } = facts.race_day
  if (!handedOut?.counts) throw new Error('these stations count')
  const elsewhere = handedOut.stations.map((station) => ({ ...station, km: station.km + 0.5 }))
  expect(elsewhere.some(({ km }) => rows.some((row) => row.km === km))).toBe(false)
  const raceDay = { ...facts.race_day, on_course: { ...handedOut, stations: elsewhere } }
  const ways = workoutSteps({ facts: { ...facts, race_day: raceDay } }).map(({ lasts }) => lasts?.of)
  expect(new Set(ways)).toEqual(new Set(['time', undefined]))
})

describe('on the runner’s own course', () => {
  test('a FIT course has its stops as typed points at their places', async () => {
    const file = courseFor(plan, course, 'fit')
    const { course_points: points, records, file_ids: ids } = await readFit(file!.bytes)
    expect(ids[0]?.type).toBe('course')
    expect(points).toHaveLength(stops.length)
    const rows = plan.facts.race_day.rows.filter(({ phase }) => phase === 'during')
    for (const [index, point] of points.entries()) {
      expect(point.distance).toBeCloseTo(rows[index]?.km ?? Number.NaN, 4)
      expect(Buffer.byteLength(point.name)).toBeLessThanOrEqual(15)
    }
    expect(new Set(points.map(({ type }) => type))).toEqual(new Set(['energy_gel', 'sports_drink']))
    expect(records.at(-1)?.distance).toBeCloseTo(21.0975, 2)
    const times = records.map(({ timestamp }) => timestamp.getTime())
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(new Set(times).size).toBe(times.length)
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBe(plan.facts.runner.target_minutes * 60_000)
  })

  test('a TCX course follows the rules that watches need to keep its points', () => {
    // Its schema is not to be had offline: these are its orders, lengths and enumerations, as far as this file uses them.
    const text = textOf(courseFor(plan, course, 'tcx')!.bytes)
    const points = [...text.matchAll(/<CoursePoint>(.*?)<\/CoursePoint>/g)].map(([, inside = '']) => inside)
    expect(points).toHaveLength(stops.length)
    const names = points.map((point) => /^<Name>([^<]*)<\/Name>/.exec(point)?.[1] ?? '')
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[A-Z0-9 ]{1,10}$/)
    const tracked = new Set([...text.matchAll(/<Trackpoint><Time>([^<]*)<\/Time>/g)].map(([, time]) => time))
    const times = points.map((point) => /<Time>([^<]*)<\/Time>/.exec(point)?.[1] ?? '')
    for (const time of times) {
      expect(tracked).toContain(time)
      expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    }
    expect(times).toEqual([...new Set(times)].toSorted())
    for (const point of points) {
      expect([...point.matchAll(/<(\w+)>/g)].map(([, tag]) => tag)).toEqual([
        'Name',
        'Time',
        'Position',
        'LatitudeDegrees',
        'LongitudeDegrees',
        'PointType',
        'Notes',
      ])
      expect(['Food', 'Water']).toContain(/<PointType>(\w+)</.exec(point)?.[1])
    }
    expect(/<Course>\s*<Name>([^<]{1,15})<\/Name>/.exec(text)?.[1]).toBe('Half Marathon')
  })

  test('a GPX course has each stop as a waypoint on a point of its track', () => {
    const text = textOf(courseFor(plan, course, 'gpx')!.bytes)
    const places = [...text.matchAll(/<wpt (lat="[^"]*" lon="[^"]*")>/g)].map(([, place]) => place)
    expect(places).toHaveLength(stops.length)
    for (const place of places) expect(text).toContain(`<trkpt ${place}>`)
    // Waypoints come before the track, a name before its description and type.
    expect(text.lastIndexOf('<wpt')).toBeLessThan(text.indexOf('<trk>'))
    expect(text).toMatch(/<wpt [^>]*><name>[^<]*<\/name><desc>[^<]*<\/desc><type>energy_gel<\/type><\/wpt>/)
    const again = readCourseFile(text, 21.0975)
    expect(again.ok && again.value.points.length).toBeGreaterThan(10)
  })
})

test('the same plan gives the same bytes, and another plan another time of creation', async () => {
  const slower = sampleHalfMarathonPlan({ dose: 'lighter' })
  for (const fileOf of [workoutFile, (each: RenderedPlan) => courseFor(each, course, 'fit')]) {
    const [one, same, other] = [fileOf(plan)!, fileOf(sampleHalfMarathonPlan())!, fileOf(slower)!]
    expect(one.bytes).toEqual(same.bytes)
    const [created, of] = [await readFit(one.bytes), await readFit(other.bytes)]
    expect(created.file_ids[0]?.time_created).not.toEqual(of.file_ids[0]?.time_created)
  }
})

test('any plan, with fuel of any name, is read back with all of its stops', async () => {
  const numRuns = Math.min(Number(process.env['SWEEP_RUNS'] ?? 100), 2000)
  let filesRead = 0
  await fc.assert(
    fc.asyncProperty(anyRunnerWithPreferences, async (runner) => {
      const { plan: facts, words } = renderedOf(factsFor(runner, { menus: noMenus }))
      const drawn = { facts, words }
      const count = shortStops(facts).length
      const file = workoutFile(drawn)
      expect(file === null).toBe(count === 0)
      if (!file) return
      const { workout_step: steps } = (await readFit(file.bytes)).messages
      expect(steps).toHaveLength(count + 1)
      for (const { wkt_step_name: name = '', notes = '' } of steps) {
        expect(name).not.toBe('')
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(24)
        expect(Buffer.byteLength(notes)).toBeLessThanOrEqual(200)
        expect(`${name}${notes}`).not.toMatch(/\uFFFD|undefined|NaN/)
      }
      const own = courseOf(facts.runner.race_km)
      const { course_points: points } = await readFit(courseFor(drawn, own, 'fit')!.bytes)
      expect(points).toHaveLength(count)
      const rows = facts.race_day.rows.filter(({ phase }) => phase === 'during')
      for (const [index, { name, distance }] of points.entries()) {
        expect(distance).toBeCloseTo(rows[index]?.km ?? Number.NaN, 4)
        expect(name).not.toBe('')
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(15)
      }
      const { points: tracked } = coursePlan(drawn, own)
      for (const [index, { km, seconds }] of tracked.slice(1).entries()) {
        expect(km).toBeGreaterThan(tracked[index]!.km)
        expect(seconds).toBeGreaterThan(tracked[index]!.seconds)
      }
      for (const format of ['tcx', 'gpx'] as const)
        expect(textOf(courseFor(drawn, own, format)!.bytes)).not.toMatch(/\p{Cs}|\uFFFD|(?!\n)\p{Cc}/u)
      filesRead += 1
    }),
    { numRuns },
  )
  expect(filesRead).toBeGreaterThan(numRuns / 4)
}, 120_000)

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString()
