import { expect, test } from 'vitest'
import { readEventStream, type StreamEvent } from './read-event-stream.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** The events of a stream that comes in these chunks, up to the last one. */
async function eventsIn(chunks: readonly (string | Uint8Array)[], lastType = 'none'): Promise<StreamEvent[]> {
  const events: StreamEvent[] = []
  const body = new ReadableStream<Uint8Array>({
    start(control) {
      for (const chunk of chunks) control.enqueue(typeof chunk === 'string' ? bytes(chunk) : chunk)
      control.close()
    },
  })
  await readEventStream(body, (event) => {
    events.push(event)
    return event.type === lastType
  })
  return events
}

const stage = { type: 'stage', data: '{"stage":"asked"}' }

test.each([
  ['line feeds', 'event: stage\ndata: {"stage":"asked"}\n\n'],
  ['carriage returns with line feeds', 'event: stage\r\ndata: {"stage":"asked"}\r\n\r\n'],
  ['carriage returns', 'event: stage\rdata: {"stage":"asked"}\r\r'],
  ['no space after the colon', 'event:stage\ndata:{"stage":"asked"}\n\n'],
])('an event is read with %s', async (_, text) => {
  expect(await eventsIn([text])).toEqual([stage])
  expect(await eventsIn(text.split(''))).toEqual([stage])
})

test('comments, other fields and an event that breaks off are passed over', async () => {
  const text =
    ': still here\n\nid: 7\nretry: 10\n\nevent: stage\ndata: {"stage":"asked"}\n\nevent: plan\ndata: {"ob'
  expect(await eventsIn([text])).toEqual([stage])
})

test('data of several lines is one, and an event without a name is a message', async () => {
  expect(await eventsIn(['data: a\ndata: b\n\n'])).toEqual([{ type: 'message', data: 'a\nb' }])
})

test('a letter that two chunks share is whole', async () => {
  const text = bytes('event: plan\ndata: "crème"\n\n')
  const half = text.indexOf(0xc3) + 1
  expect(await eventsIn([text.slice(0, half), text.slice(half)])).toEqual([{ type: 'plan', data: '"crème"' }])
})

test('nothing is read after the last event, and the stream is ended', async () => {
  let isEnded = false
  const seen: string[] = []
  const body = new ReadableStream<Uint8Array>({
    pull: (control) => control.enqueue(bytes('event: plan\ndata: 1\n\nevent: stage\ndata: 2\n\n')),
    cancel: () => {
      isEnded = true
    },
  })
  await readEventStream(body, ({ type }) => {
    seen.push(type)
    return type === 'plan'
  })
  expect(seen).toEqual(['plan'])
  expect(isEnded).toBe(true)
})
