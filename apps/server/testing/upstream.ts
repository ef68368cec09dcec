import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export interface Received {
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export type Reply = (response: ServerResponse) => void

export interface Upstream {
  readonly address: string
  readonly received: Received[]
  /** Calls that are neither answered completely nor canceled. */
  readonly inFlight: () => number
  /** How it answers its calls: one entry per call, the last one for all further calls. */
  readonly replies: (...replies: Reply[]) => void
  readonly close: () => Promise<void>
}

/** A real server on loopback, as good or as bad as a test wants it. */
export async function startUpstream(): Promise<Upstream> {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  let replies: Reply[] = []
  let inFlight = 0
  const server = createServer((request, response) => {
    inFlight += 1
    response.once('close', () => (inFlight -= 1))
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part
    })
    request.on('end', () => {
      received.push({ url: request.url ?? '', headers: request.headers, body })
      const reply = replies.length > 1 ? replies.shift() : replies[0]
      reply?.(response)
    })
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    inFlight: () => inFlight,
    replies: (...next) => {
      replies = next
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Reply =>
  raw(JSON.stringify(body), status, { 'content-type': 'application/json', ...headers })

export const raw =
  (body: string | Buffer, status = 200, headers: Record<string, string> = {}): Reply =>
  (response) =>
    void response.writeHead(status, headers).end(body)
