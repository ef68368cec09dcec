import type { Registry } from '@prometheus-io/client'
import { boundedCounter, boundedHistogram, listedCounter } from './metrics-bounded.ts'
import { type LimitLabel, limits, methods, routes, statuses } from './metrics-labels.ts'

interface AnsweredRequest {
  readonly method: string
  /** The route's template, such as `/api/ai/:projectId/object`; undefined when none matched. */
  readonly route: string | undefined
  readonly status: number
  readonly ms: number
}

export interface HttpMetrics {
  readonly request: (answered: AnsweredRequest) => void
  /** A request of a client over its limit. */
  readonly rateLimited: (limit: LimitLabel) => void
}

export function httpMetrics(series: Registry): HttpMetrics {
  const requests = boundedCounter(series, {
    name: 'http_requests_total',
    help: 'Requests answered, by route, method and status.',
    labels: { route: routes, method: methods, status: statuses },
  })
  const seconds = boundedHistogram(series, {
    name: 'http_request_duration_seconds',
    help: 'Time from a request’s arrival to the end of its answer.',
    labels: { route: routes },
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
  })
  const limited = listedCounter(series, {
    name: 'rate_limited_total',
    help: 'Requests refused because their client used up its share, by whose share.',
    labels: { limit: limits },
  })
  return {
    request: ({ method, route, status, ms }) => {
      requests.add({ route, method, status: String(status) })
      seconds.add({ route }, ms)
    },
    rateLimited: (limit) => limited.add({ limit }),
  }
}
