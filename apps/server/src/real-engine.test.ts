import { fieldOptions, planRace } from '@race-nutrition/engine'
import { normalizePlan, planAnswer, readPlanAnswer, readProblem } from '@race-nutrition/contract'
import { describe, expect, test } from 'vitest'
import { answers, call, testApp, today } from '../testing/test-app.ts'

describe('with the real engine', () => {
  test.each(fieldOptions.raceType)('a plan for the race %s matches the contract', async (raceType) => {
    const { app } = await testApp({ plan: planRace })
    const questionnaire = { ...answers, raceType, targetTimeOrPace: '8:30/mi', allergies: 'milk, penuts' }
    const response = await app.inject(call({ questionnaire, today: '2026-11-19' }))
    expect(response.statusCode).toBe(200)
    const answer = planAnswer.parse(response.json())
    const made = planRace(questionnaire, { ...today, day: 19 })
    expect(made.ok && made.value.object).toEqual(answer.object)
    expect(made.ok && made.value.plan).toEqual(answer.details)
    expect(made.ok && made.value.audit).toEqual(answer.audit)
    expect(answer.audit).toMatchObject({ passed: answer.audit?.total, findings: [] })
    expect(answer.audit?.not_applicable).toContain('diet')
    // The page's reader for plans of other services loses nothing of our own plan.
    expect(normalizePlan(answer.object)).toEqual({ ok: true, value: answer.object })
    expect(readPlanAnswer(response.json())).toMatchObject({
      value: { maker: { is: 'this version', facts: answer.details } },
    })
  })

  test('each missing answer is refused by its name, the optional two not', async () => {
    const { app } = await testApp({ plan: planRace })
    const response = await app.inject(call({ questionnaire: {} }))
    expect(response.statusCode).toBe(422)
    const problem = readProblem(response.json())
    expect(problem?.errors).toHaveLength(13)
    for (const { code, message } of problem?.errors ?? []) {
      expect(code).toBe('missing')
      expect(message).toMatch(/^[A-Z].*\.$/)
    }
  })

  test.each([
    ['a number where a text belongs', { age: 34 }, 'age'],
    ['null', { weight: null }, 'weight'],
    ['a list', { allergies: ['milk'] }, 'allergies'],
    ['an option that is none', { climate: 'Stormy' }, 'climate'],
    ['an option of every object', { raceType: 'constructor' }, 'raceType'],
    ['a text that cannot be read', { height: 'tall' }, 'height'],
    ['a race of the past', { raceDate: '2026-11-01' }, 'raceDate'],
    ['a text of 10,000 characters', { targetTimeOrPace: '4'.repeat(10_000) }, 'targetTimeOrPace'],
  ])('%s is refused by name', async (_, changes, field) => {
    const { app } = await testApp({ plan: planRace })
    const response = await app.inject(call({ questionnaire: { ...answers, ...changes } }))
    expect(response.statusCode).toBe(422)
    expect(readProblem(response.json())?.errors?.map((error) => error.field)).toEqual([field])
  })
})
