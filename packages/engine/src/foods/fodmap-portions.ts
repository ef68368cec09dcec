import { boughtPerGram, findFood } from './foods.ts'

/**
 * The most of a food in one meal of a low-FODMAP diet, in grams as eaten; of oats in grams dry. Careful general guidance that
 * changes as foods are tested again: what a dietitian found for this runner wins. Foods without a portion are not limited here,
 * and those with a caution are left out.
 */
const mostInAMeal: Readonly<Record<string, number>> = {
  strawberries: 65,
  'strawberries-frozen': 65,
  raspberries: 60,
  blueberries: 40,
  'blueberries-frozen': 40,
  // A medium orange of the food tables.
  orange: 131,
  clementine: 130,
  kiwifruit: 150,
  pineapple: 140,
  'pineapple-canned-juice': 140,
  // Half a cup.
  'pineapple-juice': 125,
  // A glass of 200 ml.
  'cranberry-juice-cocktail': 214,
  'melon-cantaloupe': 90,
  // Chosen with care: no portion of either is settled.
  papaya: 140,
  'pak-choi-cooked': 75,
  'zucchini-cooked': 65,
  'bell-pepper-red': 40,
  'bell-pepper-red-cooked': 40,
  'broccoli-cooked': 75,
  'green-beans-cooked': 75,
  'eggplant-cooked': 75,
  'cabbage-cooked': 75,
  'beets-canned': 60,
  'tomatoes-raw': 65,
  'tomatoes-canned': 90,
  'tomatoes-crushed-canned': 90,
  'tomatoes-crushed-no-salt': 90,
  edamame: 75,
  // Of the isolate: Monash University, "Pea protein and the low FODMAP diet" (2024), as others quote it.
  'pea-protein-powder': 20,
  'tofu-firm': 160,
  'oats-rolled-dry': 50,
  'oats-gf-dry': 50,
  'oatmeal-instant-dry': 50,
  // A cup: malted, with the fructans of barley. Plain puffed rice has no such portion.
  'corn-flakes': 28,
  'crispy-rice-cereal': 30,
  'almond-butter': 16,
  walnuts: 20,
  pecans: 20,
  'pumpkin-seeds': 20,
  'chia-seeds': 24,
  tahini: 15,
  'maple-syrup': 40,
  'coconut-milk-drink': 121,
  'coconut-milk-canned': 58,
  'rice-milk': 202,
}

/** The most of this food in one meal, in grams as eaten; undefined if it has no limit of its own. */
export function mostFodmapGrams(foodId: string): number | undefined {
  const own = mostInAMeal[foodId]
  if (own !== undefined) return own
  const food = findFood(foodId)
  // Cooked from a food with a portion: oatmeal from oats.
  const dry = food?.boughtAs?.foodId ? mostInAMeal[food.boughtAs.foodId] : undefined
  return food && dry !== undefined ? dry / boughtPerGram(food) : undefined
}

/** The foods of a meal that have a portion of their own; one of them may be in a meal. */
export const fodmapPortionsIn = (foodIds: readonly string[]): string[] =>
  [...new Set(foodIds)].filter((id) => mostFodmapGrams(id) !== undefined)

interface Helping {
  readonly foodId: string
  readonly grams: number
}

/** Whether a meal has at most one food with a portion of its own, and no more of it than that. */
export function withinFodmapPortions(helpings: readonly Helping[]): boolean {
  const limited = fodmapPortionsIn(helpings.map(({ foodId }) => foodId))
  return (
    limited.length <= 1 &&
    limited.every((id) => {
      const eaten = helpings.filter(({ foodId }) => foodId === id).reduce((sum, { grams }) => sum + grams, 0)
      return eaten <= (mostFodmapGrams(id) ?? 0)
    })
  )
}
