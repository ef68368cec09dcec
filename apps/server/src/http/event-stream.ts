import { PassThrough } from 'node:stream'
import type { ProgressStage } from '@race-nutrition/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ProblemCode, problemOf } from './problems.ts'

/** Milliseconds between two signs of life: proxies cut connections that are idle for longer. */
const heartbeat = 15_000

export interface EventStream {
  readonly stage: (stage: ProgressStage) => void
  /** The last event: the JSON of the answer, in parts that are sent one after the other. */
  readonly plan: (answer: readonly Uint8Array[]) => void
  readonly problem: (code: ProblemCode) => void
}

/** Whether the client reads server-sent events: it names them, and not behind a weight of zero. */
export const wantsEvents = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  (headers.accept ?? '')
    .split(',')
    .some((part) => /^\s*text\/event-stream\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:;|$)).*)?$/iu.test(part))

/** Answers with 200 and events from here on. The JSON of a plan holds no line break, so that it is one line of data. */
export function openEventStream(reply: FastifyReply): EventStream {
  const stream = new PassThrough()
  const beats = setInterval(() => stream.write(': still here\n\n'), heartbeat)
  stream.once('close', () => clearInterval(beats))
  void reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    // Also for proxies that collect or compress what they pass on.
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(stream)
  const end = (event: string, data: readonly Uint8Array[]) => {
    // A slow client reads on after the end, and nothing may be written then.
    clearInterval(beats)
    stream.write(`event: ${event}\ndata: `)
    for (const part of data) stream.write(part)
    stream.end('\n\n')
  }
  return {
    stage: (stage) => void stream.write(`event: stage\ndata: ${JSON.stringify({ stage })}\n\n`),
    plan: (answer) => end('plan', answer),
    problem: (code) => end('problem', [Buffer.from(JSON.stringify(problemOf(code, reply.request.id)))]),
  }
}
