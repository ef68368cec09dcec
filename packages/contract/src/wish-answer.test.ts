import { expect, test } from 'vitest'
import { readWishAnswer } from './wish-answer.ts'

const ignored = [{ text: 'new shoes', code: 'not-nutrition' }]

test('preferences are handed on as they are, with what was not taken', () => {
  const preferences = { start_time: '07:30', anything: 1 }
  expect(readWishAnswer({ object: {}, preferences, ignored })).toEqual({ preferences, ignored })
})

test('what was not taken is left out if it cannot be read, and shows no invisible characters', () => {
  expect(readWishAnswer({ preferences: {}, ignored: [{ text: 1 }] })).toEqual({
    preferences: {},
    ignored: [],
  })
  expect(readWishAnswer({ preferences: {} })).toEqual({ preferences: {}, ignored: [] })
  const hidden = [{ text: 'new\u202E shoes', code: 'not-nutrition' }]
  expect(readWishAnswer({ preferences: {}, ignored: hidden })?.ignored).toEqual(ignored)
})

test.each([
  undefined,
  null,
  'hotel',
  7,
  {},
  { preferences: null },
  { preferences: 'hotel' },
  { preferences: [] },
])('the body %j says nothing of preferences', (body) => expect(readWishAnswer(body)).toBeNull())
