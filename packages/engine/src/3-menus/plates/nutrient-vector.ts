import type { Food } from '../../foods/foods.ts'
import { memoize } from '../../foods/memoize.ts'
import { foodOf } from '../portions/household-measure.ts'
import type { LarderId } from '../portions/larder.ts'
import { nutrientsOf } from '../portions/nutrients.ts'

/**
 * What a day adds up: macros, the foods that a day holds only so much of, in grams (juice in ml), and the meals with
 * legumes or soy. A plate is a row of these numbers, so that a day is a sum of rows.
 */
export const sums = [
  'energy',
  'carbs',
  'protein',
  'fat',
  'fiber',
  'sodium',
  'fluids',
  'oil',
  'seeds',
  'juice',
  'eggs',
  'milk',
  'legumes',
  'soy',
  'tuna',
] as const
export type Sum = (typeof sums)[number]
export const width = sums.length
export const at = Object.fromEntries(sums.map((sum, index) => [sum, index])) as Readonly<Record<Sum, number>>

export type Vector = Float64Array

/** Of 100 g of the food. */
const vectorOf = memoize((food: Food): Vector => {
  const vector = new Float64Array(width)
  const { energy, carbs, protein, fat, fiber, sodium, fluids } = nutrientsOf(food, 100)
  vector.set([energy, carbs, protein, fat, fiber, sodium, fluids])
  if (isOil(food)) vector[at.oil] = 100
  if (food.category === 'nut_seed') vector[at.seeds] = 100
  if (food.category === 'juice') vector[at.juice] = 100 / (food.gramsPerMilliliter ?? 1)
  if (food.category === 'egg') vector[at.eggs] = 100
  if (isMilk(food)) vector[at.milk] = 100
  if (food.id === 'tuna-canned-water') vector[at.tuna] = 100
  return vector
})

const isOil = ({ id }: Food) => id.endsWith('-oil')
const isMilk = ({ category, roles }: Food) =>
  (category === 'dairy' || category === 'plant_milk') && roles.includes('drink')

/** A meal with at least this much of them counts as one of legumes, or of soy. */
const aMealOf = 40

export function vectorOfFoods(foods: readonly { readonly id: LarderId; readonly grams: number }[]): Vector {
  const vector = new Float64Array(width)
  let legumes = 0
  let soy = 0
  for (const { id, grams } of foods) {
    const food = foodOf(id)
    const of100 = vectorOf(food)
    for (let index = 0; index < width; index++) vector[index]! += (of100[index]! * grams) / 100
    if (food.category === 'legume') legumes += grams
    if (food.category === 'soy' || isSoyMilk(food)) soy += grams
  }
  if (legumes >= aMealOf) vector[at.legumes] = 1
  if (soy >= aMealOf) vector[at.soy] = 1
  return vector
}

const isSoyMilk = ({ category, allergens }: Food) => category === 'plant_milk' && allergens.includes('soy')
