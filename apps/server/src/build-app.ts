import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { PlainDay, planRace } from '@race-nutrition/engine'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { connect, modelNameOf } from './ai/ask-service.ts'
import { type Generate, generationsBy } from './ai/generations.ts'
import type { personalise as usualPersonalise } from './ai/personalise.ts'
import type { Config } from './config.ts'
import { logBug, logGeneration, logRequests } from './log.ts'
import { objectRoute } from './object.route.ts'
import { type BuiltPage, servePage } from './page.ts'
import { codeOfError, problemOf, problemType, sendProblem } from './problems.ts'
import { sendSecurityHeaders } from './security-headers.ts'

export interface Dependencies {
  readonly plan: typeof planRace
  /** In tests another than the usual, which is loaded only where a model or a service is connected. */
  readonly personalise?: typeof usualPersonalise | undefined
  /** The server's day in UTC. */
  readonly today: () => PlainDay
  /** Null: the calls alone. */
  readonly page: BuiltPage | null
  readonly logTo?: { write: (line: string) => void }
}

export async function buildApp(config: Config, dependencies: Dependencies): Promise<FastifyInstance> {
  const app = createServer(config, dependencies)
  app.decorateReply('problemCode', null)
  // JSON alone: what is no JSON is refused before it is read.
  app.removeContentTypeParser('text/plain')
  logRequests(app)
  endConnectionsOnStop(app)
  await sendSecurityHeaders(app, { alwaysHttps: false })
  app.addHook('onRequest', (request, reply, next) => {
    // Here, and not only in the handler: a body for an address that is none is not even read.
    if (request.is404) void sendNotFound(request, reply)
    else next()
  })
  app.setNotFoundHandler(sendNotFound)
  app.setErrorHandler((error, _, reply) => sendError(app, error, reply))
  await app.register(underPressure, config.limits.pressure)
  // Only outward: a small compressed body could otherwise unpack into a very large one.
  await app.register(compress, { globalDecompression: false })
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => Object.assign(new Error(), { code: 'TOO_MANY_REQUESTS', statusCode: 429 }),
  })
  // It says that the process serves, under whatever load.
  app.get('/healthz', { config: { pressureHandler: () => undefined } }, () => ({ status: 'ok' }))
  objectRoute(app, config, { ...dependencies, generate: await generationsOf(app, config, dependencies) })
  if (dependencies.page) await servePage(app, dependencies.page, config)
  return app
}

async function generationsOf(
  app: FastifyInstance,
  { service, limits }: Config,
  dependencies: Dependencies,
): Promise<Generate | null> {
  const askService = await connect(service, limits.model)
  if (!askService) return null
  const personalise = dependencies.personalise ?? (await import('./ai/personalise.ts')).personalise
  const note = logGeneration(app, modelNameOf(service))
  return generationsBy({ askService, personalise, limits: limits.model, note })
}

/**
 * A connection kept alive after the last answer would hold the stop up until its time is over; so would one on which
 * nothing was ever asked, as browsers open to have them at hand: Node does not count it as idle.
 */
function endConnectionsOnStop(app: FastifyInstance): void {
  let isStopping = false
  const open = new Set<Socket>()
  app.server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', async () => {
    isStopping = true
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  })
  app.addHook('onSend', async (_, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
}

function createServer({ limits, logLevel, trustProxy }: Config, { logTo }: Dependencies): FastifyInstance {
  const app: FastifyInstance = fastify({
    trustProxy: typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : trustProxy,
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.request,
    connectionTimeout: limits.connection,
    keepAliveTimeout: limits.keepAlive,
    http: {
      requestTimeout: limits.request,
      headersTimeout: limits.request,
      connectionsCheckingInterval: limits.lookEvery,
    },
    // What comes on an open connection while the server stops is still answered.
    return503OnClosing: false,
    logger: { level: logLevel, base: null, ...(logTo ? { stream: logTo } : {}) },
    // The framework's own lines hold addresses and messages of errors; ours are in log.ts.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, _, reply) => {
      // No hook runs for an address that cannot be read, the one that sets the security headers included.
      void reply.header('x-content-type-options', 'nosniff')
      void sendError(app, error, reply)
    },
    clientErrorHandler: (error, socket) => closeWithProblem(app, error, socket),
  })
  return app
}

function sendError(app: FastifyInstance, error: unknown, reply: FastifyReply): FastifyReply {
  const code = codeOfError(error)
  if (code === 'unexpected') logBug(app, error)
  return sendProblem(reply, code)
}

/** An address that is none; or one that is, by a method it does not have. */
function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?', 1)[0] ?? ''
  const allowed = methodsOf.find(({ at }) => at.test(path))?.methods
  if (!allowed || allowed.includes(request.method)) return sendProblem(reply, 'unknown-route')
  return sendProblem(reply.header('allow', allowed.join(', ')), 'wrong-method')
}

const methodsOf = [
  { at: /^\/api\/ai\/[^/]+\/object$/, methods: ['POST'] },
  { at: /^\/(?:healthz|index\.html|favicon\.svg|assets\/.+)?$/, methods: ['GET', 'HEAD'] },
]

/** What is too broken, too big or too slow to become a request is answered on the bare socket. */
function closeWithProblem(app: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const known = codeOfError(error)
  const code = known === 'unexpected' ? 'bad-request' : known
  const problem = problemOf(code)
  app.log.info({ method: null, route: null, status: problem.status, code, ms: null })
  const body = JSON.stringify(problem)
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    `Content-Type: ${problemType}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}
