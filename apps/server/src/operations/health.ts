import type { FastifyInstance } from 'fastify'
import type { EnginePool } from '../engine/engine-pool.ts'
import { sendProblem } from '../problems.ts'
import type { Stopping } from './stopping.ts'

/** What decides whether a load balancer may send runners here. */
export interface Parts {
  readonly engine: Pick<EnginePool, 'isUp'>
  readonly stopping: Pick<Stopping, 'isStopping'>
  /** Null where no store is set; its absence is known then, and one that is away is no reason to send nobody. */
  readonly store: { readonly isUp: () => boolean } | null
  readonly hasPage: boolean
}

/** `/healthz`: the process answers. `/readyz`: it can make plans. Both under whatever load. */
export function healthRoutes(app: FastifyInstance, { engine, stopping, store, hasPage }: Parts): void {
  const config = { pressureHandler: () => undefined }
  app.get('/healthz', { config }, (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', { config }, (_, reply) => {
    if (stopping.isStopping()) return sendProblem(reply, 'stopping')
    if (!engine.isUp()) return sendProblem(reply, 'busy')
    return reply.header('cache-control', 'no-store').send({
      status: 'ready',
      engine: 'up',
      page: hasPage ? 'built' : 'elsewhere',
      store: store === null ? 'none' : store.isUp() ? 'up' : 'away',
    })
  })
}
