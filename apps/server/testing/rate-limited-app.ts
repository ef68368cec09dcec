import rateLimit from '@fastify/rate-limit'
import fastify from 'fastify'
import type { RateLimits } from '../src/store/shared-rate-limit.ts'

const timeWindow = '1 minute'

/** Two limits as in the service: one of a route, and one that a handler checks itself. */
export async function rateLimitedApp({ plugin, named }: RateLimits, most: { engine: number; model: number }) {
  const app = fastify()
  await app.register(rateLimit, { global: false, ...plugin })
  const checkModelLimit = app.createRateLimit({ ...named('model'), max: most.model, timeWindow })
  const limit = { ...named('engine'), max: most.engine, timeWindow }
  app.get('/engine', { config: { rateLimit: limit } }, () => 'planned')
  app.get('/model', async (request, reply) => {
    const share = await checkModelLimit(request)
    return reply.code(!share.isAllowed && share.isExceeded ? 429 : 200).send()
  })
  return {
    close: () => app.close(),
    /** The status codes of requests made one after the other from this address. */
    ask: async (url: '/engine' | '/model', times: number, remoteAddress = '192.0.2.7') => {
      const statuses: number[] = []
      for (let asked = 0; asked < times; asked += 1)
        statuses.push((await app.inject({ url, remoteAddress })).statusCode)
      return statuses
    },
  }
}
