import { expect, test } from 'vitest'
import { noMenus } from '../../../testing/no-menus.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import { nameOfAllRows } from './race-day-meals.ts'

test.each([
  ['8:00', 'Breakfast to recovery'],
  ['18:00', 'Race meal to recovery'],
])('the rows of a race at %s are “%s”', (start, name) => {
  const preferences = { start_time: start.padStart(5, '0'), time_zone: 'America/Chicago' }
  const plan = factsFor(someRunner({ daysToGo: 9, preferences }), { menus: noMenus })
  expect(nameOfAllRows(plan)).toBe(name)
})
