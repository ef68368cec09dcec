import { expect, test } from 'vitest'
import { factsFor } from '../../testing/made-for.ts'
import { numbersIn } from '../../testing/numbers-in.ts'
import { someRunner } from '../../testing/some-runner.ts'
import { sayReason } from '../reasons/say-reason.ts'
import { sayPlan } from '../say-plan.ts'
import { describePlan } from './describe-plan.ts'
import { reasonPathFor } from './reason-path.ts'

const plan = factsFor(someRunner())
const details = describePlan(plan)

test('every number of the sections and the days has its reason in the details', () => {
  const ofDays = numbersIn(details.days, 'days').filter(([path]) => !path.includes('.items.'))
  const numbers = [...numbersIn(sayPlan(plan)), ...ofDays]
  expect(numbers.length).toBeGreaterThan(100)
  for (const [path] of numbers) {
    expect(details.reasons[reasonPathFor(path, details.rows) ?? ''], path).toBeDefined()
  }
})

test('every target of the details has its reason at its own path', () => {
  const targets = numbersIn(details.targets, 'targets')
  expect(targets.length).toBeGreaterThan(20)
  for (const [path] of targets) expect(details.reasons[path], path).toBeDefined()
})

test.each([
  ['targets.long_run.pre_carbs_g', 'targets.long_run.breakfast.carbs_g'],
  ['targets.long_run.post.fluids_ml', 'targets.long_run.recovery.fluids_ml'],
  ['rows.2.carbs_g', 'race_day.rows.2.carbs_g'],
  ['totals.start_to_finish.carbs_g', 'race_day.start_to_finish.carbs_g'],
  ['totals.breakfast_to_recovery.gels_count', 'race_day.gels'],
])('%s of the details is said of %s of the plan', (inDetails, inPlan) => {
  expect(details.reasons[inDetails]).toBeDefined()
  expect(details.reasons[inDetails]).toEqual(sayReason(plan, inPlan))
})

test('a path that holds no number has no reason', () => {
  expect(reasonPathFor('race_day_plan.1.time', details.rows)).toBeNull()
})
