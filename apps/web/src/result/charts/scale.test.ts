import { expect, test } from 'vitest'
import { linear, roundTicks, timeTicks } from './scale.ts'

test('a scale maps both ends and the values between', () => {
  const x = linear({ from: 0, to: 105 }, { from: 40, to: 250 })
  expect([x(0), x(52.5), x(105)]).toEqual([40, 145, 250])
})

test('a scale of zero width maps everything to one position', () => {
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

test('times are round and spaced, and leave room for the finish', () => {
  expect(timeTicks(105, { axis: 216, label: 54 })).toEqual([30, 60])
  expect(timeTicks(105, { axis: 960, label: 54 })).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90])
  expect(timeTicks(24.5, { axis: 216, label: 54 })).toEqual([10])
  expect(timeTicks(14, { axis: 60, label: 54 })).toEqual([])
  for (const finish of [14, 33, 61, 118, 240, 389]) {
    const last = timeTicks(finish, { axis: 300, label: 54 }).at(-1) ?? 0
    expect(((finish - last) / finish) * 300).toBeGreaterThanOrEqual(54)
  }
})
