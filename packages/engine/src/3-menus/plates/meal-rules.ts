import { holdsMilk, mixesMeatAndMilk } from '../../foods/exclusions/kosher.ts'
import { withinFodmapPortions } from '../../foods/fodmap-portions.ts'
import { byKey, sharedByKey } from '../../foods/memoize.ts'
import type { Kitchen } from '../kitchen.ts'
import type { Occasion } from '../recipes/recipe.ts'
import { type Plate, platesAmong, type PlateTable, sidesAt } from './plates.ts'

/** The plates that keep to rules about whole meals: meat and milk apart, and low-FODMAP portions. */
export const keepingMealRules = (kitchen: Kitchen, occasion: Occasion, table: PlateTable): PlateTable =>
  rulesOf(kitchen, occasion).reduce((left, rule) => keeping(rule)(left), table)

/**
 * Whole-grain, with its skin, raw, hot, gassy, or a nut to chew: none of it on the days of little fiber, whose advice is white bread, and fruit and
 * vegetables peeled and cooked, nor before a run.
 */
const roughFoods: ReadonlySet<string> = new Set([
  'bread-wholewheat',
  'bread-rye',
  'potato-baked-skin',
  'sweet-potato-baked',
  'apple-with-skin',
  'pear',
  'tomatoes-raw',
  'cucumber-peeled',
  'lettuce-romaine',
  'lettuce-butterhead',
  'arugula',
  'radishes',
  'kale-raw',
  'cabbage-cooked',
  'cauliflower-cooked',
  'broccoli-cooked',
  'brussels-sprouts-cooked',
  'chili-pepper-red',
  'hot-sauce',
  'almonds',
  'cashews',
  'peanuts-dry-roasted',
  'pecans',
  'pistachios',
  'walnuts',
])

export const isRough = ({ id }: { readonly id: string }) => roughFoods.has(id)

/** The plates of a dish without anything rough beside it. */
export const smoothPlates = (table: PlateTable): PlateTable => keeping(hasSmoothSides)(table)

const hasSmoothSides: MealRule = ({ sides }) => !sides.foods.some(isRough)

/** Whether some meals of permitted foods are none for this kitchen. */
export const hasMealRules = ({ isKosher: kosher, isLowFodmap }: Kitchen) => kosher || isLowFodmap

type MealRule = (plate: Pick<Plate, 'served' | 'quarters' | 'sides'>) => boolean

/** Mains and snacks are without milk, so that none follows meat; other meals are milky or meaty, never both. */
function rulesOf({ isKosher, isLowFodmap }: Kitchen, occasion: Occasion): MealRule[] {
  const kosher = occasion === 'main' || occasion === 'snack' ? isWithoutMilk : keepsMeatAndMilkApart
  return [...(isKosher ? [kosher] : []), ...(isLowFodmap ? [hasFodmapPortions] : [])]
}

const foodIdsOn = ({ served, sides }: Pick<Plate, 'served' | 'sides'>) =>
  [...served.foods, ...sides.foods].map(({ id }) => id)

const isWithoutMilk: MealRule = (plate) => !holdsMilk(foodIdsOn(plate))

const keepsMeatAndMilkApart: MealRule = (plate) => !mixesMeatAndMilk(foodIdsOn(plate))

const hasFodmapPortions: MealRule = ({ served, quarters, sides }) =>
  withinFodmapPortions([
    ...served.foods.map(({ id, grams }) => ({ foodId: id, grams: (grams * quarters) / 4 })),
    ...sides.foods.map(({ id, grams }) => ({ foodId: id, grams })),
  ])

/** What a rule leaves of a table; kitchens with the same rules share it. */
const keeping = sharedByKey((rule: MealRule) =>
  byKey((table: PlateTable): PlateTable => {
    const { served } = table
    const kept = table.quarters.flatMap((quarters, index) =>
      rule({ served, quarters, sides: sidesAt(table, index) }) ? [index] : [],
    )
    return platesAmong(table, kept)
  }),
)
