import { describe, expect, test } from 'vitest'
import { readPreferences } from '../../1-runner/preferences/read-preferences.ts'
import { idOfChoice } from '../../foods/own-label.ts'
import { findProduct } from '../../foods/products.ts'
import data from './on-course.json' with { type: 'json' }
import { someRunner } from '../../../testing/some-runner.ts'
import { onCourse } from './on-course.ts'
import { racesWithStations } from './races-with-stations.ts'

const raceOf = (id: string) => racesWithStations.find((race) => race.id === id)?.course

describe('races with stations', () => {
  test.each(racesWithStations)(
    '$id can be filled in, and counts only once it is checked',
    ({ course, id }) => {
      const read = readPreferences({ course })
      expect(read).toEqual({ ok: true, value: { course } })
      expect(course.preset).toBe(id)
      expect(course.checked).toBeUndefined()
      for (const product of [course.drink, ...(course.gels ?? []).map((gel) => gel.product)])
        if (product) expect(findProduct(idOfChoice(product))).toBeDefined()
    },
  )

  test.each(racesWithStations)('$id has the time zone of its city', ({ timeZone }) => {
    expect(Intl.supportedValuesOf('timeZone')).toContain(timeZone)
  })

  test('a race whose list lacks some of its stations is marked as partial', () => {
    expect(racesWithStations.filter(({ isPartial }) => isPartial).map(({ id }) => id)).toEqual([
      'chicago',
      'seville',
    ])
  })

  test('all of the data are there, each named once', () => {
    expect(racesWithStations.map(({ id }) => id)).toEqual(data.map(({ id }) => id))
    expect(new Set(racesWithStations.map(({ id }) => id)).size).toBe(racesWithStations.length)
  })

  test('food that is made of what the runner does not want is left where it is handed out', () => {
    const course = {
      stations: { every_km: 5 },
      gels: [{ product: { product: 'rice-ball-salted' }, at_km: [10] }],
    }
    const taken = (dislikes: string[]) =>
      onCourse(someRunner({ race: 'Half', preferences: { course, kitchen: { dislikes } } }))?.gels[0]?.because
    expect(taken([])).toBeNull()
    expect(taken(['rice-white-cooked'])).toEqual({ code: 'disliked' })
  })

  test('orange quarters are not called disliked for runners with reflux', () => {
    const course = {
      stations: { every_km: 5 },
      gels: [{ product: { product: 'orange-quarters' }, at_km: [10] }],
    }
    const runner = someRunner({ race: 'Half', healthWords: ['reflux'], preferences: { course } })
    expect(onCourse(runner)?.gels[0]?.because).toBeNull()
  })

  test('miles become kilometers, and gels stand where they are handed out', () => {
    expect(raceOf('boston')).toMatchObject({
      stations: { every_km: 1.609, from_km: 3.219, to_km: 40.234 },
      drink: { product: 'gatorade-endurance' },
      gels: [
        { product: { product: 'maurten-gel-100' }, at_km: [18.829, 27.359, 34.601] },
        { product: { product: 'maurten-gel-100-caf-100' }, at_km: [18.829, 27.359, 34.601] },
      ],
    })
    expect(raceOf('london')).toMatchObject({ drink_at_km: [14.484, 24.14, 33.796, 38.624] })
    // Sydney: only the stations with its drink are known.
    expect(raceOf('sydney')).toMatchObject({ stations: { every_km: 5 } })
  })
})
