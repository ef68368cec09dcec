import { expect, test } from 'vitest'
import { linear, roundTicks, timeTicks } from './scale.ts'

test('a scale maps both ends and what lies between', () => {
  const x = linear({ from: 0, to: 105 }, { from: 40, to: 250 })
  expect([x(0), x(52.5), x(105)]).toEqual([40, 145, 250])
})

test('a scale of no width puts all in one place', () => {
  expect(linear({ from: 0, to: 0 }, { from: 10, to: 90 })(0)).toBe(10)
})

test.each([
  [69, [0, 25, 50]],
  [79, [0, 25, 50, 75]],
  [900, [0, 250, 500, 750]],
  [600, [0, 200, 400, 600]],
  [12, [0, 5, 10]],
  [0, [0]],
])('the ticks up to %d are round and do not pass it', (most, ticks) => {
  expect(roundTicks(most)).toEqual(ticks)
})

test('times are round, few, and leave the finish its room', () => {
  expect(timeTicks(105, 7)).toEqual([15, 30, 45, 60, 75, 90])
  expect(timeTicks(105, 4)).toEqual([30, 60])
  expect(timeTicks(24.5, 4)).toEqual([10])
  for (const finish of [14, 33, 61, 118, 240, 389]) {
    for (const most of [3, 5, 9]) expect(timeTicks(finish, most).length).toBeLessThanOrEqual(most)
  }
})
