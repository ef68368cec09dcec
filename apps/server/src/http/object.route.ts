import type { PlanService } from '@race-nutrition/contract'
import { type PlainDay, refuse } from '@race-nutrition/engine'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chosenByOf, modelNameOf } from '../ai/connect.ts'
import type { Generate } from '../ai/generations.ts'
import type { Config } from '../config.ts'
import type { Caller, Engine, MadeAnswer, ModelQuestion } from '../engine/engine.ts'
import { logBug } from '../log.ts'
import type { Metrics } from '../operations/metrics.ts'
import { clientAddress } from '../store/client-address.ts'
import type { RateLimits } from '../store/shared-rate-limit.ts'
import { openAnswer } from './answer.ts'
import { lineLanguage } from './line-language.ts'
import { oneCallPerTick } from './one-call-per-tick.ts'
import { sendProblem } from './problems.ts'
import { type Call, faultOfWish, readCall } from './read-call.ts'
import { serviceNote } from './service-note.ts'

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

/** The one call: takes fifteen answers, returns the plan, or the plan with a wish in it, or a problem. */
export function objectRoute(app: FastifyInstance, config: Config, dependencies: RouteDependencies): void {
  const { connected, engine } = config.plansPerMinute
  const nextTick = oneCallPerTick()
  const share = app.createRateLimit({
    max: connected,
    timeWindow,
    ...dependencies.limiters.named('connected'),
  })
  const isWithinShare = async (request: FastifyRequest) => {
    const quota = await share(request)
    if (quota.isAllowed || !quota.isExceeded) return true
    dependencies.metrics.rateLimited('connected')
    return false
  }
  app.post<Project>(objectRoutePath, {
    config: { rateLimit: { max: engine, timeWindow, ...dependencies.limiters.named('engine') } },
    onRequest: (request, reply, next) => {
      if (request.params.projectId !== config.projectId) void sendProblem(reply, 'unknown-project')
      else if (request.headers['sec-fetch-site'] === 'cross-site') void sendProblem(reply, 'cross-site')
      else if (!isPlainUtf8(request)) void sendProblem(reply, 'wrong-type')
      else nextTick(next)
    },
    handler: async (request, reply) => {
      const read = readCall(request.body, dependencies.today())
      if (!read.ok) return sendProblem(reply, read.refused)
      const call = read.value
      const fault = faultOfWish(call)
      if (fault) return sendProblem(reply, 'unusable-answers', [fault])
      const { generate } = dependencies
      if (call.wish !== undefined && (call.mode === 'engine' || !generate))
        return sendProblem(reply, 'no-model')
      const caller: Caller = { client: clientAddress(request.ip), signal: disconnectOf(reply) }
      const planned = await dependencies.plan(call.question, caller)
      if (!planned.ok) return sendProblem(reply.header('retry-after', 1), 'busy')
      if (!planned.value.ok) return sendProblem(reply, 'unusable-answers', [...planned.value.refused])
      const own = planned.value.value
      const answer = openAnswer(request, reply, generate !== null && call.mode !== 'engine')
      const send = (made: MadeAnswer, service: PlanService) => {
        for (const finding of made.found) dependencies.metrics.auditFinding(finding)
        return answer.plan(made, service)
      }
      if (call.mode === 'engine' || !generate) return send(own, byEngine(config))
      const answerByModel = async () => {
        answer.stage('planned')
        const written = (await isWithinShare(request))
          ? await generate(questionOf(call, config, request), { ...caller, hear: answer.stage })
          : refuse('model-share-used' as const)
        if (written.ok) return send(written.value, byModel(config))
        // The engine has no plan of its own for a wish in words.
        if (call.wish !== undefined) return answer.problem(written.refused)
        return send(own, { ...byEngine(config), note: serviceNote(written.refused) })
      }
      return answerByModel().catch((error: unknown) => {
        logBug(app, error)
        // A bug in what calls the model costs its words, not the plan.
        return call.wish === undefined
          ? send(own, { ...byEngine(config), note: serviceNote('model-failed') })
          : answer.problem('unexpected')
      })
    },
  })
}

const timeWindow = '1 minute'

const questionOf = (
  { question, wish }: Call,
  { service }: Config,
  { headers }: FastifyRequest,
): ModelQuestion => ({
  ...question,
  by: chosenByOf(service),
  lang: lineLanguage(headers['accept-language']),
  ...(wish === undefined ? {} : { wish }),
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

/** Aborts when the client disconnects before its answer is sent: a closed tab, a Cancel. */
function disconnectOf(reply: FastifyReply): AbortSignal {
  const disconnect = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) disconnect.abort()
  })
  return disconnect.signal
}

/** JSON is UTF-8 (RFC 8259); another charset, or a compressed body, would be misread. */
function isPlainUtf8({ headers }: FastifyRequest<Project>): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8'
  const coding = headers['content-encoding'] ?? 'identity'
  return ['utf-8', 'utf8', 'us-ascii'].includes(charset.toLowerCase()) && coding.toLowerCase() === 'identity'
}
