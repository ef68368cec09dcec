import type { CrowdAnswer, CrowdJob } from './crowd-process.ts'
import { startHelper } from './helper-process.ts'
import { pageFiles } from './page-files.ts'
import { percentile } from './percentiles.ts'
import type { ProbeJob, Probed } from './prober-process.ts'
import { startProduct } from './product.ts'

const clients = 50
const rounds = Number(process.env['CROWD_ROUNDS'] ?? 10)
/** Milliseconds. */
const limits = { answer: 2_000, health: 30, asset: 60 }

/** Fifty simultaneous clients, repeatedly, while another one requests the health check and a file. */
export async function crowd(): Promise<readonly string[]> {
  const product = await startProduct()
  const crowdOfClients = startHelper<CrowdJob, CrowdAnswer[]>('crowd-process.ts', { niced: true })
  const prober = startHelper<ProbeJob, Probed>('prober-process.ts', { niced: false })
  try {
    const { address } = product
    const asset = (await pageFiles(address)).find((path) => path.endsWith('.js')) ?? '/'
    const probe = { address, paths: ['/healthz', asset] }
    await crowdOfClients.ask({ address, clients, round: 0 })
    await prober.ask(probe)
    const answers: CrowdAnswer[] = []
    for (let round = 1; round <= rounds; round += 1)
      answers.push(...(await crowdOfClients.ask({ address, clients, round })))
    const probed = await prober.ask(probe)
    return [
      ...faultsOf(answers),
      ...slow('/healthz', probed['/healthz'] ?? [], limits.health),
      ...slow('an asset', probed[asset] ?? [], limits.asset),
    ]
  } finally {
    crowdOfClients.stop()
    prober.stop()
    await product.stop()
  }
}

function faultsOf(answers: readonly CrowdAnswer[]): string[] {
  const planned = answers.filter(({ status }) => status === 200)
  const busy = answers.filter(({ status, hasRetryAfter }) => status === 503 && hasRetryAfter)
  const others = answers.length - planned.length - busy.length
  const longest = Math.max(...answers.map(({ time }) => time))
  console.log(`${rounds} rounds of ${clients} clients at once`)
  console.log(`  ${planned.length} got a plan: ${spread(planned)}`)
  console.log(`  ${busy.length} got 503 with Retry-After: ${spread(busy)}`)
  console.log(`  ${others} got anything else; the longest wait was ${longest.toFixed(0)} ms`)
  return [
    ...(others > 0 ? [`${others} clients got neither a plan nor 503 with Retry-After`] : []),
    ...(longest > limits.answer ? [`a client waited ${longest.toFixed(0)} ms`] : []),
    ...(planned.length === 0 ? ['no client got a plan'] : []),
  ]
}

function spread(answers: readonly CrowdAnswer[]): string {
  const times = answers.map(({ time }) => time)
  return `p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`
}

function slow(name: string, times: readonly number[], limit: number): string[] {
  const p99 = percentile(times, 0.99)
  console.log(
    `  ${name} meanwhile: p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (${times.length} requests)`,
  )
  return p99 <= limit ? [] : [`${name} p99 ${p99.toFixed(1)} ms, at most ${limit}`]
}
