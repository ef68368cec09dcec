import type { LoadJob, LoadOutcome } from './generator-process.ts'
import { startHelper } from './helper-process.ts'
import { pageFiles } from './page-files.ts'
import { startProduct } from './product.ts'
import type { MetricsSnapshot } from './metrics-snapshot.ts'
import { linearSlope } from './linear-slope.ts'
import { sampleMetrics } from './sample-metrics.ts'

const minutes = Number(process.env['SOAK_MINUTES'] ?? 30)
/** Requests per second: pages with their files, and one plan per page. */
const rate = Number(process.env['SOAK_RATE'] ?? 20)
const minute = 60_000
/** Megabytes of the whole process with one worker. */
const limit = 320

/** One worker under moderate load for a long time: does memory grow, and is the event loop blocked? */
export async function soak(): Promise<readonly string[]> {
  const product = await startProduct({ ENGINE_WORKERS: '1' })
  const generator = startHelper<LoadJob, LoadOutcome>('generator-process.ts', { niced: true })
  try {
    const job = {
      address: product.address,
      scenario: 'mix',
      files: await pageFiles(product.address),
      connections: 10,
      seconds: minutes * 60,
      rate,
      coding: 'gzip, deflate, br',
    } as const
    console.log(
      `${minutes} minutes of ${rate} requests a second, one in ${job.files.length + 1} of them a plan`,
    )
    const going = generator.ask(job)
    let at = 0
    const seen = await sampleMetrics(product, {
      every: minute,
      while: going,
      say: (series) => console.log(`  minute ${(at += 1)}: ${say(series)}`),
    })
    return judge(seen, await going)
  } finally {
    generator.stop()
    await product.stop()
  }
}

function say({ rssMegabytes, heapMegabytes, lag, plans, shed }: MetricsSnapshot): string {
  return `RSS ${rssMegabytes.toFixed(0)} MB, heap ${heapMegabytes.toFixed(0)} MB, loop lag p99 ${lag.toFixed(1)} ms, ${plans} plans, ${shed} answers of 503`
}

function judge(seen: readonly MetricsSnapshot[], { statuses, errors, p50, p99 }: LoadOutcome): string[] {
  const sizes = seen.map(({ rssMegabytes }) => rssMegabytes)
  const half = sizes.slice(Math.floor(sizes.length / 2))
  const most = Math.max(...sizes)
  console.log(
    `answers: ${JSON.stringify(statuses)}, ${errors} errors, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  )
  console.log(
    `RSS: ${most.toFixed(0)} MB at most, ${(60 * linearSlope(half)).toFixed(1)} MB an hour over the last ${half.length} minutes`,
  )
  return [
    ...(errors > 0 ? [`${errors} errors`] : []),
    ...(most > limit ? [`${most.toFixed(0)} MB, at most ${limit}`] : []),
  ]
}
