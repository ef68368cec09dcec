import { expect, test } from 'vitest'
import { someRunner } from '../../testing/some-runner.ts'
import { stagesFor } from '../../testing/stages-for.ts'
import type { DayMenu, Meal, MealName } from './menus.ts'
import { tooOften } from './too-often.ts'

const [day] = stagesFor(someRunner()).menus.raceWeek
const [meal] = day?.meals ?? []

const days = (count: number, id: string): DayMenu[] =>
  Array.from({ length: count }, () => ({
    ...(day as DayMenu),
    meals: [{ ...(meal as Meal), recipe: { id, quarters: 4, swaps: {} } }],
  }))

const among = (name: MealName, before: readonly DayMenu[], after: readonly DayMenu[] = []) => [
  ...tooOften({ before, after }, name),
]

test('a snack comes on two days in a row and a breakfast on three', () => {
  expect(among('afternoon-snack', days(1, 'papaya-lime'))).toEqual([])
  expect(among('afternoon-snack', days(2, 'papaya-lime'))).toEqual(['papaya-lime'])
  expect(among('breakfast', days(2, 'race-toast-honey'))).toEqual([])
  expect(among('breakfast', days(3, 'race-toast-honey'))).toEqual(['race-toast-honey'])
  expect(among('evening-snack', [...days(1, 'papaya-lime'), ...days(1, 'other')])).toEqual([])
})

test('the days after count with those before', () => {
  expect(among('breakfast', days(2, 'race-toast-honey'), days(1, 'race-toast-honey'))).toEqual([
    'race-toast-honey',
  ])
  expect(among('breakfast', days(1, 'race-toast-honey'), days(1, 'race-toast-honey'))).toEqual([])
  expect(among('afternoon-snack', [], days(2, 'papaya-lime'))).toEqual(['papaya-lime'])
  expect(
    among('afternoon-snack', days(1, 'other'), [...days(1, 'other'), ...days(2, 'papaya-lime')]),
  ).toEqual(['other'])
})
