import { emptyQuestionnaire, planRace, type Questionnaire } from '@race-nutrition/engine'
import { expect, test } from 'vitest'
import { ownAudit } from './own-audit.ts'

const today = '2027-03-01'
const answers: Questionnaire = {
  ...emptyQuestionnaire,
  raceType: 'Half',
  raceDate: '2027-04-10',
  targetTimeOrPace: '1:58',
  age: '38',
  height: '170 cm',
  weight: '68 kg',
  weeklyMileage: '40 km',
  longRunDistance: '16 km',
}
const planned = planRace(answers, { year: 2027, month: 3, day: 1 })
if (!planned.ok) throw new Error(JSON.stringify(planned.refused))
const { plan, audit } = planned.value

test('a plan without an audit is audited as the server would have', () => {
  expect(ownAudit(plan, answers, today)).toEqual(audit)
})

test('a plan that breaks a rule is found out', () => {
  const careless = { ...plan, daily_plan: { ...plan.daily_plan, carbs_g: 1900 } }
  const findings = ownAudit(careless, answers, today)?.findings ?? []
  expect(findings.filter(({ section }) => section === 'daily_plan').length).toBeGreaterThan(0)
})

test('in another service’s plan any word may be the food that is excluded', () => {
  const served = { ...plan, prep: { ...plan.prep, batch_prep_steps: ['Chill the durian smoothie.'] } }
  const findings = ownAudit(served, { ...answers, allergies: 'durian' }, today)?.findings ?? []
  expect(findings.map(({ id }) => id)).toContain('unknown-exclusions')
})

test('answers that cannot be read leave a plan without its audit', () => {
  expect(ownAudit(plan, { ...answers, weight: 'sixty' }, today)).toBeNull()
  expect(ownAudit(plan, answers, 'today')).toBeNull()
})
