import { holdsMilk, mixesMeatAndMilk } from '../../foods/exclusions/kosher.ts'
import { withinFodmapPortions } from '../../foods/fodmap-portions.ts'
import { memoize } from '../../foods/memoize.ts'
import type { Kitchen } from '../kitchen.ts'
import type { Occasion } from '../recipes/recipe.ts'
import { width } from './nutrient-vector.ts'
import { type PlateTable, plateAt } from './plates.ts'

/** The plates that keep to rules about whole meals: meat and milk apart, and low-FODMAP portions. */
export function keepingMealRules(kitchen: Kitchen, occasion: Occasion, table: PlateTable): PlateTable {
  return hasMealRules(kitchen)
    ? platesWhere(table, (index) => isAllowed(kitchen, occasion, table, index))
    : table
}

function platesWhere(table: PlateTable, isKept: (index: number) => boolean): PlateTable {
  const kept = Array.from({ length: table.count }, (_, index) => index).filter(isKept)
  const rows = new Float64Array(kept.length * width)
  for (const [row, index] of kept.entries())
    rows.set(table.rows.subarray(index * width, (index + 1) * width), row * width)
  return {
    served: table.served,
    count: kept.length,
    rows,
    quarters: kept.map((index) => table.quarters[index] as number),
    sides: kept.map((index) => table.sides[index] as PlateTable['sides'][number]),
  }
}

/**
 * Whole-grain, with its skin, raw or hot: none of it on the days of little fiber, whose advice is white bread, and fruit and
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
  'chili-pepper-red',
  'hot-sauce',
])

export const isRough = ({ id }: { readonly id: string }) => roughFoods.has(id)

/** The plates of a dish without anything rough beside it. Every kitchen with the same sides shares them. */
export const smoothPlates = memoize((table: PlateTable): PlateTable => {
  const isSmooth = (index: number) => !(table.sides[index]?.foods.some(isRough) ?? false)
  return table.sides.some(({ foods }) => foods.some(isRough)) ? platesWhere(table, isSmooth) : table
})

/** Whether some meals of permitted foods are none for this kitchen. */
export const hasMealRules = ({ isKosher: kosher, isLowFodmap }: Kitchen) => kosher || isLowFodmap

function isAllowed(kitchen: Kitchen, occasion: Occasion, table: PlateTable, index: number): boolean {
  const { served, quarters, sides } = plateAt(table, index)
  const helpings = [
    ...served.foods.map(({ id, grams }) => ({ foodId: id, grams: (grams * quarters) / 4 })),
    ...sides.foods.map(({ id, grams }) => ({ foodId: id, grams })),
  ]
  return (
    (!kitchen.isKosher ||
      isKosher(
        occasion,
        helpings.map(({ foodId }) => foodId),
      )) &&
    (!kitchen.isLowFodmap || withinFodmapPortions(helpings))
  )
}

/** Mains and snacks are without milk, so that none follows meat; other meals are milky or meaty, never both. */
const isKosher = (occasion: Occasion, foodIds: readonly string[]) =>
  occasion === 'main' || occasion === 'snack' ? !holdsMilk(foodIds) : !mixesMeatAndMilk(foodIds)
