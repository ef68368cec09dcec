import { describe, expect, test } from 'vitest'
import { drawnPlans } from '../../../testing/drawn-plans.ts'
import { noMenus } from '../../../testing/no-menus.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import { ownDose } from './own-dose.ts'

const factsOf = (wishes: Partial<RunnerWishes>) => factsFor(someRunner(wishes), { menus: noMenus })

describe('the stops of a long run say whose dose they take', () => {
  test('where the weeks before the race take less, with the carbs that this leaves out', () => {
    const plan = factsOf({ race: 'Half', targetSeconds: 105 * 60, daysToGo: 41 })
    const { long_run: run, targets } = plan
    expect(new Set(plan.gut_training.map((step) => step.carbs_g_per_hr))).toEqual(new Set([40]))
    const [line = ''] = ownDose(plan)
    expect(line).toMatch(
      /Stops for 65 g an hour\. Until the race take the week’s dose below; at 40 g eat (\d+) g carbs more/,
    )
    const leftOut = Number(/eat (\d+) g carbs/.exec(line)?.[1])
    expect(Math.abs(leftOut - (run.totals.carbs_g - 40 * targets.long_run.hours))).toBeLessThanOrEqual(2.5)
  })

  test('where the weeks rise to it', () => {
    expect(ownDose(factsOf({ targetSeconds: 4 * 3600, daysToGo: 49 })).join()).toMatch(
      /Until the race take the week’s dose below; at 40 g/,
    )
  })

  test('where a runner has practiced more than the run asks for', () => {
    const plan = factsOf({ practicedRate: 80, longRunKm: 16, daysToGo: 30 })
    expect(ownDose(plan).join()).toMatch(/an hour\. Until the race take the week’s dose below\.$/)
  })

  test('where no week is left', () => {
    expect(ownDose(factsOf({ daysToGo: 5 })).join()).toMatch(
      /Work up to it after the race: from 30 g, 10 g more a week\.$/,
    )
  })

  test('not where there are no carbs', () => {
    expect(ownDose(factsOf({ race: '5K', targetSeconds: 1500, longRunKm: 8 }))).toEqual([])
  })
})

test('no runner reads stops and weeks of different doses without a word on it', () => {
  let differ = 0
  for (const { plan, object } of drawnPlans()) {
    const { carbs_g_per_hr: own } = plan.targets.long_run
    const [first] = plan.gut_training
    if (plan.runner.long_run_km === 0 || own === 0 || !first || first.carbs_g_per_hr === own) continue
    expect(object.long_run_fueling.during.schedule[1]).toContain(`Stops for ${own} g an hour`)
    differ += 1
  }
  expect(differ).toBeGreaterThan(5)
})
