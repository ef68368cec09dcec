import { expect, test } from 'vitest'
import { labeledMinutes, linear, roundTicks } from './scale.ts'

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

test('stops are labeled where there is room after the one before, and before the finish', () => {
  const room = { axis: 216, label: 54 }
  expect(labeledMinutes(every(20, 105), 105, room)).toEqual([40])
  expect(labeledMinutes(every(20, 105), 105, { axis: 960, label: 54 })).toEqual([20, 40, 60, 80])
  expect(labeledMinutes([12], 14, { axis: 60, label: 54 })).toEqual([])
  // A label is as wide as a quarter of the axis: one at exactly that place has room.
  expect(labeledMinutes([50, 99, 100, 150, 151], 200, room)).toEqual([50, 100, 150])
  expect(labeledMinutes([49, 151], 200, room)).toEqual([])
})

const every = (step: number, finish: number) =>
  Array.from({ length: Math.floor((finish - 10) / step) }, (_, index) => (index + 1) * step)
