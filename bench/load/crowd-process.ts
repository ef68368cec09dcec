import { Agent, type IncomingMessage, request } from 'node:http'
import { once } from 'node:events'
import { doJobs } from './helper-process.ts'
import { callOf, callPath, clientAddress, runner } from './traffic.ts'

export interface CrowdJob {
  readonly address: string
  readonly clients: number
  /** Makes the runners of each round different from all others. */
  readonly round: number
}

export interface CrowdAnswer {
  readonly status: number
  readonly hasRetryAfter: boolean
  /** Milliseconds until the whole answer arrived. */
  readonly time: number
}

/** Every client has its own address, connection and runner. */
doJobs(({ address, clients, round }: CrowdJob): Promise<CrowdAnswer[]> => {
  const bodies = Array.from({ length: clients }, (_, client) => callOf(runner(round * clients + client)))
  return Promise.all(
    bodies.map((body, client) => answerTo(`${address}${callPath}`, body, clientAddress(client))),
  )
})

async function answerTo(url: string, body: string, client: string): Promise<CrowdAnswer> {
  const from = performance.now()
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'accept-encoding': 'gzip, deflate, br',
    'x-forwarded-for': client,
  }
  const sent = request(url, { method: 'POST', agent: new Agent(), headers })
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'end')
  return {
    status: response.statusCode ?? 0,
    hasRetryAfter: Number(response.headers['retry-after']) >= 1,
    time: performance.now() - from,
  }
}
