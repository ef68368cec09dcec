import type { FastifyInstance } from 'fastify'
import type { Service } from '../ai/service-settings.ts'
import type { GenerationNote } from '../ai/generations.ts'
import type { NoteJob } from '../engine/engine-pool.ts'
import type { Metrics } from './metrics.ts'

export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) =>
    metrics.request({ method, route: routeOptions.url, status: statusCode, ms: elapsedTime }),
  )
}

export const countEngineJobs =
  (metrics: Metrics): NoteJob =>
  ({ task, outcome, ms }) => {
    if (outcome === 'full') metrics.engineShed('queue-full')
    else if (outcome === 'late') metrics.engineShed('waited-too-long')
    else if (outcome !== 'left') metrics.engineRun({ task, outcome, ms })
    if (outcome === 'too-slow') metrics.engineShed('too-slow')
  }

export function countGeneration(metrics: Metrics, service: Service): (note: GenerationNote) => void {
  const provider = service.kind === 'model' ? service.provider : 'object-service'
  return ({ outcome, calls, inputTokens, outputTokens, refused, ms }) => {
    metrics.aiCall({ provider, outcome, ms: calls > 0 ? ms : null })
    metrics.aiTokens({ inputTokens, outputTokens })
    for (const { kind, count } of refused) metrics.aiRefused(kind, count)
  }
}
