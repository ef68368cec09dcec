import type { DayWords, MealWords, Plan, PlanDay, PlanMeal, PlanWords } from '@race-nutrition/engine'

/** A plan of this version as facts and as words: what the page, the PDF and copied texts lay out. */
export interface RenderedPlan {
  readonly facts: Plan
  /** Including a model's lines. */
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

/** Words are in the order of their facts, and there is one for each. */
export function zipFactsAndWords<Facts, Words>(facts: readonly Facts[], words: readonly Words[]) {
  if (facts.length !== words.length) throw new Error(`${facts.length} facts, ${words.length} words`)
  return facts.map((fact, index) => ({ facts: fact, words: words[index] as Words }))
}

export const mealsOf = ({ facts, words }: RenderedDay): readonly RenderedMeal[] =>
  zipFactsAndWords(facts.meals, words.meals)

/** The day of these words, with its facts. */
export function renderedDay({ facts }: RenderedPlan, words: DayWords): RenderedDay {
  const day = [...facts.training_days, ...facts.race_week].find(({ key }) => key === words.key)
  if (!day) throw new Error(`${words.key} is a day without facts`)
  return { facts: day, words }
}
