import { expect, test } from 'vitest'
import { wantsEvents } from './event-stream.ts'

test.each([
  ['text/event-stream', true],
  ['text/event-stream, application/json', true],
  ['application/json, TEXT/EVENT-STREAM;q=0.5', true],
  ['application/json', false],
  ['*/*', false],
  ['text/event-stream;q=0', false],
  ['text/event-stream; q=0.0, application/json', false],
  ['text/event-streams', false],
  [undefined, false],
])('a client that accepts %j reads events: %s', (accept, expected) => {
  expect(wantsEvents({ headers: accept === undefined ? {} : { accept } })).toBe(expected)
})
