import { expect, test } from 'vitest'
import { someRunner } from '../../../testing/some-runner.ts'
import { hours } from '../../units.ts'
import { overdrinking } from './overdrinking.ts'

const warning = (time: number, weightKg: number) => overdrinking(someRunner({ weightKg }), hours(time))

test.each([
  [1.99, 50, 'none'],
  [2, 50, 'note'],
  [2.99, 50, 'note'],
  [3, 54.9, 'strong'],
  [3, 55, 'note'],
  [3.99, 80, 'note'],
  [4, 80, 'strong'],
])('a run of %d h at %d kg has the level %s', (time, weight, level) => {
  expect(warning(time, weight)).toBe(level)
})
