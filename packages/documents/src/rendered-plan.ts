import type { DayWords, MealWords, Plan, PlanDay, PlanMeal, PlanWords } from '@race-nutrition/engine'

/** A plan of this version as its facts and as its finished words: what page, paper and copied texts lay out. */
export interface RenderedPlan {
  readonly facts: Plan
  /** With a model's lines at their places. */
  readonly words: PlanWords
}

export interface RenderedDay {
  readonly facts: PlanDay
  readonly words: DayWords
}

export interface RenderedMeal {
  readonly facts: PlanMeal
  readonly words: MealWords
}

/** Words stand in the order of their facts, and neither without the other. */
export function zipFactsAndWords<Facts, Words>(facts: readonly Facts[], words: readonly Words[]) {
  if (facts.length !== words.length) throw new Error(`${facts.length} facts, ${words.length} words`)
  return facts.map((fact, index) => ({ facts: fact, words: words[index] as Words }))
}

export const mealsOf = ({ facts, words }: RenderedDay): readonly RenderedMeal[] =>
  zipFactsAndWords(facts.meals, words.meals)

/** A day that the words name, with its facts. */
export function renderedDay({ facts }: RenderedPlan, words: DayWords): RenderedDay {
  const day = [...facts.training_days, ...facts.race_week].find(({ key }) => key === words.key)
  if (!day) throw new Error(`${words.key} is a day without facts`)
  return { facts: day, words }
}
