import { expect, test } from 'vitest'
import { openMetrics } from './metrics.ts'

const valueOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length),
  )

test('memory, heap and start are those of this process', async () => {
  const text = await openMetrics().text()
  const resident = valueOf(text, 'process_resident_memory_bytes')
  expect(resident / process.memoryUsage.rss()).toBeCloseTo(1, 0)
  expect(valueOf(text, 'nodejs_heap_size_used_bytes')).toBeLessThan(resident)
  expect(valueOf(text, 'nodejs_heap_size_total_bytes')).toBeGreaterThan(1e6)
  const started = Date.now() / 1000 - process.uptime()
  expect(Math.abs(valueOf(text, 'process_start_time_seconds') - started)).toBeLessThan(1)
})

test('CPU time is that of the whole process, and grows', async () => {
  const metrics = openMetrics()
  const before = valueOf(await metrics.text(), 'process_cpu_seconds_total')
  const used = process.cpuUsage()
  expect(before).toBeGreaterThan(0)
  expect(before).toBeLessThanOrEqual((used.user + used.system) / 1e6)
  keepBusy(50)
  const after = valueOf(await metrics.text(), 'process_cpu_seconds_total')
  expect(after).toBeGreaterThan(before)
})

test('a blocked event loop shows in the next scrape, and not in the one after', async () => {
  const metrics = openMetrics()
  const worst = async () => valueOf(await metrics.text(), 'event_loop_lag_seconds{statistic="max"}')
  await expect.poll(worst, patiently).toBeLessThan(0.2)
  // A block that starts before the first sample after a scrape is missed; the second one here is not.
  const worstAfterBlock = () => {
    keepBusy(400)
    return worst()
  }
  await expect.poll(worstAfterBlock, patiently).toBeGreaterThan(0.3)
  await expect.poll(worst, patiently).toBeLessThan(0.2)
  metrics.stop()
})

test('an idle event loop has almost no lag: the sampling interval is not counted', async () => {
  const metrics = openMetrics()
  const median = async () => valueOf(await metrics.text(), 'event_loop_lag_seconds{statistic="p50"}')
  await expect.poll(median, patiently).toBeLessThan(0.005)
  metrics.stop()
})

/** Each poll is a scrape of its own, and even a busy machine has quiet moments. */
const patiently = { timeout: 30_000 }

function keepBusy(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}
