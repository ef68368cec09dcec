import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { Counter, Gauge, type Registry } from '@prometheus-io/client'
import { loopStatistics } from './metrics-labels.ts'

/** The few of the client's own metrics that an operator reads; all of them would be fifty series. */
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

/** Milliseconds between two looks at the loop. */
const lookEvery = 10

function watchEventLoop(series: Registry): { readonly stop: () => void } {
  const delay = monitorEventLoopDelay({ resolution: lookEvery })
  delay.enable()
  // The delay holds the time between two looks, too.
  const lag = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - lookEvery / 1000)
  void new Gauge({
    name: 'event_loop_lag_seconds',
    help: 'How late the event loop was since the last scrape: median, 99th percentile and most.',
    labelNames: ['statistic'],
    registers: [series],
    async collect() {
      await turnOfTimers()
      const values = [delay.percentile(50), delay.percentile(99), delay.max]
      loopStatistics.forEach((statistic, index) => this.set({ statistic }, lag(values[index] ?? 0)))
      delay.reset()
    },
  })
  return { stop: () => delay.disable() }
}

/** A scrape that waited behind a block is answered before the monitor's timer has noted it: the second turn is after. */
async function turnOfTimers(): Promise<void> {
  await setImmediate()
  await setImmediate()
}
