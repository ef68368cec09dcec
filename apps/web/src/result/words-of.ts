import { type Plan, type PlanWords, renderWords } from '@race-nutrition/engine'

const rendered = new WeakMap<Plan, PlanWords>()

/** The words of a plan, rendered once: a change says which of its notes are new, and then the page shows them. */
export function wordsOf(plan: Plan): PlanWords {
  const known = rendered.get(plan)
  if (known) return known
  const words = renderWords(plan)
  rendered.set(plan, words)
  return words
}
