import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import type { Plan } from '../plan.ts'
import type { CheckGroupId, CheckId } from './check-ids.ts'
import type { Fault, Finding, FindingCode, FindingFacts, PlanSection, Severity } from './finding.ts'

/** How the checks of one group ended; those that do not apply are not counted. */
export interface AuditGroup {
  readonly id: CheckGroupId
  readonly passed: number
  readonly total: number
}

export interface Audit {
  readonly passed: number
  /** Of the checks that apply to this runner: those that are not passed have failed. */
  readonly total: number
  /** Ids of the checks that do not apply. */
  readonly not_applicable: readonly CheckId[]
  readonly groups: readonly AuditGroup[]
  readonly findings: readonly Finding[]
}

/** What a check is given: the finished plan, the runner, and the targets that the plan has to hold. */
export interface Given {
  readonly plan: Plan
  readonly runner: Runner
  readonly targets: Targets
}

/** What a check found where it looked. */
export interface Reading {
  readonly section: PlanSection
  /** How grave it is if there is nothing to look at: hard where a hard limit stands behind it. */
  readonly unread: Severity
  /** How many numbers, rows, meals, lines or notes were looked at; with none the check fails. */
  readonly read: number
  readonly faults: readonly Fault[]
}

export const doesNotApply = 'does not apply'
export type Look = Reading | typeof doesNotApply

/**
 * One concern, in one look or in several of which each has to find something to look at. Whether it applies follows from
 * the runner and the targets; what a plan leaves out is no reason, except where leaving it out is always safe.
 */
export interface Check {
  readonly id: CheckId
  readonly look: (given: Given) => Look | readonly [Look, ...(readonly Look[])]
}

/** Counts the very items that are searched, so that no count says more than was read. */
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
