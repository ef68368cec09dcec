import { expect, test } from 'vitest'
import { isRough } from './meal-rules.ts'

test.each(['broccoli-cooked', 'brussels-sprouts-cooked', 'walnuts', 'almonds', 'chili-pepper-red'])(
  '%s is not for days of little fiber, nor before a run',
  (id) => {
    expect(isRough({ id })).toBe(true)
  },
)

test.each(['carrots-cooked', 'peanut-butter', 'hemp-seeds'])('%s may be', (id) => {
  expect(isRough({ id })).toBe(false)
})
