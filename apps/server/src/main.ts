import type { PlainDay } from '@race-nutrition/engine'
import type { FastifyInstance } from 'fastify'
import { type App, buildApp } from './build-app.ts'
import { type Config, readConfig } from './config.ts'
import { openEnginePool } from './engine/engine-pool.ts'
import { type BuiltPage, readBuiltPage } from './page.ts'

await main()

async function main(): Promise<void> {
  const config = readConfig(process.env)
  if (!config.ok) return giveUp(config.refused)
  const page = readPage(config.value)
  if (page === undefined) return
  const engine = openEnginePool({ ...config.value.limits.engine, workers: config.value.engineWorkers })
  const service = await buildApp(config.value, { engine, today: utcToday, page })
  const { app } = service
  await engine.ready()
  try {
    await app.listen({
      host: config.value.host,
      port: config.value.port,
      listenTextResolver: () => 'listening',
    })
  } catch (error) {
    await app.close()
    return giveUp([whyNotListening(error, config.value)])
  }
  stopOnSignals(service, config.value)
  console.log(addressOf(app))
}

/** Null where the page is served by another; undefined where it is not there, which was said. */
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

function whyNotListening(error: unknown, { host, port }: Config): string {
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
 * SIGTERM comes from what runs the server, which has to learn first that it is to send nobody here; Ctrl-C from a person,
 * who waits for nothing. A second signal, or too long a wait, ends at once.
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

/** As a browser can open it: 0.0.0.0 and :: are no place to go to. */
function addressOf(app: FastifyInstance): string {
  const address = app.server.address()
  if (typeof address !== 'object' || address === null) return String(address)
  const everywhere = ['0.0.0.0', '::'].includes(address.address)
  const host = everywhere ? '127.0.0.1' : address.address
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
}
