import { expect, test } from 'vitest'
import { someRunner } from '../../testing/some-runner.ts'
import { stagesFor } from '../../testing/stages-for.ts'
import type { DayMenu, Meal } from './menus.ts'
import { tooOften } from './too-often.ts'

const [day] = stagesFor(someRunner()).menus.raceWeek
const [meal] = day?.meals ?? []

const days = (count: number, id: string): DayMenu[] =>
  Array.from({ length: count }, () => ({
    ...(day as DayMenu),
    meals: [{ ...(meal as Meal), recipe: { id, quarters: 4, swaps: {} } }],
  }))

test('a snack comes on two days in a row and a breakfast on three', () => {
  expect([...tooOften(days(1, 'papaya-lime'), 'afternoon-snack')]).toEqual([])
  expect([...tooOften(days(2, 'papaya-lime'), 'afternoon-snack')]).toEqual(['papaya-lime'])
  expect([...tooOften(days(2, 'race-toast-honey'), 'breakfast')]).toEqual([])
  expect([...tooOften(days(3, 'race-toast-honey'), 'breakfast')]).toEqual(['race-toast-honey'])
  expect([...tooOften([...days(1, 'papaya-lime'), ...days(1, 'other')], 'evening-snack')]).toEqual([])
})
