import { describe, expect, test } from 'vitest'
import { type RunnerWishes, someRunner } from '../../testing/some-runner.ts'
import { bodyNotes } from './body-notes.ts'

const codesFor = (wishes: Partial<RunnerWishes>) => bodyNotes(someRunner(wishes)).map(({ code }) => code)

/** A man for whom none of the notes is meant. */
const man = { sex: 'Male', age: 36, weeklyKm: 55, longRunKm: 27, race: 'Marathon' } as const

test('a man of 36 who runs enough needs none of them', () => {
  expect(codesFor(man)).toEqual([])
})

describe('a medical check before hard running', () => {
  test.each([
    [54, []],
    [55, ['medical-clearance']],
    [64, ['medical-clearance']],
    [65, []],
  ])('at %i is asked for by age: %j', (age, codes) => {
    expect(codesFor({ ...man, age })).toEqual(codes)
  })

  test.each([
    [21.1, []],
    [21, ['medical-clearance']],
  ])('with %f km a week before a marathon is asked for by distance: %j', (weeklyKm, codes) => {
    expect(codesFor({ ...man, weeklyKm, longRunKm: 10 })).toEqual(codes)
  })

  test('says why it is asked for, age before distance, and leaves minors to their own note', () => {
    expect(clearanceOf({ age: 60, weeklyKm: 10, longRunKm: 5 })).toEqual({ by: 'age' })
    expect(clearanceOf({ weeklyKm: 10, longRunKm: 5 })).toEqual({ by: 'weekly-distance' })
    expect(clearanceOf({ age: 17, weeklyKm: 10, longRunKm: 5 })).toBeUndefined()
  })
})

test.each([
  [27.5, []],
  [28, ['long-run-share']],
])('a long run of %f of 55 km a week: %j', (longRunKm, codes) => {
  expect(codesFor({ ...man, longRunKm })).toEqual(codes)
})

test('a runner who runs nothing yet has no long run that is most of the week', () => {
  expect(codesFor({ ...man, weeklyKm: 0, longRunKm: 0 })).toEqual(['medical-clearance'])
})

test.each([
  ['Female', 51, true],
  ['Female', 52, false],
  ['Other', 40, true],
  ['Male', 17, true],
  ['Male', 18, false],
] as const)('%s of %i has the note on iron: %s', (sex, age, has) => {
  expect(codesFor({ ...man, sex, age, race: 'Half', targetSeconds: 7200 }).includes('iron-and-periods')).toBe(
    has,
  )
})

test.each([
  ['Vegetarian', ['milk'], ['calcium']],
  ['Omnivore', ['lactose'], []],
  ['Vegan', ['milk'], []],
] as const)('%s runners who leave out %j: %j', (diet, allergies, codes) => {
  expect(codesFor({ ...man, diet, allergies: [...allergies] })).toEqual(codes)
})

/** Why a medical check is asked for. */
const clearanceOf = (wishes: Partial<RunnerWishes>) =>
  bodyNotes(someRunner({ ...man, ...wishes })).find(({ code }) => code === 'medical-clearance')?.facts
