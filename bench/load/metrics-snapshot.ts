/** The server's metrics at one moment. */
export interface MetricsSnapshot {
  readonly rssMegabytes: number
  readonly heapMegabytes: number
  /** 99th percentile since the last sample, in milliseconds. */
  readonly lag: number
  readonly plans: number
  readonly tooSlow: number
  readonly shed: number
}

export async function readMetrics(address: string): Promise<MetricsSnapshot> {
  const lines = (await (await fetch(address)).text()).split('\n')
  const sumOf = (series: RegExp) =>
    lines
      .filter((line) => series.test(line))
      .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0)
  return {
    rssMegabytes: sumOf(/^process_resident_memory_bytes /) / 1e6,
    heapMegabytes: sumOf(/^nodejs_heap_size_used_bytes /) / 1e6,
    lag: sumOf(/^event_loop_lag_seconds\{statistic="p99"\}/) * 1000,
    plans: sumOf(/^plan_engine_seconds_count\{.*outcome="planned"\}/),
    tooSlow: sumOf(/^engine_shed_total\{because="too-slow"\}/),
    shed: sumOf(/^engine_shed_total/),
  }
}
