import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../../scripts/free-port.mjs'
import { serverFlags } from '../../scripts/server-flags.mjs'
import { readMetrics, type MetricsSnapshot } from './metrics-snapshot.ts'

export interface Product {
  readonly address: string
  readonly series: () => Promise<MetricsSnapshot>
  readonly stop: () => Promise<void>
}

const root = join(import.meta.dirname, '..', '..')

/** The server as `npm start` runs it, with page and metrics; all simulated clients come through one proxy. */
export async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  const metricsPort = String(await freePort())
  const child = spawn(
    process.execPath,
    [
      ...serverFlags,
      '--import',
      join(root, 'scripts', 'end-with-parent.mjs'),
      join(root, 'apps', 'server', 'src', 'main.ts'),
    ],
    {
      env: {
        PATH: process.env['PATH'],
        ENGINE_WORKERS: process.env['ENGINE_WORKERS'],
        PORT: '0',
        LOG_LEVEL: 'error',
        DRAIN_SECONDS: '0',
        RATE_LIMIT: '100000',
        TRUST_PROXY: '1',
        METRICS_PORT: metricsPort,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  )
  const ended = once(child, 'exit')
  const said = await Promise.race([once(child.stdout!.setEncoding('utf8'), 'data'), ended.then(() => null)])
  if (said === null) throw new Error('The server ended before it served.')
  return {
    address: String(said[0]).trim(),
    series: () => readMetrics(`http://127.0.0.1:${metricsPort}/metrics`),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
