import { expect, test } from 'vitest'
import { dueText, nextRow } from './next-row.ts'

const minutes = [-180, -10, 20, 40, 130]

test.each([
  [-300, 0],
  [-180, 0],
  [-178.1, 0],
  [-178, 1],
  [0, 2],
  [21.9, 2],
  [22, 3],
  [131.9, 4],
  [132, 5],
])('at minute %d the next row is number %i', (elapsed, index) => {
  expect(nextRow(minutes, elapsed)).toBe(index)
})

test.each([
  [20, 8, 'in 12 min'],
  [20, 8.5, 'in 12 min'],
  [20, 19.1, 'in 1 min'],
  [20, 20, 'now'],
  [20, 21.5, 'now'],
  [-180, -245, 'in 1 h 05 min'],
])('minute %d at minute %d is due %s', (minute, elapsed, text) => {
  expect(dueText(minute, elapsed)).toBe(text)
})
