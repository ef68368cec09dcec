import type { Metrics } from './metrics.ts'

const nothing = () => undefined

/**
 * Used when METRICS_PORT is not set: nothing is counted. In a file of its own, because loading the Prometheus client takes
 * 20 MB of memory.
 */
export const noMetrics: Metrics = {
  request: nothing,
  rateLimited: nothing,
  engineRun: nothing,
  engineShed: nothing,
  engineAnswer: nothing,
  auditFinding: nothing,
  aiCall: nothing,
  aiTokens: nothing,
  aiJoined: nothing,
  aiRefused: nothing,
  watch: nothing,
  text: async () => '',
  contentType: 'text/plain',
  stop: nothing,
}
