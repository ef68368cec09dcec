import { emptyQuestionnaire, engineVersion } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { objectPath } from './call.ts'
import { readPlanAnswer } from './plan-answer.ts'
import { planCall, planRequest } from './plan-request.ts'
import { planSchema } from './plan-schema.ts'
import { readProblem } from './problem.ts'
import { promptFor } from './prompt.ts'

describe('the answer of a service', () => {
  const object = { daily_plan: { carbs_g: '400 g' } }
  const audit = {
    passed: 40,
    total: 41,
    not_applicable: ['diet'],
    groups: [{ id: 'adds-up', title: 'It adds up', passed: 40, total: 41 }],
    findings: [{ id: 'a', severity: 'soft', section: 'prep', message: 'm' }],
  }
  const details = { engine: engineVersion }
  const service = { platform: 'Race Nutrition', mode: 'engine', model: null }

  test('needs only an object', () => {
    const read = readPlanAnswer({ object })
    expect(read).toMatchObject({
      ok: true,
      value: {
        plan: { daily_plan: { carbs_g: 400 } },
        maker: { is: 'another service' },
        audit: null,
        service: null,
      },
    })
  })

  test('keeps the audit and the service that come with it', () => {
    expect(readPlanAnswer({ object, details, audit, service })).toMatchObject({ value: { audit, service } })
  })

  test('by another service loses what that service claims about its plan', () => {
    const lines = [{ place: 'race_week.mon_wed', text: 'Sleep early.', lang: 'en' }]
    expect(readPlanAnswer({ object, audit, lines, service })).toMatchObject({
      value: { maker: { is: 'another service' }, audit: null, lines: [], service },
    })
  })

  test('contains no invisible characters, in the plan or beside it', () => {
    const hidden = '\u202E\uFEFF\uD83D'
    const message = `You keep out ${hidden}חלב`
    const read = readPlanAnswer({
      object: { prep: { batch_prep_steps: [`Cook ${hidden}rice`] } },
      details,
      audit: { ...audit, findings: [{ id: 'a', severity: 'soft', section: 'prep', message }] },
      service: { ...service, platform: `Race${hidden}` },
    })
    expect(read).toMatchObject({
      value: {
        plan: { prep: { batch_prep_steps: ['Cook rice'] } },
        audit: { findings: [{ message: 'You keep out חלב' }] },
        service: { platform: 'Race', model: null },
      },
    })
  })

  test.each(['not_applicable', 'groups', 'findings'])('an audit without its %s is dropped', (part) => {
    expect(readPlanAnswer({ object, details, audit: { ...audit, [part]: undefined } })).toMatchObject({
      value: { audit: null },
    })
  })

  test('loses an invalid extra and nothing else', () => {
    const odd = { object, details, audit: { ...audit, passed: 'most' }, service }
    expect(readPlanAnswer(odd)).toMatchObject({
      ok: true,
      value: { audit: null, maker: { is: 'this version' }, service },
    })
  })

  test('by this version of the engine has its facts', () => {
    expect(readPlanAnswer({ object, details })).toMatchObject({
      value: { maker: { is: 'this version', facts: details } },
    })
  })

  test.each(['1.9.0', '99.0.0'])(
    'by version %s is ours, with facts that this version cannot read',
    (engine) => {
      expect(readPlanAnswer({ object, details: { engine, rows: [] } })).toMatchObject({
        value: { maker: { is: 'another version', engine } },
      })
    },
  )

  test.each([{}, [], 'details', null, { engine: 2 }, { engine: null }])(
    'with details that are %j is another service’s',
    (odd) => {
      expect(readPlanAnswer({ object, details: odd })).toMatchObject({
        value: { maker: { is: 'another service' } },
      })
    },
  )

  test('includes the lines of a model', () => {
    const lines = [{ place: 'race_week.mon_wed', text: 'Sleep early.', lang: 'en' }]
    expect(readPlanAnswer({ object, details, lines })).toMatchObject({ value: { lines } })
    expect(readPlanAnswer({ object, details, lines: [{ place: 1 }] })).toMatchObject({ value: { lines: [] } })
  })

  test.each([null, undefined, 'plan', [], {}, { object: null }, { object: {} }, { object: 'no plan today' }])(
    'is none where the body is %j',
    (body) => {
      expect(readPlanAnswer(body)).toEqual({ ok: false, refused: { code: 'no-plan' } })
    },
  )
})

describe('the request for a plan', () => {
  test('contains everything that the page sends', () => {
    const request = {
      prompt: promptFor(emptyQuestionnaire),
      schema: planSchema(),
      questionnaire: emptyQuestionnaire,
      today: '2026-11-20',
      mode: 'engine',
    }
    expect(planRequest.parse(JSON.parse(JSON.stringify(request)))).toEqual(request)
  })

  test('is read by the server as its fifteen answers, unvalidated and without anything else', () => {
    const questionnaire = { age: 7, weight: null, more: [], constructor: 'x', note: 'x'.repeat(60_000) }
    const call = { prompt: 'x', schema: {}, questionnaire, today: '2026-11-20', extra: 1 }
    expect(planCall.parse(call)).toEqual({ questionnaire: { age: null, weight: null }, today: '2026-11-20' })
  })

  test.each([
    null,
    [],
    {},
    { questionnaire: [] },
    { questionnaire: 'x' },
    { questionnaire: {}, mode: 'turbo' },
  ])('is refused if it is %j', (body) => {
    expect(planCall.safeParse(body).success).toBe(false)
  })

  test('goes to the path of its project', () => {
    expect(objectPath('race-nutrition')).toBe('/api/ai/race-nutrition/object')
    expect(objectPath('a/b')).toBe('/api/ai/a%2Fb/object')
  })
})

test('a problem is parsed, and anything else is null', () => {
  const refused = {
    type: 'urn:problem-type:x',
    title: 'Some answers cannot be used',
    status: 422,
    detail: 'd',
    errors: [{ field: 'age', code: 'not-an-age', label: 'Age', message: 'm' }],
  }
  expect(readProblem(refused)).toEqual(refused)
  for (const body of [null, '<html>', {}, { status: 'bad' }]) expect(readProblem(body)).toBeNull()
})

test('no schema is compiled from text, which the Content-Security-Policy of the page forbids', () => {
  expect(z.config().jitless).toBe(true)
})
