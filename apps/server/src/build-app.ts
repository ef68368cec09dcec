import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { PlainDay } from '@race-nutrition/engine'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { circuitBreaker } from './ai/circuit-breaker.ts'
import { connect, identityOf, modelNameOf } from './ai/connect.ts'
import { type Budget, localBudget, shareOf } from './ai/budget.ts'
import { type Generate, createGenerations } from './ai/generations.ts'
import type { Config } from './config.ts'
import type { EnginePool } from './engine/engine-pool.ts'
import { cachePlans } from './engine/plan-cache.ts'
import { closeWithProblem, refuseExpectations } from './http/socket-errors.ts'
import { checkHosts, warnOfUntrustedProxy } from './http/check-hosts.ts'
import { logBug, logGeneration, logRequests } from './log.ts'
import { objectRoute } from './http/object.route.ts'
import { countGeneration, countRequests } from './operations/record-metrics.ts'
import { healthRoutes } from './operations/health.ts'
import { noMetrics } from './operations/metrics-noop.ts'
import type { Metrics } from './operations/metrics.ts'
import { type GracefulShutdown, gracefulShutdown } from './operations/graceful-shutdown.ts'
import { type BuiltPage, servePage } from './http/page.ts'
import { codeOfError, sendProblem } from './http/problems.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'
import { shareGenerations } from './store/share-generations.ts'
import { openStore, type Store } from './store/open-store.ts'
import { rateLimits } from './store/shared-rate-limit.ts'
import { sharedBudget } from './store/shared-budget.ts'

export interface Dependencies {
  readonly engine: EnginePool
  /** The server's day in UTC. */
  readonly today: () => PlainDay
  /** Null: the API alone. */
  readonly page: BuiltPage | null
  readonly metrics?: Metrics
  readonly logTo?: { write: (line: string) => void }
}

export interface App {
  readonly app: FastifyInstance
  readonly stop: GracefulShutdown['stop']
}

export async function buildApp(config: Config, dependencies: Dependencies): Promise<App> {
  const { engine, today, page, metrics = noMetrics } = dependencies
  const app = createServer(config, dependencies)
  const shutdown = gracefulShutdown(app)
  app.decorateReply('problemCode', null)
  // JSON only: anything else is refused before its body is read.
  app.removeContentTypeParser('text/plain')
  refuseExpectations(app)
  logRequests(app)
  countRequests(app, metrics)
  metrics.watch('stopping', shutdown.isStopping)
  metrics.watch('engine_queue_length', engine.waiting)
  warnOfUntrustedProxy(app, config.trustProxy)
  await sendSecurityHeaders(app, { alwaysHttps: config.hsts })
  checkHosts(app, config.allowedHosts)
  app.addHook('onRequest', (request, reply, next) => {
    // Here, and not only in the handler, so that a body for an unknown path is not even read.
    if (request.is404) void sendNotFound(request, reply)
    else next()
  })
  app.setNotFoundHandler(sendNotFound)
  app.setErrorHandler((error, _, reply) => sendError(app, error, reply))
  await app.register(underPressure, config.limits.pressure)
  // Responses only: a small compressed request body could unpack into a very large one.
  await app.register(compress, { globalDecompression: false })
  const shared = openSharing(app, config.sharing)
  const limiters = rateLimits(shared)
  await app.register(rateLimit, {
    ...limiters.plugin,
    global: false,
    onExceeded: () => metrics.rateLimited('engine'),
    errorResponseBuilder: () => Object.assign(new Error(), { code: 'TOO_MANY_REQUESTS', statusCode: 429 }),
  })
  healthRoutes(app, { engine, shutdown, store: shared?.store ?? null, hasPage: page !== null })
  objectRoute(app, config, {
    plan: cachePlans(engine, config.limits.planCache, metrics.engineAnswer),
    today,
    metrics,
    limiters,
    generate: await generationsOf({ app, config, engine, metrics, shared }),
  })
  if (shared) metrics.watch('store_up', shared.store.isUp)
  if (page) await servePage(app, page, config)
  app.addHook('onClose', engine.close)
  return { app, stop: shutdown.stop }
}

/** What instances share, if they do. */
interface Sharing {
  readonly store: Store
  readonly secret: string
}

function openSharing(app: FastifyInstance, { store: access }: Config['sharing']): Sharing | null {
  if (!access) return null
  const store = openStore(access, (note) => app.log.warn(note))
  app.addHook('onClose', store.close)
  return { store, secret: access.secret }
}

interface GenerationParts {
  readonly app: FastifyInstance
  readonly config: Config
  readonly engine: EnginePool
  readonly metrics: Metrics
  readonly shared: Sharing | null
}

async function generationsOf({
  app,
  config,
  engine,
  metrics,
  shared,
}: GenerationParts): Promise<Generate | null> {
  const { service } = config
  const limits = config.limits.model
  const askService = await connect(service, limits)
  if (!askService) return null
  const budget = budgetOf(config, shared)
  const circuit = circuitBreaker(askService, limits.circuit, Date.now)
  const [log, count] = [logGeneration(app, modelNameOf(service)), countGeneration(metrics, service)]
  const generations = createGenerations({
    askService: circuit.ask,
    engine,
    limits,
    budget,
    identity: identityOf(service),
    note: (note) => {
      log(note)
      count(note)
    },
    joined: () => metrics.aiJoined('instance'),
    shareAcrossInstances:
      shared &&
      shareGenerations(
        shared.store,
        shared.secret,
        (role) => role === 'followed' && metrics.aiJoined('store'),
      ),
  })
  metrics.watch('ai_budget_used_ratio', budget.used)
  metrics.watch('ai_circuit_open', circuit.isOpen)
  metrics.watch('ai_queue_length', generations.waiting)
  metrics.watch('ai_inflight', generations.running)
  return generations.generate
}

function budgetOf({ sharing, limits }: Config, shared: Sharing | null): Budget {
  const budget = { ...sharing.budget, reserve: limits.model.reservedTokens }
  return shared
    ? sharedBudget(shared.store, budget, sharing.instances, Date.now)
    : localBudget(shareOf(budget, sharing.instances), Date.now)
}

function createServer({ limits, logLevel, trustProxy }: Config, { logTo }: Dependencies): FastifyInstance {
  const app: FastifyInstance = fastify({
    trustProxy: typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : trustProxy,
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.request,
    connectionTimeout: limits.connection,
    keepAliveTimeout: limits.keepAlive,
    genReqId: () => randomUUID(),
    http: {
      requestTimeout: limits.request,
      headersTimeout: limits.request,
      connectionsCheckingInterval: limits.connectionsCheck,
      // Refused by `checkHosts`, with a problem as body.
      requireHostHeader: false,
    },
    // Requests on open connections are still answered while the server stops.
    return503OnClosing: false,
    logger: { level: logLevel, base: null, ...(logTo ? { stream: logTo } : {}) },
    // The framework's own log lines contain addresses and error messages; ours are in log.ts.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => {
      // No hook runs for a malformed URL, so its headers are set here.
      void reply.headers({ 'x-content-type-options': 'nosniff', 'x-request-id': request.id })
      void sendError(app, error, reply)
    },
    clientErrorHandler: (error, socket) => closeWithProblem(app, error, socket),
  })
  return app
}

function sendError(app: FastifyInstance, error: unknown, reply: FastifyReply): FastifyReply {
  const code = codeOfError(error)
  if (code === 'unexpected') logBug(app, error)
  const range = rangeOf(error)
  if (range) void reply.header('content-range', range)
  return sendProblem(reply, code)
}

/** The length of the file whose requested range is not satisfiable (RFC 9110, 15.5.17). */
const rangeOf = (error: unknown) =>
  (error as { headers?: Readonly<Record<string, string>> }).headers?.['Content-Range']

/** An unknown path, or a known one with a method that it does not allow. */
function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?', 1)[0] ?? ''
  const allowed = methodsOf.find(({ at }) => at.test(path))?.methods
  if (!allowed || allowed.includes(request.method)) return sendProblem(reply, 'unknown-route')
  return sendProblem(reply.header('allow', allowed.join(', ')), 'wrong-method')
}

const methodsOf = [
  { at: /^\/api\/ai\/[^/]+\/object$/, methods: ['POST'] },
  {
    at: /^\/(?:healthz|readyz|index\.html|sw\.js|manifest\.webmanifest|favicon\.svg|(?:assets|icons)\/.+)?$/,
    methods: ['GET', 'HEAD'],
  },
]
