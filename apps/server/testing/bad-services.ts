import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { json, raw, type Reply } from './upstream.ts'
import { key, type WireFormat } from './wire-formats.ts'

/** One way in which a connected service may behave, and the expected outcome. */
export interface Behavior {
  readonly replies: (format: WireFormat) => readonly Reply[]
  readonly outcome: 'written' | 'model-failed' | 'model-busy' | 'model-too-slow'
  /** How often the service is called. */
  readonly calls: number
  /** Whether the model's words are in the plan; false when they were cut off or missing. */
  readonly hasWords: boolean
  /** A model is called again without the schema, which some reject; an object service has no such retry. */
  readonly mayMindSchema?: true
  /** What is logged for the last call; null when it returned a text. */
  readonly because: string | null
}

const jsonType = { 'content-type': 'application/json' }
/** A line that a model may add to any plan. */
export const words = 'Lay out your kit the night before. Stay off your feet in the afternoon.'
const good = JSON.stringify({ lines: [{ place: 'race_week.day_before', text: words }] })
const written = (text: string) => (format: WireFormat) => [json(format.text(text))]
const always = (reply: Reply) => () => [reply]

/** Services repeat what they were sent in their messages. */
const errorBody = { error: { message: `Incorrect API key: ${key}`, code: 'invalid_request' } }
const refusing = (status: number, headers = {}) => always(json(errorBody, status, headers))

/** Starts a good answer and then does something else. */
const beginning =
  (then: (response: ServerResponse, rest: string) => void) =>
  (format: WireFormat): Reply[] => [
    (response) => {
      const body = JSON.stringify(format.text(good))
      response.writeHead(200, { ...jsonType, 'content-length': body.length })
      response.write(body.slice(0, 20))
      then(response, body.slice(20))
    },
  ]

const cut: Reply = (response) => void response.destroy()

/** Small in bytes, and slow to parse. */
const manyFields = Object.fromEntries(Array.from({ length: 40_000 }, (_, number) => [`k${number}`, 1]))

/** Never ends by itself. */
const flood: Reply = (response) => {
  response.writeHead(200, jsonType)
  const pour = () => {
    while (!response.destroyed && response.write(' '.repeat(256 * 1024))) continue
  }
  response.on('drain', pour)
  pour()
}

const failed = (because: string | null, calls = 1) =>
  ({ outcome: 'model-failed', calls, because, hasWords: false }) as const
const fine = { outcome: 'written', calls: 1, because: null, hasWords: true } as const
const hanging = { outcome: 'model-too-slow', calls: 1, because: 'timed out', hasWords: false } as const
const busy = { outcome: 'model-busy', calls: 2, hasWords: false } as const

export const behaviors: Readonly<Record<string, Behavior>> = {
  'a good answer': { ...fine, replies: written(good) },
  'a slow answer': {
    ...fine,
    replies: beginning((response, rest) => setTimeout(() => response.end(rest), 50)),
  },
  'truncated JSON': { ...fine, hasWords: false, replies: written(good.slice(0, 30)) },
  'prose around JSON': { ...fine, replies: written(`Here is your plan:\n${good}\nEnjoy.`) },
  'fenced JSON': { ...fine, replies: written(`\`\`\`json\n${good}\n\`\`\``) },
  'JSON of wrong types around what can be used': {
    ...fine,
    replies: written(`{"choices":"plenty","lines":[7,{"place":"race_week.day_before","text":"${words}"}]}`),
  },
  'a stop for length': {
    ...fine,
    hasWords: false,
    replies: (format) => [json(format.truncated(good.slice(0, 30)))],
  },
  'a cut connection, then a good answer': {
    ...fine,
    calls: 2,
    replies: (format) => [cut, json(format.text(good))],
  },
  'an internal error, then a good answer': {
    ...fine,
    calls: 2,
    replies: (format) => [json(errorBody, 500), json(format.text(good))],
  },
  'too many requests for a moment': {
    ...fine,
    calls: 2,
    replies: (format) => [json(errorBody, 429, { 'retry-after': '0' }), json(format.text(good))],
  },

  'a hang before the headers': {
    ...hanging,
    replies: always(() => undefined),
  },
  'a stall in the body': { ...hanging, replies: beginning(() => undefined) },

  'a cut before the headers': { ...failed('unreachable or cut off', 2), replies: always(cut) },
  'a cut in the body': {
    ...failed('unreachable or cut off', 2),
    replies: beginning((response) => setImmediate(() => response.destroy())),
  },
  'an empty body': { ...failed('not readable'), replies: always(raw('', 200, jsonType)) },
  'a body of cut JSON': {
    ...failed('not readable'),
    replies: (format) => [raw(JSON.stringify(format.text(good)).slice(0, -4), 200, jsonType)],
  },
  'a body of another shape': { ...failed('not readable'), replies: always(json(['plan'])) },
  // Would be sent back for repair, but there is no time for a second answer here.
  'JSON without choices or lines': { ...failed(null), replies: written('{"daily_plan":"plenty"}') },
  'prose alone': { ...failed(null), replies: written('I would rather talk about running shoes.') },
  'an empty text': { ...failed('no text'), replies: written('') },
  'a text of blanks': { ...failed('no text'), replies: written(' \n ') },
  'a model that declines': { ...failed('content filter'), replies: (format) => [json(format.declined())] },
  'a content filter': { ...failed('content filter'), replies: (format) => [json(format.filtered())] },

  'a 400': { ...failed('status 400 invalid_request'), mayMindSchema: true, replies: refusing(400) },
  'a 401': { ...failed('status 401 invalid_request'), replies: refusing(401) },
  'a 403': { ...failed('status 403 invalid_request'), replies: refusing(403) },
  'a 404': { ...failed('status 404 invalid_request'), replies: refusing(404) },
  'a 500': { ...failed('status 500 invalid_request', 2), replies: refusing(500) },
  'a 429': { ...busy, because: 'status 429 invalid_request', replies: refusing(429) },
  'a 429 for two minutes': {
    ...busy,
    calls: 1,
    because: 'status 429 invalid_request',
    replies: refusing(429, { 'retry-after': '120' }),
  },
  'a 503': { ...busy, because: 'status 503 invalid_request', replies: refusing(503) },
  'an error in plain text': {
    ...failed('status 500', 2),
    replies: always(raw(`no, ${key}`, 500, { 'content-type': 'text/plain' })),
  },

  'a page of HTML': {
    ...failed('not JSON'),
    replies: always(raw('<h1>Welcome</h1>', 200, { 'content-type': 'text/html' })),
  },
  'a wrong content type': {
    ...failed('not JSON'),
    replies: (format) => [raw(JSON.stringify(format.text(good)), 200, { 'content-type': 'text/plain' })],
  },
  'a redirect': { ...failed('redirect'), replies: always(raw('', 307, { location: '/elsewhere' })) },
  'a huge body': { ...failed('answer too large'), replies: always(flood) },
  'an envelope of a hundred thousand fields': {
    ...failed('answer too large'),
    replies: (format) => [
      raw(JSON.stringify({ ...Object(format.text(good)), extra: manyFields }), 200, jsonType),
    ],
  },
  'a small body that unpacks into a huge one': {
    ...failed('answer too large'),
    replies: always(raw(gzipSync(' '.repeat(3_000_000)), 200, { ...jsonType, 'content-encoding': 'gzip' })),
  },
  'invalid UTF-8': {
    ...failed('not UTF-8'),
    replies: always(raw(Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d]), 200, jsonType)),
  },
}
