import { checkForeignPlan } from '@race-nutrition/contract'
import {
  type NutritionPlan,
  planRace,
  type Questionnaire,
  readIsoDay,
  readRunner,
} from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { drawnPlans } from '../packages/engine/testing/drawn-plans.ts'
import { goldenRunners } from './golden-runners.ts'

const names = new Set([
  'allergens',
  'diet',
  'unknown-exclusions',
  'no-caffeine-under-18',
  'no-caffeine-by-health',
])

function objectOf(answers: Questionnaire, today: string) {
  const day = readIsoDay(today)
  const planned = day && planRace(answers, day)
  if (!planned?.ok) throw new Error('the runner is planned for')
  return planned.value.object
}

/** The number findings of our own plan of a runner, as if another service had sent it. */
function inNumbers(object: NutritionPlan, answers: Questionnaire, today: string) {
  const day = readIsoDay(today)
  const runner = day && readRunner(answers, day)
  if (!runner?.ok) throw new Error('the answers are read')
  const { total, findings } = checkForeignPlan(object, runner.value)
  expect(total).toBeGreaterThan(7)
  return findings.filter(({ id }) => !names.has(id))
}

// A plan that meets the targets is within the limits; otherwise a good plan by another service would fail.
describe('our own plan, sent by another service', () => {
  test.each(Object.entries(goldenRunners))('of %s has no finding in its numbers', (_, { today, answers }) => {
    expect(inNumbers(objectOf(answers, today), answers, today)).toEqual([])
  })

  test('of any runner has none either', () => {
    expect(drawnPlans().length).toBeGreaterThanOrEqual(100)
    for (const { plan, object } of drawnPlans())
      expect(inNumbers(object, plan.runner.answers, '2027-03-01')).toEqual([])
  })
})
