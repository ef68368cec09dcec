import { emptyQuestionnaire, planRace, type Questionnaire } from '@race-nutrition/engine'
import { expect, test } from 'vitest'
import { checkForeign } from './foreign-check.ts'

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
const { object: plan } = planned.value

test('a good plan by another service passes every check of its numbers and names', () => {
  const audit = checkForeign(plan, answers, today)
  expect(audit?.findings).toEqual([])
  expect(audit?.passed).toBe(audit?.total)
  expect(audit?.total).toBeGreaterThan(10)
})

test('a plan that breaks a limit has a finding', () => {
  const careless = { ...plan, daily_plan: { ...plan.daily_plan, carbs_g: 1900 } }
  const findings = checkForeign(careless, answers, today)?.findings ?? []
  expect(findings.filter(({ section }) => section === 'daily_plan').length).toBeGreaterThan(0)
})

test('a plan for answers that cannot be parsed is not checked', () => {
  expect(checkForeign(plan, { ...answers, weight: 'sixty' }, today)).toBeNull()
  expect(checkForeign(plan, answers, 'today')).toBeNull()
})
