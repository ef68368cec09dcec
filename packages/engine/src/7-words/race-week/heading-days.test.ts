import { describe, expect, test } from 'vitest'
import { someRunner } from '../../../testing/some-runner.ts'
import { composeRunner } from '../../5-plan/compose-runner.ts'
import { dayInWords } from '../amounts/days.ts'
import { headingDays } from './heading-days.ts'

// 2027-03-01 is a Monday.
const today = { year: 2027, month: 3, day: 1 }
const inDays = (daysToGo: number) => composeRunner(someRunner({ today, daysToGo }))

describe('the days under a heading', () => {
  test('of a Sunday race are those of the heading', () => {
    const runner = inDays(13)
    expect(headingDays(runner, [6, 5, 4])).toBe(
      'Monday, March 8 to Wednesday, March 10: 6 to 4 days before the race.',
    )
    expect(headingDays(runner, [3, 2])).toBe(
      'Thursday, March 11 and Friday, March 12: 3 and 2 days before the race.',
    )
    expect(headingDays(runner, [1])).toBe('Saturday, March 13: the day before the race.')
  })

  test('of a Saturday race count back from Saturday', () => {
    const runner = inDays(12)
    expect(headingDays(runner, [6, 5, 4])).toBe(
      'Sunday, March 7 to Tuesday, March 9: 6 to 4 days before the race.',
    )
    expect(headingDays(runner, [1])).toBe('Friday, March 12: the day before the race.')
  })

  test.each([
    [7, 'Tuesday, March 2 to Thursday, March 4: 6 to 4 days before the race.'],
    [6, 'Monday, March 1 to Wednesday, March 3: 6 to 4 days before the race. The first of them is today.'],
    [
      5,
      'Sunday, February 28 is already past. Monday, March 1 and Tuesday, March 2: 5 and 4 days before the race. The first of them is today.',
    ],
    [
      4,
      'Saturday, February 27 and Sunday, February 28 are already past. Monday, March 1: 4 days before the race. That is today.',
    ],
    [3, 'Friday, February 26 to Sunday, February 28 are already past.'],
    [0, 'Tuesday, February 23 to Thursday, February 25 are already past.'],
  ])('with %i days to go name which are past and which is today', (daysToGo, words) => {
    expect(headingDays(inDays(daysToGo), [6, 5, 4])).toBe(words)
  })

  test.each([
    [2, 'Sunday, February 28 is already past. Monday, March 1: 2 days before the race. That is today.'],
    [1, 'Saturday, February 27 and Sunday, February 28 are already past.'],
  ])('of Thursday-Friday with %i days to go', (daysToGo, words) => {
    expect(headingDays(inDays(daysToGo), [3, 2])).toBe(words)
  })

  test.each([
    [1, 'Monday, March 1: the day before the race. That is today.'],
    [0, 'Sunday, February 28 is already past.'],
  ])('of the eve with %i days to go', (daysToGo, words) => {
    expect(headingDays(inDays(daysToGo), [1])).toBe(words)
  })

  test('work across a leap day and across the end of a year', () => {
    const leap = composeRunner(someRunner({ today: { year: 2028, month: 2, day: 1 }, daysToGo: 32 }))
    expect(headingDays(leap, [6, 5, 4])).toBe(
      'Sunday, February 27 to Tuesday, February 29: 6 to 4 days before the race.',
    )
    const newYear = composeRunner(someRunner({ today: { year: 2026, month: 12, day: 20 }, daysToGo: 14 }))
    expect(headingDays(newYear, [3, 2])).toBe(
      'Thursday, December 31 and Friday, January 1: 3 and 2 days before the race.',
    )
  })

  test('a day is written as weekday, month and number', () => {
    expect(dayInWords('2028-02-29')).toBe('Tuesday, February 29')
  })
})
