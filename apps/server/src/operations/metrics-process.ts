import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { Counter, Gauge, type Registry } from '@prometheus-io/client'
import { loopStatistics } from './metrics-labels.ts'

/** The few process metrics that an operator needs; the client's default set would be fifty series. */
export function processMetrics(series: Registry): { readonly stop: () => void } {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [series],
      collect() {
        this.set(read())
      },
    })
  gauge('process_resident_memory_bytes', 'Memory of the process, its workers included.', () =>
    process.memoryUsage.rss(),
  )
  gauge(
    'nodejs_heap_size_used_bytes',
    'Heap of the main thread in use.',
    () => process.memoryUsage().heapUsed,
  )
  gauge(
    'nodejs_heap_size_total_bytes',
    'Heap of the main thread as reserved.',
    () => process.memoryUsage().heapTotal,
  )
  const startedAt = Date.now() / 1000 - process.uptime()
  gauge('process_start_time_seconds', 'When the process started, in Unix time.', () => startedAt)
  countCpu(series)
  return watchEventLoop(series)
}

function countCpu(series: Registry): void {
  let counted = 0
  void new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time of the process, its workers included.',
    registers: [series],
    collect() {
      const { user, system } = process.cpuUsage()
      this.inc((user + system - counted) / 1e6)
      counted = user + system
    },
  })
}

/** Milliseconds between two samples of the loop. */
const resolution = 10

function watchEventLoop(series: Registry): { readonly stop: () => void } {
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  // The measured delay includes the sampling interval.
  const lag = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1000)
  void new Gauge({
    name: 'event_loop_lag_seconds',
    help: 'How late the event loop was since the last scrape: median, 99th percentile and most.',
    labelNames: ['statistic'],
    registers: [series],
    async collect() {
      await afterTimers()
      const values = [delay.percentile(50), delay.percentile(99), delay.max]
      loopStatistics.forEach((statistic, index) => this.set({ statistic }, lag(values[index] ?? 0)))
      delay.reset()
    },
  })
  return { stop: () => delay.disable() }
}

/** A scrape that waited behind a block would be answered before the monitor has recorded it; after two ticks it has. */
async function afterTimers(): Promise<void> {
  await setImmediate()
  await setImmediate()
}
