import { expect, test } from 'vitest'
import { someRunner } from '../../../testing/some-runner.ts'
import { setTargets } from '../../2-targets/set-targets.ts'
import { grams } from '../../units.ts'
import { beforeRunning } from './demands.ts'

test.each([
  [35, 5],
  [60, 8],
  [70, 10],
  [150, 10],
])('a breakfast of %i g of carbs before a run has at least %i g of protein', (carbs, least) => {
  const targets = setTargets(someRunner())
  for (const run of ['race', 'longRun'] as const) {
    const { windows } = beforeRunning({ ...targets.race.breakfast, carbs: grams(carbs) }, targets, run)
    expect(windows.protein).toEqual({ least, most: 25 })
  }
})
