import { holdsMilk, mixesMeatAndMilk } from '../../foods/exclusions/kosher.ts'
import { withinFodmapPortions } from '../../foods/fodmap-portions.ts'
import type { Kitchen } from '../kitchen.ts'
import type { Occasion } from '../recipes/recipe.ts'
import { width } from './nutrient-vector.ts'
import { type PlateTable, plateAt } from './plates.ts'

/** The plates that keep to rules about whole meals: meat and milk apart, and low-FODMAP portions. */
export function keepingMealRules(kitchen: Kitchen, occasion: Occasion, table: PlateTable): PlateTable {
  if (!hasMealRules(kitchen)) return table
  const kept = Array.from({ length: table.count }, (_, index) => index).filter((index) =>
    isAllowed(kitchen, occasion, table, index),
  )
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
