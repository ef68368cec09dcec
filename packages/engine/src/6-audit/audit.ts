import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import type { NutritionPlan } from '../nutrition-plan.ts'
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

/** `passed` of `total` checks found nothing. */
export interface Audit {
  readonly passed: number
  readonly total: number
  readonly findings: readonly Finding[]
}

export type Fault = Omit<Finding, 'id'>

/** Who wrote a plan: every food of the engine's is one of our tables, and in the text of another any word may name one. */
export type Author = 'engine' | 'another'

/** One concern. It sees the finished plan, the runner and the body figures behind the targets, and no stage's working. */
export interface Check {
  readonly id: string
  readonly find: (read: PlanAsRead, runner: Runner, targets: Targets) => readonly Fault[]
}

export const hard = (section: PlanSection, message: string): Fault => ({ severity: 'hard', section, message })
export const soft = (section: PlanSection, message: string): Fault => ({ severity: 'soft', section, message })
