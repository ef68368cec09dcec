import type { Registry } from '@prometheus-io/client'
import { boundedCounter, boundedHistogram, listedCounter } from './metrics-bounded.ts'
import {
  type AnswerSource,
  answerSources,
  type EngineOutcome,
  engineOutcomes,
  type EngineTask,
  engineTasks,
  findingIds,
  severities,
  type SeverityLabel,
  type ShedReason,
  shedReasons,
} from './metrics-labels.ts'

interface EngineRun {
  readonly task: EngineTask
  readonly outcome: EngineOutcome
  readonly ms: number
}

interface FoundInAudit {
  readonly id: string
  readonly severity: SeverityLabel
}

export interface EngineMetrics {
  /** One task in a worker. */
  readonly engineRun: (run: EngineRun) => void
  /** A call that was shed instead of waiting longer. */
  readonly engineShed: (because: ShedReason) => void
  /** Where the plan of a call came from. */
  readonly engineAnswer: (from: AnswerSource) => void
  readonly auditFinding: (finding: FoundInAudit) => void
}

export function engineMetrics(series: Registry): EngineMetrics {
  const seconds = boundedHistogram(series, {
    name: 'plan_engine_seconds',
    help: 'Time of one task of the engine in its worker, by task and outcome.',
    labels: { task: engineTasks, outcome: engineOutcomes },
    buckets: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2, 5],
  })
  for (const task of engineTasks) seconds.show({ task, outcome: 'failed' })
  const shed = listedCounter(series, {
    name: 'engine_shed_total',
    help: 'Calls answered with 503 instead of a plan, by reason.',
    labels: { because: shedReasons },
  })
  const answers = listedCounter(series, {
    name: 'engine_answers_total',
    help: 'Plans handed out: computed for the call, joined with one under way, or kept from the last minute.',
    labels: { from: answerSources },
  })
  const findings = boundedCounter(series, {
    name: 'audit_findings_total',
    help: 'What the audit found in finished plans, by check and severity.',
    labels: { id: findingIds, severity: severities },
  })
  for (const id of [...findingIds, 'other']) findings.show({ id, severity: 'hard' })
  return {
    engineRun: ({ ms, ...run }) => seconds.add(run, ms),
    engineShed: (because) => shed.add({ because }),
    engineAnswer: (from) => answers.add({ from }),
    auditFinding: ({ id, severity }) => findings.add({ id, severity }),
  }
}
