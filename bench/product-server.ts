import { buildApp, openEnginePool, readConfig } from '../apps/server/src/index.ts'
import { reportCpu } from './report-cpu.ts'

/** The product's own server, without the page and without rate limits. */
const config = readConfig({ PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT: '100000', PAGE_FOLDER: 'none' })
if (!config.ok) throw new Error(config.refused.join(' '))
const engine = openEnginePool({ ...config.value.limits.engine, workers: config.value.engineWorkers })
await engine.ready()
const { app } = await buildApp(config.value, {
  engine,
  today: () => ({ year: 2026, month: 11, day: 20 }),
  page: null,
})
await app.listen({ host: '127.0.0.1', port: 0 })
reportCpu(app.server)
