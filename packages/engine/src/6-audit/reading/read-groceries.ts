import type { NutritionPlan } from '../../nutrition-plan.ts'
import type { Food } from '../../foods/foods.ts'
import { foodWays, nameFood, wordsOf } from './name-food.ts'
import { gramsIn, withoutAmounts } from './read-portion.ts'

/** A line of the shopping list. */
export interface GroceryRead {
  readonly text: string
  /** Without its amounts. */
  readonly name: string
  readonly words: ReadonlySet<string>
}

/** "Rolled oats — 500 g (uses 420 g)", "Bananas (6)", "2 kg potatoes". */
export const readGroceries = ({ grocery_list: list }: NutritionPlan): GroceryRead[] =>
  [...list.pantry, ...list.fridge_freezer].map((given) => {
    const text = given.slice(0, longestLine)
    const name = withoutAmounts(text.replace(isUse, ''))
    return { text, name, words: wordsOf(name) }
  })

/** No line of a list is longer; what is takes too long to read. */
const longestLine = 300

const isUse = /\(?\buses?\b[^)]*\)?/iu

/** Grams of the food, as bought, that the line puts into the basket, and that it says are used; null where it does not say. */
export const amountsOf = (food: Food, { text }: GroceryRead) => ({
  bought: gramsIn(food, text.replace(isUse, '')),
  used: gramsIn(food, isUse.exec(text)?.[0].replace(/[()]|uses?/giu, ' ') ?? ''),
})

/** The line that a food of the menus is bought by: cooked rice as dry rice, chicken as it was before the oven. */
export function lineFor(food: Food, lines: readonly GroceryRead[]): GroceryRead | undefined {
  const { own, kernels } = wordsBy(food)
  const score = ({ words }: GroceryRead) =>
    [...words].reduce((sum, word) => sum + (own.has(word) ? 1 : -0.5), 0)
  return lines
    .filter(({ words }) => [...words].every((word) => own.has(word) || states.has(word)))
    .filter(({ words }) => kernels.some((kernel) => kernel.every((word) => words.has(word))))
    .toSorted((one, other) => score(other) - score(one))[0]
}

/** Somebody else's list may say it shorter ("Milk" for low-fat milk), but not mean another food: rice cakes are no rice. */
export function isNamedAtAll(food: Food, lines: readonly GroceryRead[]): boolean {
  const { own, kernels: all } = wordsBy(food)
  const kernels = all.map((kernel) => kernel.filter((word) => !kinds.has(word)))
  return lines.some(
    ({ name, words }) =>
      [...words].every((word) => own.has(word) || !others.has(word)) &&
      kernels.some((kernel) => kernel.length > 0 && kernel.every((word) => words.has(word))) &&
      nameFood(name) === undefined,
  )
}

/** Words that make it another food, where they are not its own: brown rice for white, soy milk for a cow's. */
const others = new Set(
  'white brown red green sweet wholewheat glutenfree lactosefree soy oat almond coconut'.split(' '),
)
const kinds = new Set([
  ...others,
  ...'lowfat nonfat onepercent twopercent fullfat unsweetened plain firm lean'.split(' '),
])

interface FoodWords {
  /** Every word that its names hold. */
  readonly own: ReadonlySet<string>
  /** The words that tell it apart, whatever was done to it in the kitchen. */
  readonly kernels: readonly (readonly string[])[]
}

function wordsBy(food: Food): FoodWords {
  const known = wordsByFood.get(food)
  if (known) return known
  const ways = foodWays(food)
  const names = wordsOf(`${food.name} ${food.boughtAs?.food ?? ''}`)
  const words = {
    own: new Set([...ways.flatMap(({ needs, allows }) => [...needs, ...allows]), ...names]),
    kernels: ways.map(({ needs }) => [...needs].filter((word) => !states.has(word))),
  }
  wordsByFood.set(food, words)
  return words
}

/** Worked out once for each food of the data. */
const wordsByFood = new Map<Food, FoodWords>()

const states = new Set(
  'cooked dry raw baked boiled roast grilled canned frozen shelled scrambled hard skin boneless fillet loaf labeled x'.split(
    ' ',
  ),
)
