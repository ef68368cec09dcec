/** Times in milliseconds. */
export interface Measured {
  readonly median: number
  readonly p99: number
  readonly most: number
  readonly mean: number
  readonly runs: number
}

/** Work to time, and the named baseline to compare it with. */
export interface Benchmark {
  readonly name: string
  readonly work: () => unknown
  readonly baseline: { readonly name: string; readonly work: () => unknown }
  /** Limit for the median. */
  readonly limit?: number
  /** Fewer than usual for slow work. */
  readonly runs?: number
}

/** Alternates work and baseline, so that other load slows both. */
export function measure({ work, baseline, runs = 1000 }: Benchmark): { work: Measured; baseline: Measured } {
  const times = { work: new Float64Array(runs), baseline: new Float64Array(runs) }
  // The first runs include compilation, so they are not counted.
  for (let run = -Math.ceil(runs / 5); run < runs; run += 1) {
    const ofWork = timed(work)
    const ofBaseline = timed(baseline.work)
    if (run < 0) continue
    times.work[run] = ofWork
    times.baseline[run] = ofBaseline
  }
  return { work: summary(times.work), baseline: summary(times.baseline) }
}

function timed(work: () => unknown): number {
  const from = performance.now()
  work()
  return performance.now() - from
}

/** Median, 99th percentile and more of some times. */
export function summary(times: Float64Array): Measured {
  const sorted = times.toSorted()
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length
  return { median: at(sorted, 0.5), p99: at(sorted, 0.99), most: at(sorted, 1), mean, runs: times.length }
}

function at(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
