import { planRace, readIsoDay } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { goldenRunners } from './golden-runners.ts'
import { planAsText } from './plan-as-text.ts'

// A plan that was meant to change: `npx vitest run tests/golden-runners -u`, then read the difference, line by line,
// and name the numbers that moved in CHANGELOG.md.
describe('golden runners', () => {
  test('a dozen go the whole way', () => {
    expect(Object.keys(goldenRunners).length).toBeGreaterThanOrEqual(12)
  })

  test.each(Object.entries(goldenRunners))(
    '%s gets the plan that was read and agreed',
    async (name, runner) => {
      const today = readIsoDay(runner.today)
      if (!today) throw new Error(`${runner.today} is no day`)
      const planned = planRace(runner.answers, today)
      if (!planned.ok) throw new Error(JSON.stringify(planned.refused))
      const text = planAsText(planned.value.plan, planned.value.details)
      await expect(text).toMatchFileSnapshot(`./golden/${name}.txt`)
    },
  )
})
