import type { Metrics } from './metrics.ts'

const nothing = () => undefined

/**
 * Where METRICS_PORT is not set: the same to every caller, and nothing is counted. Apart from `openMetrics`, because the
 * client takes 20 MB of memory once it is loaded.
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
  aiLinesRefused: nothing,
  watch: nothing,
  text: async () => '',
  contentType: 'text/plain',
  stop: nothing,
}
