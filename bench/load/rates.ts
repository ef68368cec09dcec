import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ServedContent } from '../bare-server.ts'
import { times } from '../format-times.ts'
import type { LoadJob, LoadOutcome } from './generator-process.ts'
import { startHelper } from './helper-process.ts'
import { givenBy, pageFiles } from './page-files.ts'
import { startProduct } from './product.ts'
import { scenarios } from './traffic.ts'

const seconds = Number(process.env['LOAD_SECONDS'] ?? 5)
const connectionCounts = [1, 10, 50]

/** Throughput and latency, compared with a bare server that parses and serializes the same bodies. */
export async function rates(): Promise<readonly string[]> {
  const product = await startProduct()
  const generator = startHelper<LoadJob, LoadOutcome>('generator-process.ts', { niced: true })
  const files = await pageFiles(product.address)
  const bare = await startBare(await givenBy(product.address, files))
  const faults: string[] = []
  const shoot = (address: string, job: Pick<LoadJob, 'scenario' | 'connections'>) =>
    generator.ask({ ...job, address, files, seconds, rate: null, coding: null })
  try {
    // The first run includes compilation, so it is not counted.
    await shoot(product.address, { scenario: 'mix', connections: 10 })
    for (const scenario of scenarios) {
      for (const connections of connectionCounts) {
        const ours = await shoot(product.address, { scenario, connections })
        const least = await shoot(bare.address, { scenario, connections })
        const what = `${scenario}, ${connections} ${connections === 1 ? 'connection' : 'connections'}`
        console.log(
          `${what}\n  ours ${say(ours)}\n  bare ${say(least)}\n  ratio ${times(rate(ours) / rate(least))}`,
        )
        faults.push(...wrongIn(ours).map((wrong) => `${what}: ${wrong}`))
      }
    }
    return faults
  } finally {
    generator.stop()
    bare.stop()
    await product.stop()
  }
}

async function startBare(given: ServedContent): Promise<{ address: string; stop: () => void }> {
  const child = fork(join(import.meta.dirname, '..', 'bare-server.ts'))
  const [port] = (await once(child, 'message')) as [number]
  child.send(given)
  await once(child, 'message')
  return { address: `http://127.0.0.1:${port}`, stop: () => child.disconnect() }
}

/** Only answers with 200, since refusals are fast. */
const rate = ({ statuses, seconds: taken }: LoadOutcome) => (statuses['200'] ?? 0) / taken

function say(outcome: LoadOutcome): string {
  const statuses = Object.entries(outcome.statuses).map(([status, count]) => `${status}: ${count}`)
  return [
    `${rate(outcome).toFixed(1)} plans or files a second`,
    `p50 ${outcome.p50.toFixed(1)} ms`,
    `p99 ${outcome.p99.toFixed(1)} ms`,
    statuses.join(', '),
    `${outcome.errors} errors`,
  ].join(' · ')
}

function wrongIn({ statuses, errors }: LoadOutcome): string[] {
  const others = Object.keys(statuses).filter((status) => !['200', '503'].includes(status))
  return [
    ...(errors > 0 ? [`${errors} errors`] : []),
    ...others.map((status) => `${statuses[status]} answers of ${status}`),
    ...(statuses['200'] ? [] : ['nothing was answered 200']),
  ]
}
