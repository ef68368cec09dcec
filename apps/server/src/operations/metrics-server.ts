import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { ok, type Result, refuse } from '@race-nutrition/engine'
import type { Metrics } from './metrics.ts'
import type { MetricsPlace } from './metrics-settings.ts'

type Scraped = Pick<Metrics, 'text' | 'contentType'>

interface MetricsServer {
  /** For the configuration of Prometheus, such as `http://127.0.0.1:9464/metrics`. */
  readonly address: string
  readonly close: () => Promise<void>
}

/** A separate server: the public port has no route to metrics that a misconfigured proxy could expose. */
export async function serveMetrics(
  place: MetricsPlace,
  metrics: Scraped,
): Promise<Result<MetricsServer, string>> {
  const server = createServer(timeLimits, answerScrapes(metrics))
  server.maxConnections = 32
  const fault = await listening(server, place)
  if (fault) return refuse(whyNot(fault, place))
  return ok({ address: addressOf(server), close: () => closed(server) })
}

/** Milliseconds. Kept alive for longer than the usual minute between two scrapes. */
const timeLimits = {
  headersTimeout: 2_000,
  requestTimeout: 2_000,
  connectionsCheckingInterval: 500,
  keepAliveTimeout: 65_000,
}

function answerScrapes(metrics: Scraped): RequestListener {
  return (request, response) => {
    const send = ({ status, body, headers }: Answer) =>
      response.writeHead(status, { ...usualHeaders, ...headers }).end(body)
    void answerOf(request, metrics).then(send)
  }
}

interface Answer {
  readonly status: number
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

const usualHeaders = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

async function answerOf({ url = '', method }: IncomingMessage, metrics: Scraped): Promise<Answer> {
  if (url.split('?', 1)[0] !== '/metrics') return { status: 404, body: 'Metrics are at /metrics.\n' }
  if (method !== 'GET') {
    return { status: 405, body: 'Metrics are read with GET.\n', headers: { allow: 'GET' } }
  }
  try {
    return { status: 200, body: await metrics.text(), headers: { 'content-type': metrics.contentType } }
  } catch {
    // The error is not shown: its message could contain anything.
    return { status: 500, body: 'The metrics could not be read.\n' }
  }
}

function listening(server: Server, { host, port }: MetricsPlace): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    // Never removed: a later error of this server must not end the process.
    server.on('error', resolve)
    server.listen({ host, port }, () => resolve(null))
  })
}

function whyNot({ code = 'unknown reason' }: NodeJS.ErrnoException, { host, port }: MetricsPlace): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken by another program: choose another port for metrics with METRICS_PORT=${port === 65_535 ? 9464 : port + 1}.`
  }
  if (code === 'EACCES') {
    return `Port ${port} is not open to this user: choose one over 1023 for metrics, such as METRICS_PORT=9464.`
  }
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) {
    return `METRICS_HOST=${host} is not an address of this machine: try 127.0.0.1, or 0.0.0.0 for all of its addresses.`
  }
  return `Metrics cannot be served on ${host}, port ${port} (${code}).`
}

function addressOf(server: Server): string {
  const address = server.address()
  if (typeof address !== 'object' || address === null) return String(address)
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address
  return `http://${host}:${address.port}/metrics`
}

/** A scraper's connection stays open between two scrapes, and would delay the shutdown. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
