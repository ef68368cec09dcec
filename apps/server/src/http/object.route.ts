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
import { modelNameOf } from '../ai/connect.ts'
import type { Generate } from '../ai/generations.ts'
import type { WriterFault } from '../ai/writer.ts'
import type { Config } from '../config.ts'
import type { Caller, Engine, MadeAnswer, Question } from '../engine/engine.ts'
import type { Metrics } from '../operations/metrics.ts'
import { oneCallPerTick } from './one-call-per-tick.ts'
import { logBug } from '../log.ts'
import { type ProblemCode, sendProblem } from './problems.ts'
import { serviceNote } from './service-note.ts'
import { clientAddress } from '../store/client-address.ts'
import type { RateLimits } from '../store/shared-rate-limit.ts'

const objectRoutePath = '/api/ai/:projectId/object'

interface Project {
  Params: { projectId: string }
}

/** What the route needs; `generate` is null when no service is connected. */
export interface RouteDependencies {
  readonly plan: Engine['plan']
  readonly today: () => PlainDay
  readonly generate: Generate | null
  readonly limiters: Pick<RateLimits, 'named'>
  readonly metrics: Pick<Metrics, 'rateLimited' | 'auditFinding'>
}

/** The one call: takes fifteen answers, returns the plan or a problem. */
export function objectRoute(app: FastifyInstance, config: Config, dependencies: RouteDependencies): void {
  const { connected, engine } = config.plansPerMinute
  const nextTick = oneCallPerTick()
  const share = app.createRateLimit({
    max: connected,
    timeWindow,
    ...dependencies.limiters.named('connected'),
  })
  app.post<Project>(objectRoutePath, {
    config: { rateLimit: { max: engine, timeWindow, ...dependencies.limiters.named('engine') } },
    onRequest: (request, reply, next) => {
      if (request.params.projectId !== config.projectId) void sendProblem(reply, 'unknown-project')
      else if (request.headers['sec-fetch-site'] === 'cross-site') void sendProblem(reply, 'cross-site')
      else if (!isPlainUtf8(request)) void sendProblem(reply, 'wrong-type')
      else nextTick(next)
    },
    handler: async (request, reply) => {
      const send = (made: MadeAnswer, service: PlanService) => {
        for (const finding of made.found) dependencies.metrics.auditFinding(finding)
        return sendAnswer(reply, made, service)
      }
      const call = readCall(request.body, dependencies.today())
      if (!call.ok) return sendProblem(reply, call.refused)
      const { question, mode } = call.value
      const caller: Caller = { client: clientAddress(request.ip), signal: disconnectOf(reply) }
      const planned = await dependencies.plan(question, caller)
      if (!planned.ok) return sendLater(reply, 'busy', 1)
      if (!planned.value.ok) return sendProblem(reply, 'unusable-answers', [...planned.value.refused])
      const own = planned.value.value
      if (mode === 'engine' || !dependencies.generate) return send(own, byEngine(config))
      const quota = await share(request)
      if (!quota.isAllowed && quota.isExceeded) {
        dependencies.metrics.rateLimited('connected')
        return send(own, { ...byEngine(config), note: serviceNote('model-share-used') })
      }
      const written = await dependencies.generate(question, caller).catch((error: unknown) => {
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
  // Not validated yet, only typed so: the engine's first stage refuses, by name, what is not a text.
  const answers = call.data.questionnaire as Questionnaire
  return ok({ question: { answers, today: day, preferences: call.data.preferences }, mode: call.data.mode })
}

const endOfObject = 1

/** The bytes as the worker made them, with `service` appended as the last field, so that nothing is parsed again. */
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

/** Aborts when the client disconnects before its answer is sent: a closed tab, a Cancel. */
function disconnectOf(reply: FastifyReply): AbortSignal {
  const disconnect = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) disconnect.abort()
  })
  return disconnect.signal
}

/** Somewhere on earth it is tomorrow, and somewhere yesterday; beyond that the clock is wrong, and race week would be too. */
function dayOfTheRunner(given: string | undefined, today: PlainDay): PlainDay | ProblemCode {
  if (given === undefined) return today
  const day = readIsoDay(given)
  if (!day) return 'not-a-day'
  return Math.abs(daysBetween({ from: today, until: day })) <= 1 ? day : 'day-too-far'
}

/** JSON is UTF-8 (RFC 8259); another charset, or a compressed body, would be misread. */
function isPlainUtf8({ headers }: FastifyRequest<Project>): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8'
  const coding = headers['content-encoding'] ?? 'identity'
  return ['utf-8', 'utf8', 'us-ascii'].includes(charset.toLowerCase()) && coding.toLowerCase() === 'identity'
}
