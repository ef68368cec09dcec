import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from './product.ts'
import type { MetricsSnapshot } from './metrics-snapshot.ts'

interface Sampling {
  /** Milliseconds. */
  readonly every: number
  readonly while: Promise<unknown>
  readonly say?: (series: MetricsSnapshot) => void
}

/** Samples the server's metrics until a promise settles. */
export async function sampleMetrics(
  product: Product,
  { every, while: work, say }: Sampling,
): Promise<MetricsSnapshot[]> {
  const samples: MetricsSnapshot[] = []
  const over = new AbortController()
  void work.finally(() => over.abort())
  while (await passes(every, over.signal)) {
    const series = await product.series()
    samples.push(series)
    say?.(series)
  }
  await work
  return samples
}

/** Whether the time passed before the signal. */
const passes = (milliseconds: number, signal: AbortSignal) =>
  pause(milliseconds, true, { signal }).catch(() => false)
