import type { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openEventStream, wantsEvents } from './event-stream.ts'

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

test('a stream without news has a comment within fifteen seconds, until it ends', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const sent: PassThrough[] = []
  const reply = {
    header: () => reply,
    send: (stream: PassThrough) => sent.push(stream),
    request: { id: '1' },
  }
  const stream = openEventStream(reply as unknown as FastifyReply)
  const [body] = sent
  const read = () => String(body?.read() ?? '')
  vi.advanceTimersByTime(14_999)
  expect(read()).toBe('')
  vi.advanceTimersByTime(1)
  expect(read()).toBe(': still here\n\n')
  vi.advanceTimersByTime(15_000)
  expect(read()).toBe(': still here\n\n')
  stream.plan([Buffer.from('{}')])
  expect(read()).toBe('event: plan\ndata: {}\n\n')
})
