import { findFood } from '../../foods/foods.ts'
import type { Product } from '../../foods/products.ts'
import { capitalize } from '../../letter-case.ts'
import type { PlanRunner } from '../../plan.ts'
import { softFlask } from '../../evidence/portions.ts'
import { inMilliliters } from '../amounts/format-amounts.ts'
import { decimals } from '../amounts/format-measures.ts'
import { beforeName } from '../amounts/fractions.ts'
import { formatLiquid, formatSolid } from '../amounts/spoons-and-cups.ts'
import { portionsInAFlask } from './feed-words.ts'
import { type Measures, recipes, type RecipeWords } from './recipes.ts'

/** How to make it at home; null for bought products. */
export function recipeFor(runner: PlanRunner, product: Product): string | null {
  const sentences = recipeSentences(runner, product)
  return sentences && `${product.name}: ${sentences.join(' ')}`
}

/** The same without the name: "25 g sugar dissolved in …", "Use it within a day." */
export function recipeSentences(runner: PlanRunner, product: Product): string[] | null {
  const recipe = recipes[product.id]
  if (!recipe) return null
  const { make, keeping } = recipe
  const advice = adviceOf(runner, product, recipe)
  const [verb, until] = eatBy(product)
  const sentences = keeping
    ? [keeping(`${verb} ${until}`), ...advice]
    : [...advice, `${capitalize(verb)} it ${until}`]
  return [make(measuresOf(runner, product)), ...volumeOf(runner, product), ...sentences].map(
    (sentence) => `${sentence}.`,
  )
}

/** What a flask shows; a drink is measured by its volume anyway. */
function volumeOf(runner: PlanRunner, product: Product): string[] {
  const portions = portionsInAFlask(product)
  return portions === null
    ? []
    : [
        `A portion is about ${formatLiquid(runner, decimals(product.volume ?? 0, 0))}: a soft flask of ${inMilliliters(runner, softFlask.value)} holds ${portions}`,
      ]
}

/** Homemade fuel is moist or a syrup: a day at most. */
const eatBy = ({ keepsDays }: Product) =>
  keepsDays === 0 ? (['eat', 'the same day'] as const) : (['use', 'within a day'] as const)

function adviceOf(
  runner: PlanRunner,
  { practiceFirst }: Product,
  { advice, practice }: RecipeWords,
): string[] {
  const sentences = advice === undefined ? [] : [advice]
  if (!practiceFirst) return sentences
  // The week of the race has no training left to practice in.
  const words =
    runner.long_runs_left > 0
      ? (practice?.words ?? 'practice in training')
      : 'take it only if you have practiced with it'
  return practice && advice !== undefined
    ? [`${advice}${practice.after}${words}`]
    : [...sentences, capitalize(words)]
}

/** "2 tbsp (25 g)" of sugar, "1 tbsp (15 ml)" of water, for runners with spoons and cups and no scale. */
function measuresOf(runner: PlanRunner, { id, madeOf }: Product): Measures {
  const partOf = (foodId: string) => {
    const part = madeOf?.find((each) => each.foodId === foodId)
    const food = findFood(foodId)
    if (!part || !food) throw new Error(`${id} is not made of ${foodId}`)
    return { ...part, food }
  }
  return {
    of: (foodId) => {
      const { milliliters, grams, food } = partOf(foodId)
      return milliliters === null
        ? beforeName(formatSolid(runner, food, grams))
        : formatLiquid(runner, milliliters)
    },
    bare: (foodId) => `${partOf(foodId).grams} g`,
  }
}
