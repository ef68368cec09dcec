import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from './product.ts'
import type { Series } from './series.ts'

interface Watched {
  /** Milliseconds. */
  readonly every: number
  readonly while: Promise<unknown>
  readonly say?: (series: Series) => void
}

/** Looks at the server's metrics as long as something goes on. */
export async function watch(product: Product, { every, while: going, say }: Watched): Promise<Series[]> {
  const seen: Series[] = []
  const over = new AbortController()
  void going.finally(() => over.abort())
  while (await passes(every, over.signal)) {
    const series = await product.series()
    seen.push(series)
    say?.(series)
  }
  await going
  return seen
}

/** Whether the time passed before the signal. */
const passes = (milliseconds: number, signal: AbortSignal) =>
  pause(milliseconds, true, { signal }).catch(() => false)
