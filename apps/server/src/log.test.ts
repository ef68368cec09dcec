import { describe, expect, test } from 'vitest'
import type { PlanAnswers } from './engine/tasks.ts'
import { answers, call, objectUrl, planned, testApp } from '../testing/test-app.ts'

// Words that occur in no message of the server: one of them in the log means that an answer was logged.
const secrets = { ...answers, targetTimeOrPace: 'zqtarget', weight: 'zqweight', allergies: 'zqallergy' }
// Whole words: the folder of a stack trace may have any two letters.
const secret = /zq(?:target|weight|allergy|header|zq)|2027-04-18|178 cm|30 miles/

const refusing: PlanAnswers = () => ({
  ok: false,
  refused: [{ field: 'weight', code: 'not-a-weight', given: 'zqweight', facts: {} }],
})
const broken: PlanAnswers = ({ weight }) => {
  throw new TypeError(`cannot weigh ${weight}\n    at zqweight (${weight})`)
}

const reworded: PlanAnswers = ({ weight }) => {
  const error = new TypeError(`cannot weigh\n${weight}\n${weight}`)
  error.message = 'another'
  throw error
}

const json = { 'content-type': 'application/json' }
const calls = [
  ['a plan', planned, JSON.stringify({ questionnaire: secrets }), 200, null],
  ['refused answers', refusing, JSON.stringify({ questionnaire: secrets }), 422, 'unusable-answers'],
  ['a broken body', planned, JSON.stringify({ questionnaire: secrets }).slice(0, -1), 400, 'not-json'],
  ['a bug', broken, JSON.stringify({ questionnaire: secrets }), 500, 'unexpected'],
  ['a bug of two messages', reworded, JSON.stringify({ questionnaire: secrets }), 500, 'unexpected'],
  ['a large body', planned, JSON.stringify({ zq: 'zq'.repeat(40_000) }), 413, 'body-too-large'],
] as const

describe('the log', () => {
  test.each(calls)('of %s contains no answer', async (_, plan, payload, status, code) => {
    const { app, lines } = await testApp({ plan }, { logLevel: 'trace' })
    const response = await app.inject({ ...call(), payload, headers: { ...json, 'x-note': 'zqheader' } })
    expect(response.statusCode).toBe(status)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join('')).not.toMatch(secret)
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({
      level: 30,
      time: expect.any(Number),
      id: response.headers['x-request-id'],
      method: 'POST',
      route: '/api/ai/:projectId/object',
      status,
      code,
      ms: expect.any(Number),
    })
  })

  test.each([`${objectUrl}?zq=1`, '/zqnowhere', '/api/ai/zqproject/object', '/%zq'])(
    'contains no URL that a client wrote: %s',
    async (url) => {
      const { app, lines } = await testApp({}, { logLevel: 'trace' })
      await app.inject({ ...call(), url })
      expect(lines.join('')).not.toMatch(secret)
    },
  )

  test('of a bug has its kind and its stack', async () => {
    const { app, lines } = await testApp({ plan: broken })
    await app.inject({ ...call(), payload: { questionnaire: secrets } })
    const bug: unknown = lines.map((line) => JSON.parse(line) as { bug?: string }).find((line) => line.bug)
    expect(bug).toMatchObject({
      level: 50,
      bug: 'TypeError',
      at: expect.arrayContaining([expect.stringMatching(/log\.test\.ts/)]),
    })
  })
})
