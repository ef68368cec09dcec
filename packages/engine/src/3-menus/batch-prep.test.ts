import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setTargets } from '../2-targets/set-targets.ts'
import { anyRunner } from '../testing/any-runner.ts'
import { dishesToCook } from './batch-prep.ts'
import { composeMenus } from './compose-menus.ts'

test('dishes cooked ahead are those of the days left, with their method, and fit into 40 minutes', () => {
  fc.assert(
    fc.property(anyRunner, (runner) => {
      const menus = composeMenus(runner, setTargets(runner))
      const cooked = dishesToCook(menus)
      const names = menus.raceWeek.flatMap(({ meals }) => meals.map(({ dish }) => dish))
      expect(cooked.filter(({ dish }) => !names.includes(dish))).toEqual([])
      expect(cooked.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(40)
      for (const { method } of cooked) expect(method.length).toBeGreaterThan(10)
      if (runner.daysToGo >= 4) expect(cooked.length).toBeGreaterThan(0)
    }),
    { numRuns: 40 },
  )
})
