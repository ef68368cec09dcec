import { type AnswerProblem, type PlanAnswer, planCall } from '@race-nutrition/contract'
import {
  daysBetween,
  type PlainDay,
  type Questionnaire,
  readIsoDay,
  type Refusal,
  sayRefusal,
} from '@race-nutrition/engine'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from './build-app.ts'
import type { Config } from './config.ts'
import { type ProblemCode, sendProblem } from './problems.ts'

const objectRoutePath = '/api/ai/:projectId/object'

interface Project {
  Params: { projectId: string }
}

/** The one call: fifteen answers in, the plan out, or why not. */
export function objectRoute(app: FastifyInstance, config: Config, dependencies: Dependencies): void {
  app.post<Project>(objectRoutePath, {
    config: { rateLimit: { max: config.plansPerMinute, timeWindow: '1 minute' } },
    onRequest: (request, reply, next) => {
      if (request.params.projectId !== config.projectId) void sendProblem(reply, 'unknown-project')
      else if (!isPlainUtf8(request)) void sendProblem(reply, 'wrong-type')
      else next()
    },
    handler: (request, reply) => answer(request.body, reply, config, dependencies),
  })
}

function answer(
  body: unknown,
  reply: FastifyReply,
  config: Config,
  dependencies: Dependencies,
): FastifyReply {
  const call = planCall.safeParse(body)
  if (!call.success) return sendProblem(reply, 'not-a-request')
  const today = dayOfTheRunner(call.data.today, dependencies.today())
  if (typeof today === 'string') return sendProblem(reply, today)
  // Read by nobody yet, and typed as if it were: the engine's first stage refuses, by name, what is no text.
  const planned = dependencies.plan(call.data.questionnaire as Questionnaire, today)
  if (!planned.ok) return sendProblem(reply, 'unusable-answers', planned.refused.map(answerProblem))
  const { plan, details, audit } = planned.value
  const planAnswer: PlanAnswer = {
    object: plan,
    details,
    audit,
    service: { platform: config.platformName, mode: 'engine', model: null },
  }
  return reply.header('cache-control', 'no-store').send(planAnswer)
}

/** Somewhere on earth it is tomorrow, and somewhere yesterday; further off, a clock is wrong and race week would be too. */
function dayOfTheRunner(given: string | undefined, today: PlainDay): PlainDay | ProblemCode {
  if (given === undefined) return today
  const day = readIsoDay(given)
  if (!day) return 'not-a-day'
  return Math.abs(daysBetween({ from: today, until: day })) <= 1 ? day : 'day-too-far'
}

const answerProblem = (refusal: Refusal): AnswerProblem => ({
  field: refusal.field,
  code: refusal.code,
  message: sayRefusal(refusal),
})

/** JSON is UTF-8 (RFC 8259); another charset, or a compressed body, would be read as something it is not. */
function isPlainUtf8({ headers }: FastifyRequest<Project>): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8'
  const coding = headers['content-encoding'] ?? 'identity'
  return ['utf-8', 'utf8', 'us-ascii'].includes(charset.toLowerCase()) && coding.toLowerCase() === 'identity'
}
