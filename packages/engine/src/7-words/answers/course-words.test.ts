import { expect, test } from 'vitest'
import type { CoursePreferences } from '../../1-runner/preferences/course-schema.ts'
import { racesWithStations } from '../../4-race-day/course/races-with-stations.ts'
import { courseDrinks, courseGels } from './course-products.ts'
import { renderPreferences } from './render-preferences.ts'
import { idOfChoice } from '../../foods/own-label.ts'

const metric = { distance: 'km', mass: 'kg', height: 'cm' } as const
const american = { distance: 'mi', mass: 'lb', height: 'ft' } as const
const chipsOf = (course: CoursePreferences, units: typeof metric | typeof american = metric) =>
  renderPreferences({ preferences: { course }, units }).map(({ of, text }) => `${of}: ${text}`)

const boston = racesWithStations.find(({ id }) => id === 'boston')?.course ?? {}

test('a race that was filled in is named and once it is checked its stations are too', () => {
  expect(chipsOf(boston, american)).toEqual(['stations: Stations of Boston Marathon, not checked yet'])
  expect(chipsOf({ ...boston, checked: true }, american)).toEqual([
    'stations: Boston Marathon: stations every 1 mi',
    'course_drink: Gatorade Endurance drink on the course',
    'course_gels: 2 kinds of gel on the course, at 3 stations',
  ])
})

test('stations are given in the unit of the runner, in the order of the course', () => {
  expect(chipsOf({ stations: { every_km: 2.5 }, climb_m: 210 })).toEqual([
    'climb: 210 m of climb',
    'stations: Stations every 2.5 km',
  ])
  expect(chipsOf({ stations: { at_km: [7.5, 2, 5] } })).toEqual(['stations: 3 stations, 2 to 7.5 km'])
  expect(chipsOf({ stations: { at_km: [16.093] } }, american)).toEqual(['stations: 1 station, at 10 mi'])
})

test('one gel is called by its name', () => {
  const gels = [{ product: { product: 'maurten-gel-100' }, at_km: [20] }]
  expect(chipsOf({ stations: { every_km: 5 }, gels })[1]).toBe('course_gels: Maurten Gel 100 on the course')
})

test('what the runner may not take is said beside it', () => {
  const { drink, gels = [] } = boston
  if (!drink) throw new Error('Boston has a drink.')
  const because = { code: 'caffeine' } as const
  const handedOut = (barred: number) => ({
    drink: { product: idOfChoice(drink), because },
    gels: gels.map(({ product, at_km }, index) => ({
      product: idOfChoice(product),
      at_km,
      because: index < barred ? because : null,
    })),
  })
  const said = (barred: number) =>
    renderPreferences(
      { preferences: { course: { ...boston, checked: true } }, units: american },
      { handedOut: handedOut(barred) },
    )
      .filter(({ of }) => of !== 'stations')
      .map(({ text }) => text)
  expect(said(1)).toEqual([
    'Gatorade Endurance drink on the course, not for you',
    '2 kinds of gel on the course, at 3 stations, 1 not for you',
  ])
  expect(said(2)[1]).toBe('2 kinds of gel on the course, at 3 stations, not for you')
})

test('what a course may hand out is not made at home, drinks apart from gels, by name and in its order', () => {
  const [drinks, gels] = [courseDrinks(), courseGels()]
  expect(drinks.map(({ id }) => id)).toContain('gatorade-endurance')
  expect(gels.map(({ id }) => id)).toContain('maurten-gel-100')
  for (const list of [drinks, gels]) {
    expect(list.map(({ id }) => id).filter((id) => /home|honey-salted-gel|maple-salted/.test(id))).toEqual([])
    expect(list.map(({ name }) => name)).toEqual(
      list.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'en')),
    )
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
  }
  for (const { course } of racesWithStations) {
    if (course.drink) expect(drinks.map(({ id }) => id)).toContain(idOfChoice(course.drink))
    for (const { product } of course.gels ?? [])
      expect(gels.map(({ id }) => id)).toContain(idOfChoice(product))
  }
})
