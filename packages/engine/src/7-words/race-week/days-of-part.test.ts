import { describe, expect, test } from 'vitest'
import { someRunner } from '../../../testing/some-runner.ts'
import { composeRunner } from '../../5-plan/compose-runner.ts'
import { dayInWords } from '../amounts/days.ts'
import { daysOfPart } from './days-of-part.ts'

// 2027-03-01 is a Monday.
const today = { year: 2027, month: 3, day: 1 }
const inDays = (daysToGo: number) => composeRunner(someRunner({ today, daysToGo }))

describe('the days of a part of race week', () => {
  test('before a Sunday race are those of the heading', () => {
    const runner = inDays(13)
    expect(daysOfPart(runner, [6, 5, 4])).toBe('March 8–10')
    expect(daysOfPart(runner, [3, 2])).toBe('March 11–12')
    expect(daysOfPart(runner, [1])).toBe('Saturday, March 13')
  })

  test('before a Saturday race count back from Saturday, and name the weekdays', () => {
    const runner = inDays(12)
    expect(daysOfPart(runner, [6, 5, 4])).toBe('Sunday–Tuesday, March 7–9')
    expect(daysOfPart(runner, [1])).toBe('Friday, March 12')
  })

  test.each([
    [6, 'March 1–3'],
    [5, 'Monday–Tuesday, March 1–2'],
    [4, 'Monday, March 1'],
    [3, null],
    [0, null],
  ])('with %i days to go are those that are left', (daysToGo, words) => {
    expect(daysOfPart(inDays(daysToGo), [6, 5, 4])).toBe(words)
  })

  test('work across a leap day and across the end of a year', () => {
    const leap = composeRunner(someRunner({ today: { year: 2028, month: 2, day: 1 }, daysToGo: 32 }))
    expect(daysOfPart(leap, [6, 5, 4])).toBe('Sunday–Tuesday, February 27–29')
    const newYear = composeRunner(someRunner({ today: { year: 2026, month: 12, day: 20 }, daysToGo: 14 }))
    expect(daysOfPart(newYear, [3, 2])).toBe('December 31–January 1')
  })

  test('a day is written as weekday, month and number', () => {
    expect(dayInWords('2028-02-29')).toBe('Tuesday, February 29')
  })
})
