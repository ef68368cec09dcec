import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './problems.ts'

/**
 * Requires exactly one Host header and, if a list is set, one of its names. Node refuses a missing one without a body and
 * accepts two; and another site could reach a server at home through a name of its own (DNS rebinding).
 */
export function checkHosts(app: FastifyInstance, allowed: readonly string[] | null): void {
  app.addHook('onRequest', (request, reply, next) => {
    const hosts = hostsOf(request)
    if (hosts.length > 1 || (hosts.length === 0 && request.raw.httpVersion === '1.1')) {
      void sendProblem(reply, 'no-host')
    } else if (allowed && !isProbe(request) && !allowed.includes(nameOf(request))) {
      void sendProblem(reply, 'wrong-host')
    } else next()
  })
}

function hostsOf({ raw }: FastifyRequest): string[] {
  return raw.rawHeaders.filter((_, at) => at % 2 === 1 && raw.rawHeaders[at - 1]?.toLowerCase() === 'host')
}

/** Load balancers request these by the address of the machine. */
const isProbe = ({ routeOptions }: FastifyRequest) => ['/healthz', '/readyz'].includes(routeOptions.url ?? '')

/** Without port and trailing dot; behind a trusted proxy, the name that the client sent to the proxy. */
const nameOf = (request: FastifyRequest) => request.hostname.toLowerCase().replace(/\.$/, '')

/** Warns once: without TRUST_PROXY all runners behind a proxy are one client and share its limits. */
export function warnOfUntrustedProxy(app: FastifyInstance, trustProxy: unknown): void {
  if (trustProxy !== false) return
  let isWarned = false
  app.addHook('onRequest', (request, _: FastifyReply, next) => {
    if (!isWarned && request.headers['x-forwarded-for'] !== undefined) {
      isWarned = true
      app.log.warn({ setting: 'TRUST_PROXY', because: 'X-Forwarded-For came and no proxy is trusted' })
    }
    next()
  })
}
