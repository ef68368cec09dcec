import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export interface GracefulShutdown {
  readonly isStopping: () => boolean
  /**
   * As load balancers need it: first this instance reports that it is not ready; after a grace period, in which everything
   * is still served, it accepts no more connections and ends once all requests are answered.
   */
  readonly stop: (grace: number) => Promise<void>
}

/** Milliseconds in which a new connection may still send a request. */
const firstRequestWithin = 2_000

export function gracefulShutdown(app: FastifyInstance): GracefulShutdown {
  let isStopping = false
  const unread = unreadSockets(app)
  app.addHook('preClose', async () => {
    isStopping = true
    // Browsers open connections in advance, and Node does not count one without a request as idle.
    const timer = setTimeout(() => unread().forEach((socket) => socket.destroy()), firstRequestWithin)
    app.server.once('close', () => clearTimeout(timer))
  })
  app.addHook('onSend', async (_, reply) => {
    // Otherwise a client could send its next request on a connection that is about to close.
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
