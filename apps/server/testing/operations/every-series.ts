import type { Metrics } from '../../src/operations/metrics.ts'
import {
  aiOutcomes,
  answerSources,
  engineOutcomes,
  engineTasks,
  findingIds,
  joinPlaces,
  limits,
  methods,
  providers,
  refusedKinds,
  routes,
  severities,
  shedReasons,
  statuses,
} from '../../src/operations/metrics-labels.ts'
import { watchedGauges } from '../../src/operations/metrics-gauges.ts'

/** Records every metric with every label value, so that every possible series exists. */
export function countEverySeries(metrics: Metrics): void {
  for (const [route, method, status] of product([...routes, undefined], [...methods, 'BREW'], statuses)) {
    metrics.request({ route, method, status: Number(status), ms: 20 })
  }
  for (const [task, outcome] of product(engineTasks, engineOutcomes))
    metrics.engineRun({ task, outcome, ms: 20 })
  for (const [id, severity] of product([...findingIds, 'unknown'], severities))
    metrics.auditFinding({ id, severity })
  for (const [provider, outcome] of product(providers, aiOutcomes))
    metrics.aiCall({ provider, outcome, ms: 20 })
  limits.forEach(metrics.rateLimited)
  shedReasons.forEach(metrics.engineShed)
  answerSources.forEach(metrics.engineAnswer)
  joinPlaces.forEach(metrics.aiJoined)
  for (const kind of [...refusedKinds, 'unknown']) metrics.aiRefused(kind, 1)
  metrics.aiTokens({ inputTokens: 100, outputTokens: 100 })
  for (const gauge of watchedGauges) metrics.watch(gauge, () => 0)
}

function product<One, Two, Three>(
  ones: readonly One[],
  twos: readonly Two[],
  threes: readonly Three[],
): [One, Two, Three][]
function product<One, Two>(ones: readonly One[], twos: readonly Two[]): [One, Two][]
function product(...lists: readonly (readonly unknown[])[]): unknown[][] {
  return lists.reduce<unknown[][]>(
    (rows, list) => rows.flatMap((row) => list.map((each) => [...row, each])),
    [[]],
  )
}
