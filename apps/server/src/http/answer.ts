import type { PlanService, ProgressStage } from '@race-nutrition/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { MadeAnswer } from '../engine/engine.ts'
import { openEventStream, wantsEvents } from './event-stream.ts'
import { type ProblemCode, sendProblem } from './problems.ts'

/** How a call is answered once its plan is made: as JSON, or as events that say first what is being done. */
export interface OpenAnswer {
  readonly stage: (stage: ProgressStage) => void
  readonly plan: (made: MadeAnswer, service: PlanService) => FastifyReply
  readonly problem: (code: ProblemCode) => FastifyReply
}

/** Events only for a client that reads them and has something to wait for. */
export function openAnswer(request: FastifyRequest, reply: FastifyReply, isSlow: boolean): OpenAnswer {
  if (!isSlow || !wantsEvents(request)) {
    return {
      stage: () => undefined,
      plan: ({ answer }, service) =>
        reply
          .header('cache-control', 'no-store')
          .type('application/json; charset=utf-8')
          .send(Buffer.concat(withService(answer, service))),
      problem: (code) => sendProblem(reply, code),
    }
  }
  const stream = openEventStream(reply)
  return {
    stage: stream.stage,
    plan: ({ answer }, service) => {
      stream.plan(withService(answer, service))
      return reply
    },
    problem: (code) => {
      reply.problemCode = code
      stream.problem(code)
      return reply
    },
  }
}

const endOfObject = 1

/** The bytes as the worker made them, with `service` appended as the last field, so that nothing is parsed again. */
const withService = (answer: Uint8Array, service: PlanService): Uint8Array[] => [
  answer.subarray(0, -endOfObject),
  Buffer.from(`,"service":${JSON.stringify(service)}}`),
]
