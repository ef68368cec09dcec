import type { Preferences } from '@race-nutrition/engine'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  gpxOf,
  loop,
  outAndBack,
  waves,
} from '../../../../../../packages/documents/testing/sample-courses.ts'
import { readFile } from './read-file.ts'
import { withWater } from './kept-course.ts'
import { withCourseFile } from './with-course-file.ts'

const hilly = gpxOf(outAndBack(10_000, waves(20, 2000)), {
  name: 'River Run',
  waypoints: [{ at: 2500, name: 'Water' }],
})

describe('a file', () => {
  test('is kept as its name, climb, profile and stations, without its track', async () => {
    const read = await readFile({ file: new Blob([hilly]), raceKm: 10 })
    if (!read.ok) throw new Error(read.refused.code)
    expect(read.value).toMatchObject({ name: 'River Run', stations: [{ name: 'Water' }, { name: 'Water' }] })
    expect(read.value.climb_m).toBeGreaterThan(150)
    expect(Object.keys(read.value)).toEqual(['name', 'climb_m', 'profile', 'stations'])
    expect(JSON.stringify(read.value)).not.toMatch(/"(?:lat|lon|points)"/)
  })

  test('names a gel, which is not offered as water', async () => {
    const waypoints = [
      { at: 2500, name: 'SiS gel' },
      { at: 4500, name: 'Water' },
    ]
    const gpx = gpxOf(outAndBack(10_000, waves(20, 2000)), { name: 'River Run', waypoints })
    const read = await readFile({ file: new Blob([gpx]), raceKm: 10 })
    if (!read.ok) throw new Error(read.refused.code)
    const names = new Map(read.value.stations.map(({ km, name }) => [km, name]))
    expect(new Set(names.values())).toEqual(new Set(['SiS gel', 'Water']))
    expect(new Set(withWater(read.value.stations).map((km) => names.get(km)))).toEqual(new Set(['Water']))
  })

  test('that is too large is not opened', async () => {
    const file = new Blob([new Uint8Array(10_000_001)])
    const text = vi.spyOn(file, 'text')
    expect(await readFile({ file, raceKm: 10 })).toEqual({
      ok: false,
      refused: { code: 'too-large', mostMegabytes: 10 },
    })
    expect(text).not.toHaveBeenCalled()
  })

  test('of another race is refused', async () => {
    const read = await readFile({ file: new Blob([gpxOf(loop(21_097))]), raceKm: 10 })
    expect(read).toMatchObject({ ok: false, refused: { code: 'other-length' } })
  })
})

describe('with a file', () => {
  const drink = { product: 'gatorade-endurance' }
  const stations = { every_km: 5 }
  const file = { climb_m: 210 }

  test('the climb is set, and nothing but it where no station is chosen', () => {
    const set: Preferences = { start_time: '07:30', course: { stations, drink, climb_m: 10 } }
    expect(withCourseFile(set, file, [])).toEqual({
      start_time: '07:30',
      course: { stations, drink, climb_m: 210 },
    })
    expect(withCourseFile({}, { climb_m: null }, [])).toEqual({})
  })

  test('its stations take the place of others, which still hand out what the runner knows of', () => {
    const own = { stations, drink, drink_at_km: [10], cup_ml: 80 }
    const expected = { stations: { at_km: [4, 8] }, drink, cup_ml: 80, climb_m: 210 }
    expect(withCourseFile({ course: own }, file, [4, 8])).toEqual({ course: expected })
    const checked = { ...own, preset: 'boston', name: 'Boston Marathon', checked: true }
    expect(withCourseFile({ course: checked }, file, [4, 8])).toEqual({ course: expected })
  })

  test('what was filled in and never checked is not taken for known', () => {
    const course = { stations, drink, preset: 'boston', name: 'Boston Marathon', checked: false }
    expect(withCourseFile({ fuel: { drink: 'course' }, course }, file, [4])).toEqual({
      course: { stations: { at_km: [4] }, climb_m: 210 },
    })
  })
})

const opened = async () => import('./kept-course.ts')

describe('the course of a tab', () => {
  const course = {
    name: 'River Run',
    climb_m: 210,
    profile: [{ km: 0, elevation_m: 3 }],
    stations: [{ name: 'Water', km: 2 }],
  }

  beforeEach(() => vi.resetModules())
  afterEach(() => sessionStorage.clear())

  test('outlasts a reload, and is gone once it is removed', async () => {
    const before = await opened()
    const heard = vi.fn<() => void>()
    const end = before.onKeptCourse(heard)
    before.keepCourse(course)
    expect(heard).toHaveBeenCalledOnce()
    end()
    vi.resetModules()
    const after = await opened()
    expect(after.keptCourse()).toEqual(course)
    after.keepCourse(null)
    expect(heard).toHaveBeenCalledOnce()
    expect(sessionStorage).toHaveLength(0)
    expect(after.keptCourse()).toBeNull()
  })

  test.each(['', '{', '[]', '1', '{"name":"x"}', JSON.stringify({ ...course, profile: [{ km: '0' }] })])(
    'is none if %j is stored',
    async (stored) => {
      sessionStorage.setItem('race-nutrition/course/v1', stored)
      expect((await opened()).keptCourse()).toBeNull()
    },
  )
})
