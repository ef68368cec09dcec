import { Registry } from '@prometheus-io/client'
import { type AiMetrics, aiMetrics } from './metrics-ai.ts'
import { type EngineMetrics, engineMetrics } from './metrics-engine.ts'
import { type HttpMetrics, httpMetrics } from './metrics-http.ts'
import { processMetrics } from './metrics-process.ts'
import type { TokenPrices } from './metrics-settings.ts'
import { type Watch, watchedMetrics } from './metrics-watched.ts'

/** What an operator may know of the service: counts and times, never an answer, a plan or an address. */
export interface Metrics extends HttpMetrics, EngineMetrics, AiMetrics {
  /** A gauge that is read at each scrape. */
  readonly watch: Watch
  /** Everything, in the text format of Prometheus. */
  readonly text: () => Promise<string>
  readonly contentType: string
  readonly stop: () => void
}

/** Each has a registry of its own: two apps in one process do not count into each other. */
export function openMetrics({ prices = null }: { prices?: TokenPrices | null } = {}): Metrics {
  const series = new Registry()
  const { stop } = processMetrics(series)
  return {
    ...httpMetrics(series),
    ...engineMetrics(series),
    ...aiMetrics(series, prices),
    watch: watchedMetrics(series),
    text: () => series.metrics(),
    contentType: series.contentType,
    stop,
  }
}
