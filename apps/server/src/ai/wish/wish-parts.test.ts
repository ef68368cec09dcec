import { racesWithStations } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { goldenPlan } from '../../../testing/ai/test-plan.ts'
import { settleWish } from './settle-wish.ts'
import { wishAnswerSchema } from './wish-answer.ts'

const question = goldenPlan('marathon-on-a-medium-budget')

/** What is set and what is ignored, with settings of the runner's own before. */
function settled(preferences: object, own: object = {}, takenBack: readonly string[] = []) {
  const given = { ...question, preferences: own, wish: 'as you like' }
  const before = settleWish(JSON.stringify({ preferences: own }), given, question.planned)
  const baseline =
    Object.keys(own).length === 0 || !before
      ? question.planned
      : { ...before.planned, preferences: own as typeof before.planned.preferences }
  const answer = { preferences, taken_back: takenBack, ignored: [] }
  const made = settleWish(JSON.stringify(answer), given, baseline)
  return { set: made?.planned.preferences, ignored: made?.ignored.map(({ text }) => text) }
}

const label = {
  name: 'Bar of bit.ly',
  kind: 'gel',
  carbs_g: 40,
  sodium_mg: 100,
  caffeine_mg: 100,
  volume_ml: null,
  sugars: 'glucose_fructose',
  contains: [],
}
const maurten = { product: 'maurten-gel-100' }
const course = {
  stations: { every_km: 1.609, from_km: 3.2 },
  drink: { product: 'gatorade-endurance' },
}

describe('a label that a model makes up', () => {
  test.each([
    ['is not taken as fuel', { fuel: { main: [{ label }] } }, {}, ['The fuel']],
    ['is not taken as a drink', { fuel: { drink: { label } } }, {}, ['The fuel']],
    [
      'leaves the other fuels',
      { fuel: { main: [{ label }, maurten], salt: false } },
      { fuel: { main: [maurten], salt: false } },
      ['The fuel'],
    ],
    [
      'is nothing that a race hands out',
      { course: { ...course, drink: { label }, gels: [{ product: { label }, at_km: [10] }] } },
      { course: { stations: course.stations } },
      ['The course and its stations'],
    ],
  ])('%s', (_, preferences, set, ignored) => {
    expect(settled(preferences)).toEqual({ set, ignored })
  })

  test('is not asked for', () => {
    expect(JSON.stringify(wishAnswerSchema())).not.toMatch(/"label"|"checked"/)
  })
})

describe('a label that the runner typed', () => {
  const own = { fuel: { main: [{ label }] } }

  test('may stay beside another fuel', () => {
    expect(settled({ fuel: { main: [{ label }, maurten] } }, own)).toEqual({
      set: { fuel: { main: [{ label }, maurten] } },
      ignored: [],
    })
  })

  test('may not have other figures or allergens', () => {
    for (const changed of [{ caffeine_mg: 0 }, { contains: 'unknown' }])
      expect(settled({ fuel: { main: [{ label: { ...label, ...changed } }] } }, own)).toEqual({
        set: own,
        ignored: ['The fuel'],
      })
  })
})

describe('a course', () => {
  const [race] = racesWithStations.filter(({ id }) => id === 'boston')

  test('that is named fills in what that race hands out, for the runner to check', () => {
    expect(settled({ course: { preset: 'boston' } })).toEqual({ set: { course: race?.course }, ignored: [] })
    expect(race?.course.stations).toBeDefined()
    expect(race?.course.checked).toBeUndefined()
  })

  test('has no name of a model, and is not checked by one', () => {
    expect(settled({ course: { ...course, name: 'See bit.ly', checked: true } }).set).toEqual({ course })
    expect(settled({ course: { preset: 'boston', name: 'See bit.ly', checked: true } }).set).toEqual({
      course: race?.course,
    })
  })

  test('of no race that is known has no name', () => {
    expect(settled({ course: { preset: 'take-ibuprofen', ...course } })).toEqual({
      set: { course },
      ignored: ['The course and its stations'],
    })
  })

  test('that was checked stays so until its stations are others', () => {
    const checked = { course: { ...race?.course, checked: true } }
    expect(settled({ course: { cup_ml: 100 } }, checked).set?.course?.checked).toBe(true)
    expect(settled({ course: { stations: { every_km: 5 } } }, checked).set?.course?.checked).toBeUndefined()
    const other = settled({ course: { preset: 'chicago' } }, checked).set?.course
    expect([other?.preset, other?.checked]).toEqual(['chicago', undefined])
  })
})

describe('an empty list of fuels', () => {
  const [drink, other, unknown] = ['tailwind-endurance', 'gatorade-endurance', 'brand-x'].map((product) => ({
    product,
  }))
  const alone = { fuel: { main: [], drink } }
  const withGel = { fuel: { main: [maurten], drink } }

  test.each([
    ['is kept beside a product that is wished as the drink', alone, {}, alone],
    ['is kept beside a product that is set as the drink', { fuel: { main: [] } }, withGel, alone],
    [
      'stays when the drink is another',
      { fuel: { drink: other } },
      alone,
      { fuel: { main: [], drink: other } },
    ],
    ['goes with the drink for water', { fuel: { drink: 'water' } }, alone, { fuel: { drink: 'water' } }],
    [
      'goes with the drink for water, said again',
      { fuel: { main: [], drink: 'water' } },
      alone,
      { fuel: { drink: 'water' } },
    ],
    [
      'goes with the drink for that of the course',
      { fuel: { drink: 'course' }, course },
      alone,
      { fuel: { drink: 'course' }, course },
    ],
    [
      'means nothing beside water',
      { fuel: { main: [], drink: 'water' } },
      withGel,
      { fuel: { main: [maurten], drink: 'water' } },
    ],
    [
      'means nothing beside a drink that is empty too',
      { fuel: { main: [], drink: null, salt: false } },
      withGel,
      { fuel: { ...withGel.fuel, salt: false } },
    ],
    ['means nothing without a drink', { fuel: { main: [] } }, {}, {}],
  ])('%s', (_, preferences, own, set) => {
    expect(settled(preferences, own)).toEqual({ set, ignored: [] })
  })

  test.each([
    ['that has no stations', { fuel: { drink: 'course' } }, alone, alone],
    ['that does not exist, with nothing before', { fuel: { main: [], drink: unknown } }, {}, {}],
    [
      'that does not exist, with a gel before',
      { fuel: { main: [], drink: unknown } },
      { fuel: { main: [maurten] } },
      { fuel: { main: [maurten] } },
    ],
  ])('leaves what was set beside a drink %s', (_, preferences, own, set) => {
    expect(settled(preferences, own)).toEqual({ set, ignored: ['The fuel'] })
  })

  test.each([
    ['goes with a drink that is taken back', {}, ['fuel.drink'], {}],
    [
      'stays when the drink is taken back for another',
      { fuel: { drink: other } },
      ['fuel.drink'],
      { fuel: { main: [], drink: other } },
    ],
    ['goes with a drink that is taken back for nothing', { fuel: { drink: {} } }, ['fuel.drink'], {}],
    ['can be taken back alone', {}, ['fuel.main'], { fuel: { drink } }],
  ])('that is set %s', (_, preferences, takenBack, set) => {
    expect(settled(preferences, alone, takenBack)).toEqual({ set, ignored: [] })
  })
})

test('a setting may stand before the one that it needs', () => {
  const drunk = { fuel: { drink: 'course' }, course }
  expect(settled(drunk)).toEqual({ set: drunk, ignored: [] })
  const zoned = { time_zone: 'Europe/Berlin', start_time: '10:10' }
  expect(settled(zoned)).toEqual({ set: zoned, ignored: [] })
})

test.each([
  [
    'an unknown dislike',
    { kitchen: { race_morning: 'hotel', dislikes: ['unicorn', 'tofu-firm'] } },
    { kitchen: { race_morning: 'hotel', dislikes: ['tofu-firm'] } },
    'The meals',
  ],
  [
    'an unknown recipe',
    { kitchen: { effort: 'quick', swaps: { 'rest.dinner': 'unicorn-stew' } } },
    { kitchen: { effort: 'quick' } },
    'The meals',
  ],
  [
    'a product that does not exist',
    { fuel: { main: [{ product: 'brand-x' }, maurten], caffeine: 'none' } },
    { fuel: { main: [maurten], caffeine: 'none' } },
    'The fuel',
  ],
  [
    'a part that does not exist',
    { kitchen: { oven: true, effort: 'quick' } },
    { kitchen: { effort: 'quick' } },
    'The meals',
  ],
  [
    'stations that do not exist, and with them their drink',
    { course: { climb_m: 200, stations: { every_km: 900 }, drink: course.drink } },
    { course: { climb_m: 200 } },
    'The course and its stations',
  ],
])('%s costs only itself', (_, preferences, set, text) => {
  expect(settled(preferences)).toEqual({ set, ignored: [text] })
})

test('what is at fault leaves what was set before', () => {
  const own = {
    fuel: { main: [maurten], salt: false },
    kitchen: { dislikes: ['olives-black'] },
  } as const
  const wished = { fuel: { main: [{ product: 'brand-x' }] }, kitchen: { dislikes: ['unicorn'] } }
  expect(settled(wished, own)).toEqual({ set: own, ignored: ['The meals', 'The fuel'] })
})
