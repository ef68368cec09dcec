import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import type { Plan } from '../plan.ts'
import type { CheckGroupId, CheckId } from './check-ids.ts'
import type { Fault, Finding, FindingCode, FindingFacts, PlanSection, Severity } from './finding.ts'

/** The result of one group of checks; those that do not apply are not counted. */
export interface AuditGroup {
  readonly id: CheckGroupId
  readonly passed: number
  readonly total: number
}

export interface Audit {
  readonly passed: number
  /** Of the checks that apply to this runner; those that did not pass failed. */
  readonly total: number
  /** Ids of the checks that do not apply. */
  readonly not_applicable: readonly CheckId[]
  readonly groups: readonly AuditGroup[]
  readonly findings: readonly Finding[]
}

/** The input of a check: the finished plan, the runner, and the targets that the plan has to meet. */
export interface Given {
  readonly plan: Plan
  readonly runner: Runner
  readonly targets: Targets
}

/** The result of one look of a check. */
export interface Reading {
  readonly section: PlanSection
  /** The severity if there is nothing to look at: hard if the check enforces a hard limit. */
  readonly unread: Severity
  /** How many numbers, rows, meals, lines or notes were checked; with none the check fails. */
  readonly read: number
  readonly faults: readonly Fault[]
}

export const doesNotApply = 'does not apply'
export type Look = Reading | typeof doesNotApply

/**
 * One concern, in one or several looks, each of which must find something to check. Whether it applies depends on
 * the runner and the targets; missing parts of a plan are no reason to skip it, unless leaving them out is always safe.
 */
export interface Check {
  readonly id: CheckId
  readonly look: (given: Given) => Look | readonly [Look, ...(readonly Look[])]
}

/** Counts the same items that are searched, so that the count is never more than was read. */
export const lookAt = <Item>(
  section: PlanSection,
  unread: Severity,
  items: readonly Item[],
  find: (items: readonly Item[]) => readonly Fault[],
): Reading => ({ section, unread, read: items.length, faults: find(items) })

/** The same, with each item judged alone. */
export const lookAtEach = <Item>(
  section: PlanSection,
  unread: Severity,
  items: readonly Item[],
  find: (item: Item, index: number) => readonly Fault[],
): Reading => lookAt(section, unread, items, (all) => all.flatMap(find))

const faultOf =
  (severity: Severity) =>
  <Code extends FindingCode>(section: PlanSection, code: Code, facts: FindingFacts[Code]): Fault =>
    ({ severity, section, code, facts }) as Fault

export const hard = faultOf('hard')
export const soft = faultOf('soft')
