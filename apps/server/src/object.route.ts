import { type PlanService, planCall } from '@race-nutrition/contract'
import {
  daysBetween,
  ok,
  type PlainDay,
  type Questionnaire,
  readIsoDay,
  type Result,
  refuse,
} from '@race-nutrition/engine'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { modelNameOf } from './ai/ask-service.ts'
import type { Generate } from './ai/generations.ts'
import type { WriterFault } from './ai/writer.ts'
import type { Config } from './config.ts'
import type { Asker, Engine, MadeAnswer, Question } from './engine/engine.ts'
import type { Metrics } from './operations/metrics.ts'
import { oneAtATurn } from './http/one-at-a-turn.ts'
import { logBug } from './log.ts'
import { type ProblemCode, sendProblem } from './problems.ts'
import { serviceNote } from './service-note.ts'
import { clientOf } from './store/client-of.ts'
import type { RateLimits } from './store/shared-rate-limit.ts'

const objectRoutePath = '/api/ai/:projectId/object'

interface Project {
  Params: { projectId: string }
}

/** What the route needs: the engine, the day, and whoever writes over the engine's plan, if anybody does. */
export interface Means {
  readonly plan: Engine['plan']
  readonly today: () => PlainDay
  readonly generate: Generate | null
  readonly limiters: Pick<RateLimits, 'named'>
  readonly metrics: Pick<Metrics, 'rateLimited' | 'auditFinding'>
}

/** The one call: fifteen answers in, the plan out, or why not. */
export function objectRoute(app: FastifyInstance, config: Config, means: Means): void {
  const { connected, engine } = config.plansPerMinute
  const inTurn = oneAtATurn()
  const share = app.createRateLimit({ max: connected, timeWindow, ...means.limiters.named('connected') })
  app.post<Project>(objectRoutePath, {
    config: { rateLimit: { max: engine, timeWindow, ...means.limiters.named('engine') } },
    onRequest: (request, reply, next) => {
      if (request.params.projectId !== config.projectId) void sendProblem(reply, 'unknown-project')
      else if (request.headers['sec-fetch-site'] === 'cross-site') void sendProblem(reply, 'cross-site')
      else if (!isPlainUtf8(request)) void sendProblem(reply, 'wrong-type')
      else inTurn(next)
    },
    handler: async (request, reply) => {
      const send = (made: MadeAnswer, service: PlanService) => {
        for (const finding of made.found) means.metrics.auditFinding(finding)
        return sendAnswer(reply, made, service)
      }
      const call = readCall(request.body, means.today())
      if (!call.ok) return sendProblem(reply, call.refused)
      const { question, mode } = call.value
      const asker: Asker = { client: clientOf(request.ip), left: leavingOf(reply) }
      const planned = await means.plan(question, asker)
      if (!planned.ok) return sendLater(reply, 'busy', 1)
      if (!planned.value.ok) return sendProblem(reply, 'unusable-answers', [...planned.value.refused])
      const own = planned.value.value
      if (mode === 'engine' || !means.generate) return send(own, byEngine(config))
      const left = await share(request)
      if (!left.isAllowed && left.isExceeded) {
        means.metrics.rateLimited('connected')
        return send(own, { ...byEngine(config), note: serviceNote('model-share-used') })
      }
      const written = await means.generate(question, asker).catch((error: unknown) => {
        logBug(app, error)
        return refuse<WriterFault>('model-failed')
      })
      return written.ok
        ? send(written.value, byModel(config))
        : send(own, { ...byEngine(config), note: serviceNote(written.refused) })
    },
  })
}

const timeWindow = '1 minute'

interface Call {
  readonly question: Question
  readonly mode?: 'engine' | undefined
}

function readCall(body: unknown, today: PlainDay): Result<Call, ProblemCode> {
  const call = planCall.safeParse(body)
  if (!call.success) return refuse('not-a-request')
  const day = dayOfTheRunner(call.data.today, today)
  if (typeof day === 'string') return refuse(day)
  // Read by nobody yet, and typed as if it were: the engine's first stage refuses, by name, what is not a text.
  const answers = call.data.questionnaire as Questionnaire
  return ok({ question: { answers, today: day }, mode: call.data.mode })
}

const endOfObject = 1

/** The bytes as the worker made them, and whose they are: as the last field, so that nothing is read again. */
function sendAnswer(reply: FastifyReply, { answer }: MadeAnswer, service: PlanService): FastifyReply {
  const rest = Buffer.from(`,"service":${JSON.stringify(service)}}`)
  return reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(Buffer.concat([answer.subarray(0, -endOfObject), rest]))
}

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

/** JSON is UTF-8 (RFC 8259); another charset, or a compressed body, would be read as something it is not. */
function isPlainUtf8({ headers }: FastifyRequest<Project>): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8'
  const coding = headers['content-encoding'] ?? 'identity'
  return ['utf-8', 'utf8', 'us-ascii'].includes(charset.toLowerCase()) && coding.toLowerCase() === 'identity'
}
