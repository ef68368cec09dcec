import { Registry } from '@prometheus-io/client'
import { type AiMetrics, aiMetrics } from './metrics-ai.ts'
import { type EngineMetrics, engineMetrics } from './metrics-engine.ts'
import { type HttpMetrics, httpMetrics } from './metrics-http.ts'
import { processMetrics } from './metrics-process.ts'
import type { TokenPrices } from './metrics-settings.ts'
import { type Watch, gaugeMetrics } from './metrics-gauges.ts'

/** What the service reports: counts and times, never an answer, a plan or an address. */
export interface Metrics extends HttpMetrics, EngineMetrics, AiMetrics {
  /** A gauge that is read at each scrape. */
  readonly watch: Watch
  /** All metrics in the Prometheus text format. */
  readonly text: () => Promise<string>
  readonly contentType: string
  readonly stop: () => void
}

/** Each call creates its own registry, so that two apps in one process stay separate. */
export function openMetrics({ prices = null }: { prices?: TokenPrices | null } = {}): Metrics {
  const series = new Registry()
  const { stop } = processMetrics(series)
  return {
    ...httpMetrics(series),
    ...engineMetrics(series),
    ...aiMetrics(series, prices),
    watch: gaugeMetrics(series),
    text: () => series.metrics(),
    contentType: series.contentType,
    stop,
  }
}
