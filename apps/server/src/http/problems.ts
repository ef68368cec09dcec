import type { AnswerProblem, Problem } from '@race-nutrition/contract'
import type { FastifyReply } from 'fastify'

declare module 'fastify' {
  interface FastifyReply {
    /** For the log, which contains no other part of the response. */
    problemCode: ProblemCode | null
  }
}

/** Every error of the server, its status and its words. None contains text of a client. */
const problems = {
  'not-json': {
    status: 400,
    title: 'The request is not JSON',
    detail: 'Send one JSON object in the body.',
  },
  'not-a-request': {
    status: 400,
    title: 'The request cannot be read',
    detail:
      'The body needs "questionnaire", an object of answers; "today" is a text and "mode", if given, is "engine".',
  },
  // Not 422: `today` is not an answer of the runner, and no field of the form could show it.
  'not-a-day': {
    status: 400,
    title: 'The day cannot be read',
    detail: '"today" must be a day of the calendar, written YYYY-MM-DD.',
  },
  'day-too-far': {
    status: 400,
    title: 'The day is not today anywhere',
    detail:
      '"today" may differ by one day from the day of this server (UTC). Please check the clock of the device.',
  },
  'bad-address': {
    status: 400,
    title: 'The address cannot be read',
    detail: 'It holds a broken % sequence.',
  },
  'bad-request': { status: 400, title: 'The request cannot be read', detail: 'It is not proper HTTP.' },
  'no-host': {
    status: 400,
    title: 'The request names no host',
    detail: 'Send one Host header.',
  },
  'cross-site': {
    status: 403,
    title: 'Another site asked for this',
    detail: 'The call is for the page of this server, and for clients that are not browsers.',
  },
  'unknown-project': {
    status: 404,
    title: 'No such project',
    detail: 'This server answers for another project.',
  },
  'unknown-route': { status: 404, title: 'Nothing is here', detail: 'This address leads to nothing.' },
  'wrong-method': {
    status: 405,
    title: 'This method is not for this address',
    detail: 'The Allow header names those that are.',
  },
  'too-slow': {
    status: 408,
    title: 'The request took too long',
    detail: 'It did not come in whole in time.',
  },
  'body-too-large': {
    status: 413,
    title: 'The request is too large',
    detail: 'The body may hold 64 KiB at most.',
  },
  'wrong-type': {
    status: 415,
    title: 'The request has the wrong type',
    detail: 'Send application/json in UTF-8, not compressed.',
  },
  'no-such-range': {
    status: 416,
    title: 'The range is not in the file',
    detail: 'Ask for bytes that the file has, or for the whole file.',
  },
  'unmet-expectation': {
    status: 417,
    title: 'The expectation cannot be met',
    detail: 'Leave the Expect header out, or send "100-continue".',
  },
  'wrong-host': {
    status: 421,
    title: 'This server is not that host',
    detail: 'The Host header names a host that is not served here.',
  },
  'unusable-answers': {
    status: 422,
    title: 'Some answers cannot be used',
    detail: 'Each is named in "errors", with what would work.',
  },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    detail: 'Please wait for as long as the Retry-After header says.',
  },
  'headers-too-large': {
    status: 431,
    title: 'The headers are too large',
    detail: 'Send fewer or shorter headers.',
  },
  unexpected: {
    status: 500,
    title: 'Something went wrong',
    detail: 'This is a fault of the server, not of the request.',
  },
  'no-model': {
    status: 501,
    title: 'No AI model is connected',
    detail: 'A wish in words needs one. The settings of a plan do not.',
  },
  'model-failed': {
    status: 502,
    title: 'The AI model gave no usable answer',
    detail: 'Please try again, or in other words.',
  },
  'model-too-slow': {
    status: 504,
    title: 'The AI model took too long',
    detail: 'Please try again, or in fewer words.',
  },
  'model-share-used': {
    status: 429,
    title: 'The AI model has been asked often from here',
    detail: 'Please try again in a minute.',
  },
  'model-busy': {
    status: 503,
    title: 'The AI model is busy',
    detail: 'Please try again in a minute.',
  },
  'model-away': {
    status: 503,
    title: 'The AI model is not available at the moment',
    detail: 'Please try again in a minute.',
  },
  'model-over-budget': {
    status: 503,
    title: 'The AI model has reached its limit for now',
    detail: 'Please try again later.',
  },
  busy: { status: 503, title: 'The server is busy', detail: 'Please try again in a moment.' },
  stopping: { status: 503, title: 'The server is stopping', detail: 'Another instance may answer.' },
} as const satisfies Record<string, Omit<Problem, 'type'>>

export type ProblemCode = keyof typeof problems

export const problemType = 'application/problem+json'

/** `id`: of the request, as in the response header and the log. */
export function problemOf(code: ProblemCode, id: string, errors?: AnswerProblem[]): Problem {
  const problem = {
    type: `urn:problem-type:race-nutrition:${code}`,
    ...problems[code],
    instance: `urn:uuid:${id}`,
  }
  return errors ? { ...problem, errors } : problem
}

export function sendProblem(reply: FastifyReply, code: ProblemCode, errors?: AnswerProblem[]): FastifyReply {
  const problem = problemOf(code, reply.request.id, errors)
  reply.problemCode = code
  return reply
    .code(problem.status)
    .header('content-type', problemType)
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem))
}

/** Maps errors of the framework and its plugins; any other error is a bug of ours. */
export function codeOfError(error: unknown): ProblemCode {
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown }
  const known = typeof code === 'string' ? codesOfErrors[code] : undefined
  if (known) return known
  if (statusCode === 416) return 'no-such-range'
  if (statusCode === 403 || statusCode === 404) return 'unknown-route'
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
    ? 'bad-request'
    : 'unexpected'
}

const codesOfErrors: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'not-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'not-json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-type',
  FST_ERR_BAD_URL: 'bad-address',
  FST_ERR_MAX_PARAM_LENGTH: 'unknown-route',
  FST_UNDER_PRESSURE: 'busy',
  TOO_MANY_REQUESTS: 'too-many-requests',
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
}
