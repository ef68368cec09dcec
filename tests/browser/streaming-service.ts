import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

export interface StreamingService {
  readonly address: string
  /** Sends an event to the call under way. */
  readonly send: (type: string, data: unknown) => Promise<void>
  /** Ends the connection of the call under way. */
  readonly breakOff: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Answers every call with a stream, whose events a test sends one by one. */
export async function streamingService(): Promise<StreamingService> {
  const { promise: begun, resolve: begin } = Promise.withResolvers<ServerResponse>()
  const server = createServer((_incoming, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'text/event-stream' })
    outgoing.write(': hello\n\n')
    begin(outgoing)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    address: `http://127.0.0.1:${port}`,
    send: async (type, data) => {
      const outgoing = await begun
      outgoing.write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`)
      if (type !== 'stage') outgoing.end()
    },
    breakOff: async () => void (await begun).destroy(),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
