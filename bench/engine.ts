import { type Benchmark, type Measured, measure } from './measure.ts'
import { auditBenchmark, menusBenchmark, planBenchmark, planWithoutMenusBenchmark } from './plan.ts'
import { milliseconds, times } from './format-times.ts'

/** Measures the engine; returns what is over its limit. */
export async function benchEngine(): Promise<readonly string[]> {
  return [planBenchmark(), menusBenchmark(), planWithoutMenusBenchmark(), auditBenchmark()].flatMap(report)
}

function report(benchmark: Benchmark): readonly string[] {
  const { work, baseline } = measure(benchmark)
  const limit = benchmark.limit === undefined ? '' : `, limit ${benchmark.limit} ms`
  console.log(`${benchmark.name}: ${timesOf(work)}${limit} (${work.runs} runs)`)
  console.log(`  ${benchmark.baseline.name}: ${timesOf(baseline)}`)
  const [median, p99] = [work.median / baseline.median, work.p99 / baseline.p99]
  const second = perSecond(work) / perSecond(baseline)
  console.log(`  ratio: median ${times(median)}, p99 ${times(p99)}, a second ${times(second)}`)
  return benchmark.limit !== undefined && work.median >= benchmark.limit ? [benchmark.name] : []
}

function timesOf(measured: Measured): string {
  const second = perSecond(measured).toFixed(0)
  return `median ${milliseconds(measured.median)}, p99 ${milliseconds(measured.p99)}, ${second} a second on one core`
}

function perSecond({ mean }: Measured): number {
  return 1000 / mean
}
