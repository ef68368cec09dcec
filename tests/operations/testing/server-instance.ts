import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { vi } from 'vitest'
import { freePort } from '../../../scripts/free-port.mjs'
import { inProject } from '../../../scripts/project.mjs'
import { serverFlags } from '../../../scripts/server-flags.mjs'

/** A real server in its own process, at the same address after each start. */
export interface ServerInstance {
  readonly host: string
  readonly port: number
  /** Resolves once it listens. */
  readonly start: () => Promise<void>
  readonly signal: (signal: 'SIGTERM' | 'SIGKILL') => void
  /** The exit code of the last process; null if a signal ended it. */
  readonly ended: () => Promise<number | null>
  /** Everything that it has printed, over all of its starts. */
  readonly log: () => string
  readonly readiness: () => Promise<Readiness>
  readonly metrics: () => Promise<string>
}

interface Readiness {
  readonly status: number
  readonly store: string | undefined
}

/** `host`: a separate one, so that no outgoing connection of the proxy takes its port while it is down. */
export async function serverInstance(
  host: string,
  settings: Readonly<Record<string, string>>,
): Promise<ServerInstance> {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const env = {
    PATH: process.env['PATH'],
    HOST: host,
    PORT: String(port),
    METRICS_HOST: host,
    METRICS_PORT: String(metricsPort),
    ...settings,
  }
  const url = `http://${host}:${port}`
  let child: ChildProcess | null = null
  let printed = ''
  const print = (part: Buffer) => {
    printed += part.toString()
  }
  return {
    host,
    port,
    start: async () => {
      const before = printed.length
      const begun = spawn(process.execPath, [...serverFlags, main], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = begun
      running.add(begun.once('exit', () => running.delete(begun)))
      begun.stdout.on('data', print)
      begun.stderr.on('data', print)
      // It prints its address last, before it serves.
      await vi.waitUntil(() => printed.slice(before).includes(url), { timeout: 60_000, interval: 20 })
    },
    signal: (signal) => void child?.kill(signal),
    ended: () => codeOf(child),
    log: () => printed,
    readiness: () => readinessAt(url),
    metrics: async () => (await fetch(`http://${host}:${metricsPort}/metrics`)).text(),
  }
}

const main = inProject('apps', 'server', 'src', 'main.ts')

// If the tests are interrupted, nothing else ends them.
const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')))

async function codeOf(child: ChildProcess | null): Promise<number | null> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

async function readinessAt(url: string): Promise<Readiness> {
  const answer = await fetch(`${url}/readyz`)
  const { store } = (await answer.json()) as { store?: string }
  return { status: answer.status, store }
}
