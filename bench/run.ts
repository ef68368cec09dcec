import { type Benchmark, measure } from './measure.ts'
import { planBenchmark, planWithoutMenusBenchmark } from './plan.ts'

const benchmarks: readonly Benchmark[] = [planBenchmark(), planWithoutMenusBenchmark()]

const tooSlow = benchmarks.filter((benchmark) => !report(benchmark))
if (tooSlow.length > 0) {
  console.error(`Over its limit: ${tooSlow.map(({ name }) => name).join(', ')}`)
  process.exitCode = 1
}

/** Prints one benchmark; tells whether it kept to its limit. */
function report(benchmark: Benchmark): boolean {
  const { work, baseline } = measure(benchmark)
  const ratio = work.median / baseline.median
  const limit = benchmark.limit === undefined ? '' : `, limit ${benchmark.limit} ms`
  console.log(
    `${benchmark.name}: median ${written(work.median)}, p99 ${written(work.p99)}${limit} (${work.runs} runs)`,
  )
  console.log(`  ${ratio.toFixed(1)} × ${benchmark.baseline.name} (median ${written(baseline.median)})`)
  return benchmark.limit === undefined || work.median < benchmark.limit
}

function written(milliseconds: number): string {
  return `${milliseconds.toFixed(3)} ms`
}
