import { type Benchmark, type Measured, measure } from './measure.ts'
import { auditBenchmark, planBenchmark, planWithoutMenusBenchmark } from './plan.ts'
import { measureRequests } from './requests.ts'

const benchmarks: readonly Benchmark[] = [planBenchmark(), planWithoutMenusBenchmark(), auditBenchmark()]

const tooSlow = benchmarks.filter((benchmark) => !report(benchmark))
await reportRequests()
if (tooSlow.length > 0) {
  console.error(`Over its limit: ${tooSlow.map(({ name }) => name).join(', ')}`)
  process.exitCode = 1
}

/** Prints one benchmark; tells whether it kept to its limit. */
function report(benchmark: Benchmark): boolean {
  const { work, baseline } = measure(benchmark)
  const limit = benchmark.limit === undefined ? '' : `, limit ${benchmark.limit} ms`
  console.log(`${benchmark.name}: ${timesOf(work)}${limit} (${work.runs} runs)`)
  console.log(`  ${benchmark.baseline.name}: ${timesOf(baseline)}`)
  const [median, p99] = [work.median / baseline.median, work.p99 / baseline.p99]
  const second = perSecond(work) / perSecond(baseline)
  console.log(`  ratio: median ${times(median)}, p99 ${times(p99)}, a second ${times(second)}`)
  return benchmark.limit === undefined || work.median < benchmark.limit
}

/** Prints what the server does with the page's call, beside a bare one that reads and writes the same bodies. */
async function reportRequests(): Promise<void> {
  const { ours, bare, bytes } = await measureRequests()
  console.log(`the call over HTTP: ${bytes.asked} bytes asked, ${bytes.answered} answered`)
  for (const { name, requests, seconds, cpu } of [ours, bare]) {
    const second = (requests / seconds).toFixed(0)
    console.log(
      `  ${name}: ${second} requests a second, ${milliseconds(cpu / requests)} of CPU each (${requests})`,
    )
  }
  const rate = ours.requests / ours.seconds / (bare.requests / bare.seconds)
  console.log(
    `  ratio: requests a second ${times(rate)}, CPU ${times(ours.cpu / ours.requests / (bare.cpu / bare.requests))}`,
  )
}

function timesOf(measured: Measured): string {
  const second = perSecond(measured).toFixed(0)
  return `median ${milliseconds(measured.median)}, p99 ${milliseconds(measured.p99)}, ${second} a second on one core`
}

function perSecond({ mean }: Measured): number {
  return 1000 / mean
}

function times(ratio: number): string {
  return `${ratio < 1 ? ratio.toPrecision(2) : ratio.toFixed(1)} ×`
}

function milliseconds(time: number): string {
  return `${time.toFixed(3)} ms`
}
