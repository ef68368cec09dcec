import type { LoadJob, LoadOutcome } from './generator-process.ts'
import { startHelper } from './helper-process.ts'
import { startModel } from './model.ts'
import { givenBy, pageFiles } from './page-files.ts'
import { startProduct } from './product.ts'
import type { MetricsSnapshot } from './metrics-snapshot.ts'
import { sampleMetrics } from './sample-metrics.ts'

const minutes = Number(process.env['MEMORY_MINUTES'] ?? 1)
/** Megabytes of the whole process with one worker. */
const limit = 320

export const memory = () => measure('engine alone', {})

/** With a model that answers at once, so that all of its code is loaded and the throughput is maximal. */
export async function memoryWithModel(): Promise<readonly string[]> {
  const model = await startModel(await planOfTheEngine())
  try {
    return await measure('with a model', {
      AI_MODEL: 'local/scripted',
      AI_BASE_URL: model.address,
      AI_CALLS_PER_DAY: '1000000',
      AI_TOKENS_PER_DAY: '1000000000000',
    })
  } finally {
    model.close()
  }
}

async function planOfTheEngine(): Promise<string> {
  const product = await startProduct()
  try {
    const { answer } = await givenBy(product.address, [])
    return JSON.stringify((JSON.parse(answer) as { object: unknown }).object)
  } finally {
    await product.stop()
  }
}

/** Ten connections that request pages and plans without a pause. */
async function measure(name: string, settings: Record<string, string>): Promise<readonly string[]> {
  const product = await startProduct({ ENGINE_WORKERS: '1', ...settings })
  const generator = startHelper<LoadJob, LoadOutcome>('generator-process.ts', { niced: true })
  try {
    const job = {
      address: product.address,
      scenario: 'mix',
      files: await pageFiles(product.address),
      connections: 10,
      seconds: minutes * 60,
      rate: null,
      coding: 'gzip, deflate, br',
    } as const
    console.log(`${name}: ${say(await product.series())} at the start`)
    const seen = await sampleMetrics(product, { every: 5_000, while: generator.ask(job) })
    // Only the second half counts, when memory is stable.
    const steady = seen.slice(Math.floor(seen.length / 2))
    const most = Math.max(...steady.map(({ rssMegabytes }) => rssMegabytes))
    for (const each of seen) console.log(`  ${say(each)}`)
    console.log(`${name}: ${most.toFixed(0)} MB at most in the second half`)
    return most <= limit ? [] : [`${name}: ${most.toFixed(0)} MB, at most ${limit}`]
  } finally {
    generator.stop()
    await product.stop()
  }
}

function say({ rssMegabytes, heapMegabytes, plans, shed, tooSlow }: MetricsSnapshot): string {
  return `RSS ${rssMegabytes.toFixed(0)} MB, heap ${heapMegabytes.toFixed(0)} MB, ${plans} plans made, ${shed} shed (${tooSlow} too slow)`
}
