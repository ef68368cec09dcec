import { type Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

interface Sent {
  readonly body: string
  readonly signal: AbortSignal
  /** A loopback address: the proxy treats each as another client. */
  readonly from: string
  /** For kept-alive connections; without one, each call has its own. */
  readonly agent: Agent | undefined
}

/** `fetch` cannot choose its local address. */
export function postFrom(url: string, { body, signal, from, agent }: Sent): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const options = { method: 'POST', headers, signal, localAddress: from, agent: agent ?? false }
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (answer) => {
      const { statusCode: status = 0 } = answer
      const kept = ['retry-after', 'x-request-id'].flatMap((name): [string, string][] => {
        const value = answer.headers[name]
        return typeof value === 'string' ? [[name, value]] : []
      })
      buffer(answer).then((bytes) => resolve(new Response(bytes, { status, headers: kept })), reject)
    })
    sent.on('error', reject).end(body)
  })
}
