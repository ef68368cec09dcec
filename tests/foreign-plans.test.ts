import { checkForeignPlan } from '@race-nutrition/contract'
import { planRace, type Questionnaire, readIsoDay, readRunner } from '@race-nutrition/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyRunner } from '../packages/engine/testing/any-runner.ts'
import { goldenRunners } from './golden-runners.ts'

const names = new Set(['allergens', 'diet', 'unknown-exclusions', 'no-caffeine-under-18'])

/** The number findings of our own plan of a runner, as if another service had sent it. */
function inNumbers(answers: Questionnaire, today: string) {
  const day = readIsoDay(today)
  const runner = day && readRunner(answers, day)
  const planned = day && planRace(answers, day)
  if (!runner?.ok || !planned?.ok) throw new Error('the runner is planned for')
  const { total, findings } = checkForeignPlan(planned.value.object, runner.value)
  expect(total).toBeGreaterThan(7)
  return findings.filter(({ id }) => !names.has(id))
}

// A plan that meets the targets is within the limits; otherwise a good plan by another service would fail.
describe('our own plan, sent by another service', () => {
  test.each(Object.entries(goldenRunners))('of %s has no finding in its numbers', (_, { today, answers }) => {
    expect(inNumbers(answers, today)).toEqual([])
  })

  test('of any runner has none either', () => {
    fc.assert(
      fc.property(anyRunner, ({ answers }) => {
        expect(inNumbers(answers, '2027-03-01')).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})
