import type {
  DayWords,
  MealWords,
  Plan,
  PlanDay,
  PlanMacros,
  PlanMeal,
  PlanWords,
  RecipeWords,
} from '@race-nutrition/engine'
import type { WrittenLine } from './model-part.ts'

/** A plan of this version as facts and as words: what the page, the PDF and copied texts lay out. */
export interface RenderedPlan {
  readonly facts: Plan
  readonly words: PlanWords
  /** Absent where no model wrote any. */
  readonly modelLines?: readonly WrittenLine[]
}

export interface RenderedDay {
  readonly facts: PlanDay
  readonly words: DayWords
}

export interface RenderedMeal {
  readonly facts: PlanMeal
  readonly words: MealWords
}

/** The fuel on the run of a day: "On the run: 150 g carbs". */
export interface RenderedFuel {
  readonly facts: PlanMacros
  readonly fuel: string
}

/** Words are in the order of their facts, and there is one for each. */
export function zipFactsAndWords<Facts, Words>(facts: readonly Facts[], words: readonly Words[]) {
  if (facts.length !== words.length) throw new Error(`${facts.length} facts, ${words.length} words`)
  return facts.map((fact, index) => ({ facts: fact, words: words[index] as Words }))
}

export const mealsOf = ({ facts, words }: RenderedDay): readonly RenderedMeal[] =>
  zipFactsAndWords(facts.meals, words.meals)

/** What is eaten on a day, in its order: the fuel on the run comes before the meal after it. */
export function eatenOn(day: RenderedDay): readonly (RenderedMeal | RenderedFuel)[] {
  const meals = mealsOf(day)
  const { fuel } = day.words
  if (fuel === null) return meals
  const after = meals.findIndex(({ facts }) => facts.name === 'recovery')
  const at = after === -1 ? 1 : after
  return [...meals.slice(0, at), { fuel, facts: besidesMeals(day.facts) }, ...meals.slice(at)]
}

/** The totals of a day without its meals. */
function besidesMeals({ totals, meals }: PlanDay): PlanMacros {
  const left = (macro: keyof PlanMacros) => meals.reduce((rest, meal) => rest - meal[macro], totals[macro])
  return { kcal: left('kcal'), carbs_g: left('carbs_g'), protein_g: left('protein_g'), fat_g: left('fat_g') }
}

/** The card of this recipe. */
export function recipeOf({ recipes }: Pick<PlanWords, 'recipes'>, id: string): RecipeWords {
  const recipe = recipes.find((each) => each.id === id)
  if (!recipe) throw new Error(`${id} is a recipe without a card`)
  return recipe
}

/** The day of these words, with its facts. */
export function renderedDay({ facts }: RenderedPlan, words: DayWords): RenderedDay {
  const day = [...facts.training_days, ...facts.race_week].find(({ key }) => key === words.key)
  if (!day) throw new Error(`${words.key} is a day without facts`)
  return { facts: day, words }
}
