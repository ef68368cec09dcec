import type { ReadAnswer } from '@race-nutrition/contract'
import { emptyQuestionnaire, engineVersion, planRace, type Questionnaire } from '@race-nutrition/engine'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { planningModule } from '../lazy-modules.ts'
import { sampleAnswer, samplePlan } from '../../testing/sample-answer.ts'
import { replanOtherVersion } from './replan-other-version.ts'
import { planOnDevice } from './plan-on-device.ts'

const answers: Questionnaire = {
  ...emptyQuestionnaire,
  raceType: 'Half',
  raceDate: '2027-04-11',
  targetTimeOrPace: '1:45:00',
  sex: 'Female',
  age: '36',
  height: '168 cm',
  weight: '62 kg',
  weeklyMileage: '50 km',
  longRunDistance: '22 km',
  dietPreference: 'Omnivore',
  budget: 'Medium',
  course: 'Flat',
  climate: 'Moderate',
}
const request = { answers, today: '2027-02-01' }
const ofAnother: ReadAnswer = {
  ...sampleAnswer,
  maker: { is: 'another version', engine: '9.1.0' },
  lines: [{ place: 'race_week.mon_wed', text: 'Sleep early.', lang: 'en' }],
  service: { platform: 'Race Nutrition', mode: 'ai', model: 'some-model' },
}
const made = planRace(answers, { year: 2027, month: 2, day: 1 })

afterEach(() => vi.restoreAllMocks())

/** The worker's own function, without the worker. */
const planHere = () =>
  vi.spyOn(planningModule, 'load').mockResolvedValue({
    plan: (given) => Promise.resolve(planOnDevice(given)),
    fuels: () => Promise.resolve(null),
    refusals: () => Promise.resolve([]),
  })

describe('a plan of another version of the engine', () => {
  test('is planned again from the same answers, and says which version the service runs', async () => {
    planHere()
    const answer = await replanOtherVersion(ofAnother, request)
    if (!made.ok || answer.maker.is !== 'this device') throw new Error('not planned here')
    expect(answer.maker.instead).toBe('9.1.0')
    expect(answer.maker.facts).toEqual(made.value.plan)
    expect(answer.maker.facts.engine).toBe(engineVersion)
    expect(answer.plan).toEqual(made.value.object)
    expect(answer.audit).toEqual(made.value.audit)
  })

  test('keeps the preferences that were stored with it', async () => {
    planHere()
    const preferences = { start_time: '07:30' }
    const answer = await replanOtherVersion(ofAnother, { ...request, preferences })
    if (answer.maker.is !== 'this device') throw new Error('not planned here')
    expect(answer.maker.facts.runner.preferences).toEqual(preferences)
  })

  test('loses the lines and the name of a model that wrote for the other version', async () => {
    planHere()
    const answer = await replanOtherVersion(ofAnother, request)
    expect(answer.lines).toEqual([])
    expect(answer.service).toEqual({ platform: 'Race Nutrition', mode: 'engine', model: null })
  })

  test.each([
    [
      'the engine does not load',
      () => vi.spyOn(planningModule, 'load').mockRejectedValue(new Error('offline')),
    ],
    ['the answers cannot be planned for', planHere],
  ])('is unchanged if %s', async (why, arrange) => {
    arrange()
    const given = why.startsWith('the answers') ? { ...request, answers: emptyQuestionnaire } : request
    expect(await replanOtherVersion(ofAnother, given)).toBe(ofAnother)
  })
})

test.each([
  ['this version', { is: 'this version', facts: made.ok ? made.value.plan : undefined }],
  ['another service', { is: 'another service' }],
] as const)('a plan of %s is unchanged', async (_, maker) => {
  const load = planHere()
  const answer = { ...sampleAnswer, plan: samplePlan, maker } as ReadAnswer
  expect(await replanOtherVersion(answer, request)).toBe(answer)
  expect(load).not.toHaveBeenCalled()
})
