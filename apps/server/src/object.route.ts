import { type AnswerProblem, type PlanAnswer, type PlanService, planCall } from '@race-nutrition/contract'
import {
  daysBetween,
  ok,
  type PlainDay,
  type Questionnaire,
  type RacePlan,
  readIsoDay,
  type Refusal,
  type Result,
  refuse,
  sayRefusal,
} from '@race-nutrition/engine'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { modelNameOf } from './ai/ask-service.ts'
import type { Generate, Unwritten } from './ai/generations.ts'
import type { Given, Personalised } from './ai/personalise.ts'
import type { Dependencies } from './build-app.ts'
import type { Config } from './config.ts'
import { type ProblemCode, sendProblem } from './problems.ts'

const objectRoutePath = '/api/ai/:projectId/object'

interface Project {
  Params: { projectId: string }
}

/** What the route needs: the engine, the day, and whoever writes over the engine's plan, if anybody does. */
interface Means extends Pick<Dependencies, 'plan' | 'today'> {
  readonly generate: Generate | null
}

/** The one call: fifteen answers in, the plan out, or why not. */
export function objectRoute(app: FastifyInstance, config: Config, means: Means): void {
  const { connected, engine } = config.plansPerMinute
  const share = app.createRateLimit({ max: connected, timeWindow })
  app.post<Project>(objectRoutePath, {
    config: { rateLimit: { max: engine, timeWindow } },
    onRequest: (request, reply, next) => {
      if (request.params.projectId !== config.projectId) void sendProblem(reply, 'unknown-project')
      else if (!isPlainUtf8(request)) void sendProblem(reply, 'wrong-type')
      else next()
    },
    handler: async (request, reply) => {
      const asked = readCall(request.body, means)
      if (!asked.ok) return sendProblem(reply, asked.refused.code, asked.refused.errors)
      const { given, mode } = asked.value
      if (mode === 'engine' || !means.generate) return sendPlan(reply, given.planned, byEngine(config))
      const left = await share(request)
      if (!left.isAllowed && left.isExceeded) return sendLater(reply, 'too-many-requests', left.ttlInSeconds)
      const written = await means.generate(given, leavingOf(reply))
      if (!written.ok) return sendUnwritten(reply, written.refused)
      return sendPlan(reply, withReplaced(written.value, given.planned), byModel(config))
    },
  })
}

const timeWindow = '1 minute'

interface Refused {
  readonly code: ProblemCode
  readonly errors?: AnswerProblem[]
}

/** The call as it was meant, with the engine's plan for it: refused answers are refused before anybody is asked. */
function readCall(
  body: unknown,
  { plan, today }: Means,
): Result<{ given: Given; mode?: 'engine' | undefined }, Refused> {
  const call = planCall.safeParse(body)
  if (!call.success) return refuse({ code: 'not-a-request' })
  const day = dayOfTheRunner(call.data.today, today())
  if (typeof day === 'string') return refuse({ code: day })
  // Read by nobody yet, and typed as if it were: the engine's first stage refuses, by name, what is no text.
  const answers = call.data.questionnaire as Questionnaire
  const planned = plan(answers, day)
  if (!planned.ok) return refuse({ code: 'unusable-answers', errors: planned.refused.map(answerProblem) })
  return ok({ given: { answers, planned: planned.value, today: day }, mode: call.data.mode })
}

function sendPlan(
  reply: FastifyReply,
  { plan, details, audit }: RacePlan,
  service: PlanService,
): FastifyReply {
  const planAnswer: PlanAnswer = { object: plan, details, audit, service }
  return reply.header('cache-control', 'no-store').send(planAnswer)
}

/** What stands in for the model's words is told beside what the checks found. */
const withReplaced = ({ plan, audit, replaced }: Personalised, { details }: RacePlan): RacePlan => ({
  plan,
  details,
  audit: { ...audit, findings: [...audit.findings, ...replaced] },
})

const byEngine = ({ platformName }: Config): PlanService => ({
  platform: platformName,
  mode: 'engine',
  model: null,
})

const byModel = ({ platformName, service }: Config): PlanService => ({
  platform: platformName,
  mode: 'ai',
  model: modelNameOf(service),
})

function sendUnwritten(reply: FastifyReply, { fault, retryAfter }: Unwritten): FastifyReply {
  return fault === 'model-busy' ? sendLater(reply, fault, retryAfter) : sendProblem(reply, fault)
}

const sendLater = (reply: FastifyReply, code: ProblemCode, seconds: number) =>
  sendProblem(reply.header('retry-after', Math.max(1, seconds)), code)

/** Aborts where the client goes before its answer is out: a closed tab, a Cancel. */
function leavingOf(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort()
  })
  return leaving.signal
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
