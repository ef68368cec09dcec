import process from 'node:process'
import { renderPlan } from '../src/7-words/render-plan.ts'
import { renderWords } from '../src/7-words/render-words.ts'
import type { PlanWords } from '../src/7-words/plan-words.ts'
import type { NutritionPlan } from '../src/nutrition-plan.ts'
import type { Plan } from '../src/plan.ts'
import { drawnRunners } from './any-runner.ts'
import { factsFor } from './stages-for.ts'

export interface DrawnPlan {
  readonly plan: Plan
  readonly words: PlanWords
  readonly object: NutritionPlan
}

/** More would not be kept by `stagesFor` either. */
const count = Math.min(Number(process.env['SWEEP_RUNS'] ?? 100), 600)

let drawn: readonly DrawnPlan[] | undefined

/** Plans in facts and in words of the runners that the laws draw, made once for all tests of a process. */
export const drawnPlans = (): readonly DrawnPlan[] =>
  (drawn ??= drawnRunners(count).map((runner) => renderedOf(factsFor(runner))))

export function renderedOf(plan: Plan): DrawnPlan {
  const words = renderWords(plan)
  return { plan, words, object: renderPlan(plan, words) }
}
