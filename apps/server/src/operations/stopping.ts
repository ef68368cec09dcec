import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export interface Stopping {
  readonly isStopping: () => boolean
  /**
   * As load balancers need it: first this instance says that it is not ready, then, after a time of grace in which
   * everything is still answered, it takes no more connections and ends once all is answered.
   */
  readonly stop: (grace: number) => Promise<void>
}

/** Milliseconds in which a connection that has just come may still ask something. */
const firstWords = 2_000

export function stoppingOf(app: FastifyInstance): Stopping {
  let isStopping = false
  const unread = unreadSockets(app)
  app.addHook('preClose', async () => {
    isStopping = true
    // Browsers open connections to have them at hand, and Node does not count one as idle on which nothing was asked.
    const timer = setTimeout(() => unread().forEach((socket) => socket.destroy()), firstWords)
    app.server.once('close', () => clearTimeout(timer))
  })
  app.addHook('onSend', async (_, reply) => {
    // Nobody shall find a connection closed on which the next question was already on its way.
    if (isStopping) reply.header('connection', 'close')
  })
  return {
    isStopping: () => isStopping,
    stop: async (grace) => {
      isStopping = true
      if (grace > 0) await wait(grace)
      await app.close()
    },
  }
}

function unreadSockets(app: FastifyInstance): () => readonly Socket[] {
  const open = new Set<Socket>()
  app.server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return () => [...open].filter(({ bytesRead }) => bytesRead === 0)
}
