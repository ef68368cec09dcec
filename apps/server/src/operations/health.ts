import type { FastifyInstance } from 'fastify'
import type { EnginePool } from '../engine/engine-pool.ts'
import { sendProblem } from '../http/problems.ts'
import type { GracefulShutdown } from './graceful-shutdown.ts'

/** What decides whether a load balancer may send requests here. */
export interface HealthDependencies {
  readonly engine: Pick<EnginePool, 'isUp'>
  readonly shutdown: Pick<GracefulShutdown, 'isStopping'>
  /** Null when no store is configured. A store that is down does not make the instance unready. */
  readonly store: { readonly isUp: () => boolean } | null
  readonly hasPage: boolean
}

/** `/healthz`: the process answers. `/readyz`: it can make plans. Both answer under any load. */
export function healthRoutes(
  app: FastifyInstance,
  { engine, shutdown, store, hasPage }: HealthDependencies,
): void {
  const config = { pressureHandler: () => undefined }
  app.get('/healthz', { config }, (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', { config }, (_, reply) => {
    if (shutdown.isStopping()) return sendProblem(reply, 'stopping')
    if (!engine.isUp()) return sendProblem(reply, 'busy')
    return reply.header('cache-control', 'no-store').send({
      status: 'ready',
      engine: 'up',
      page: hasPage ? 'built' : 'elsewhere',
      store: store === null ? 'none' : store.isUp() ? 'up' : 'away',
    })
  })
}
