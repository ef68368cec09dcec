import type { FastifyInstance } from 'fastify'
import type { GenerationNote } from './ai/generations.ts'

/** One line per request: its id, method, route (never the URL, which a client wrote), status, code and time. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id)
    next()
  })
  app.addHook('onResponse', async (request, reply) => {
    app.log.info({
      id: request.id,
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      code: reply.problemCode,
      ms: Math.round(reply.elapsedTime),
    })
  })
}

/** One line per generation, however many calls share it: which model, the outcome, what it used. */
export function logGeneration(app: FastifyInstance, model: string | null): (note: GenerationNote) => void {
  return ({ outcome, because, calls, attempts, refused, inputTokens, outputTokens, ms }) =>
    app.log.info({
      model,
      outcome,
      because,
      calls,
      attempts,
      refused: refused.reduce((sum, { count }) => sum + count, 0),
      inputTokens,
      outputTokens,
      ms,
    })
}

/** A bug, by its kind and stack. Not its message: "cannot read 70 kg" would be an answer in the log. */
export function logBug(app: FastifyInstance, error: unknown): void {
  app.log.error({ bug: error instanceof Error ? error.name : typeof error, at: placesOf(error) })
}

function placesOf(error: unknown): string[] {
  if (!(error instanceof Error) || !error.stack) return []
  const afterMessage = error.stack.slice(error.stack.indexOf(error.message) + error.message.length)
  // Only lines of a stack: a message that was changed after the stack was captured is not the one cut off above.
  return afterMessage
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
    .filter((line) => /^at .*:\d+:\d+\)?$/.test(line))
}
