import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** What becomes of an answer on its way: nothing, an error, a page of HTML, its first half, or no answer at all. */
export type Fault = 'none' | 'error' | 'html' | 'half' | 'cut'

export interface ServerInFront {
  readonly address: string
  /** Passes requests on to another server from now on. */
  readonly passTo: (address: string) => void
  /** Decides for each path from now on. */
  readonly spoil: (faultOf: (path: string) => Fault) => void
  /** Method and path of every request since the last look. */
  readonly asked: () => readonly string[]
  readonly stop: () => Promise<void>
}

/** One origin in front of the real server, which may be exchanged for another, and whose answers may be spoiled. */
export async function serverInFront(first: string): Promise<ServerInFront> {
  let behind = first
  let faultOf = unspoiled
  let asked: string[] = []
  const server = createServer((incoming, outgoing) => {
    asked.push(`${incoming.method} ${incoming.url}`)
    pass(behind, incoming, outgoing, faultOf(incoming.url ?? ''))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    address: `http://127.0.0.1:${port}`,
    passTo: (address) => {
      behind = address
    },
    spoil: (decide) => {
      faultOf = decide
    },
    asked: () => {
      const since = asked
      asked = []
      return since
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const unspoiled: (path: string) => Fault = () => 'none'

function pass(behind: string, incoming: IncomingMessage, outgoing: ServerResponse, fault: Fault): void {
  if (fault === 'cut') return void incoming.socket.destroy()
  if (fault === 'error') return void outgoing.writeHead(500, { 'content-type': 'text/plain' }).end('Broken')
  if (fault === 'html')
    return void outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>')
  const { port } = new URL(behind)
  const { method, url, headers } = incoming
  // Uncompressed, so that half of an answer is half of a file.
  const sent = request({ port, method, path: url, headers: { ...headers, 'accept-encoding': 'identity' } })
  incoming.pipe(sent)
  sent.on('error', () => incoming.socket.destroy())
  sent.on('response', (answer) => {
    if (fault === 'none') {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(outgoing)
      return
    }
    const parts: Buffer[] = []
    answer.on('data', (part: Buffer) => parts.push(part))
    answer.on('end', () => {
      const whole = Buffer.concat(parts)
      const half = whole.subarray(0, Math.floor(whole.length / 2))
      outgoing.writeHead(200, { ...answer.headers, 'content-length': half.length }).end(half)
    })
  })
}
