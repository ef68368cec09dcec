import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import type { NutritionPlan } from '../nutrition-plan.ts'
import type { CheckGroupId, CheckId } from './check-titles.ts'
import type { PlanAsRead } from './reading/read-plan.ts'

/** Soft: warn and show. Hard: refuse the number or the text (science.md 9.1). */
export type Severity = 'hard' | 'soft'

/** The section of the plan that a finding stands beside. */
export type PlanSection = keyof NutritionPlan

export interface Finding {
  /** The check that found it. */
  readonly id: string
  readonly severity: Severity
  readonly section: PlanSection
  /** In words a runner understands. */
  readonly message: string
}

/** How the checks of one group ended; those that do not apply are not counted. */
export interface AuditGroup {
  readonly id: CheckGroupId
  readonly title: string
  readonly passed: number
  readonly total: number
}

/** Snake case, as on the wire. */
export interface Audit {
  readonly passed: number
  /** Of the checks that apply to this runner: those that are not passed have failed. */
  readonly total: number
  /** Ids of the checks that do not apply. */
  readonly not_applicable: readonly CheckId[]
  readonly groups: readonly AuditGroup[]
  readonly findings: readonly Finding[]
}

export type Fault = Omit<Finding, 'id'>

/** Who wrote a plan: every food of the engine's is one of our tables, and in the text of another any word may name one. */
export type Author = 'engine' | 'another'

/** What a check has to read. */
export interface Subject {
  readonly section: PlanSection
  /** Within a finding: "Not checked: the feeds of the race could not be read." */
  readonly what: string
  /** How grave it is if nothing can be read: hard where a hard limit stands behind it. */
  readonly unread: Severity
}

export interface Reading extends Subject {
  /** How many numbers, rows, meals, lines or notes were read; with none the check fails. */
  readonly read: number
  readonly faults: readonly Fault[]
}

export const doesNotApply = 'does not apply'
export type Look = Reading | typeof doesNotApply

/**
 * One concern, in one look or in several of which each has to read something. It sees the finished plan, the runner and
 * the body figures behind the targets, and no stage's working. Whether it applies follows from the runner and the
 * targets; what a plan leaves out is no reason, except where leaving it out is always safe.
 */
export interface Check {
  readonly id: CheckId
  readonly look: (
    read: PlanAsRead,
    runner: Runner,
    targets: Targets,
  ) => Look | readonly [Look, ...(readonly Look[])]
}

/** What a check is given to look at. */
export type Given = Parameters<Check['look']>

/** Counts the very items that are searched, so that no count says more than was read. */
export const lookAt = <Item>(
  subject: Subject,
  items: readonly Item[],
  find: (items: readonly Item[]) => readonly Fault[],
): Reading => ({ ...subject, read: items.length, faults: find(items) })

/** The same, with each item judged alone. */
export const lookAtEach = <Item>(
  subject: Subject,
  items: readonly Item[],
  find: (item: Item) => readonly Fault[],
): Reading => lookAt(subject, items, (all) => all.flatMap(find))

export const hard = (section: PlanSection, message: string): Fault => ({ severity: 'hard', section, message })
export const soft = (section: PlanSection, message: string): Fault => ({ severity: 'soft', section, message })
