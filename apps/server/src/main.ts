import type { PlainDay } from '@race-nutrition/engine'
import type { FastifyInstance } from 'fastify'
import { type App, buildApp } from './build-app.ts'
import { type Config, readConfig } from './config.ts'
import { openEnginePool } from './engine/engine-pool.ts'
import { growHeapSlowly } from './grow-heap-slowly.ts'
import { countEngineJobs } from './operations/record-metrics.ts'
import { noMetrics } from './operations/metrics-noop.ts'
import { serveMetrics } from './operations/metrics-server.ts'
import type { Metrics } from './operations/metrics.ts'
import { type BuiltPage, readBuiltPage } from './http/page.ts'

await main()

async function main(): Promise<void> {
  growHeapSlowly()
  const config = readConfig(process.env)
  if (!config.ok) return giveUp(config.refused)
  const page = readPage(config.value)
  if (page === undefined) return
  const metrics = await metricsOf(config.value)
  const engine = openEnginePool(
    { ...config.value.limits.engine, workers: config.value.engineWorkers },
    { onJob: countEngineJobs(metrics), onDeath: endWithoutEngine },
  )
  const service = await buildApp(config.value, { engine, today: utcToday, page, metrics })
  const { app } = service
  await engine.ready()
  const fault = (await metricsFault(config.value, metrics, app)) ?? (await listenFault(config.value, app))
  if (fault !== null) {
    await app.close()
    return giveUp([fault])
  }
  stopOnSignals(service, config.value)
  console.log(addressOf(app))
}

/** Loaded on demand: the client takes 20 MB. */
async function metricsOf({ metrics, tokenPrices }: Config): Promise<Metrics> {
  return metrics ? (await import('./operations/metrics.ts')).openMetrics({ prices: tokenPrices }) : noMetrics
}

async function metricsFault(config: Config, metrics: Metrics, app: FastifyInstance): Promise<string | null> {
  if (!config.metrics) return null
  const served = await serveMetrics(config.metrics, metrics)
  if (!served.ok) return served.refused
  // Last, so that events during the shutdown are counted too.
  app.addHook('onClose', async () => {
    await served.value.close()
    metrics.stop()
  })
  return null
}

async function listenFault({ host, port }: Config, app: FastifyInstance): Promise<string | null> {
  try {
    await app.listen({ host, port, listenTextResolver: () => 'listening' })
    return null
  } catch (error) {
    return whyNotListening(error, { host, port })
  }
}

/** Exits, so that the supervisor restarts the server. The error's message is not printed: it could contain anything. */
function endWithoutEngine(error: unknown): void {
  console.error(`No engine thread starts any more (${error instanceof Error ? error.name : 'unknown'}).`)
  process.exit(1)
}

/** Null when another server serves the page; undefined when it is missing, which was reported. */
function readPage({ pageFolder }: Config): BuiltPage | null | undefined {
  if (pageFolder === null) return null
  const page = readBuiltPage(pageFolder)
  if (page.ok) return page.value
  giveUp([page.refused])
  return undefined
}

function giveUp(sentences: readonly string[]): void {
  for (const sentence of sentences) console.error(sentence)
  process.exitCode = 1
}

function utcToday(): PlainDay {
  const now = new Date()
  return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() }
}

function whyNotListening(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): string {
  const { code = 'unknown reason' } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken by another program: stop that one, or choose another port with PORT=${port === 65_535 ? 3000 : port + 1}.`
  }
  if (code === 'EACCES')
    return `Port ${port} is not open to this user: choose one over 1023, such as PORT=3000.`
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) {
    return `HOST=${host} is no address of this machine: try 127.0.0.1, or 0.0.0.0 for all of its addresses.`
  }
  return `The server cannot listen on ${host}, port ${port} (${code}).`
}

/**
 * SIGTERM comes from a supervisor, whose load balancer first has to learn to send no more requests; Ctrl-C from a person,
 * who should not wait. A second signal, or too long a wait, exits at once.
 */
function stopOnSignals({ stop }: App, { grace, limits }: Config): void {
  let isStopping = false
  const stopAfter = (time: number) => () => {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => process.exit(1), time + limits.stop).unref()
    void stop(time).then(() => process.exit(0))
  }
  process.on('SIGTERM', stopAfter(grace))
  process.on('SIGINT', stopAfter(0))
}

/** As a browser can open it: 0.0.0.0 and :: are not valid destinations. */
function addressOf(app: FastifyInstance): string {
  const address = app.server.address()
  if (typeof address !== 'object' || address === null) return String(address)
  const everywhere = ['0.0.0.0', '::'].includes(address.address)
  const host = everywhere ? '127.0.0.1' : address.address
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
}
