import { describe, expect, test } from 'vitest'
import { factsFor } from '../../../testing/stages-for.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { renderPlan } from '../render-plan.ts'
import { reasonPathFor } from './reason-path.ts'
import { renderReason } from './render-reasons.ts'

const reasonFor = (wishes: Partial<RunnerWishes>, action: string, figure: string) => {
  const plan = factsFor(someRunner(wishes))
  const index = renderPlan(plan).race_day_plan.findIndex((row) => row.action === action)
  return renderReason(plan, reasonPathFor(`race_day_plan.${index}.${figure}`, plan.race_day.rows) ?? '')
}

describe('the reason of a row of the race', () => {
  test('has its amounts, their sources, and the hourly target', () => {
    expect(reasonFor({ race: 'Half', targetSeconds: 6300 }, 'Gel', 'carbs_g')?.text).toMatch(
      /^1 energy gel holds 23 g of carbs \(as a usual one on sale does\)\. With the other rows on the course: \d+ g an hour, for a target of \d+ g\. This is our own choice: /,
    )
  })
  test('has the USDA tables as its source if everything in it is homemade', () => {
    const homemade =
      reasonFor({ budget: 'Low' }, 'Gel', 'carbs_g') ?? reasonFor({ budget: 'Low' }, 'Drink', 'carbs_g')
    expect(homemade).toMatchObject({ rule: 'food-figures', source: { year: 2015, doi: null } })
    expect(homemade?.text).toContain('(USDA figures)')
  })
  test('mentions that labels change', () => {
    expect(reasonFor({ budget: 'High' }, 'Gel', 'carbs_g')?.text).toContain(
      '(as its label says; recipes change)',
    )
  })
  test('mentions for one before the start that it is not part of the hourly amount', () => {
    expect(reasonFor({}, 'Top up', 'carbs_g')?.text).toContain('not part of the amount an hour')
  })
  test('has for breakfast the sum of its foods, and then how the target was set', () => {
    const plan = factsFor(someRunner())
    const sodium = plan.race_day.rows[0]?.sodium_mg
    expect(sodium).not.toBe(500)
    expect(renderReason(plan, 'targets.race.breakfast.sodium_mg')?.text).toContain(
      `This meal comes to ${sodium} mg of sodium (USDA figures), for a target of 500 mg. Before a run`,
    )
  })
})
