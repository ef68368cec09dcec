import { type Food, isMilk } from '../../foods/foods.ts'
import { memoize } from '../../foods/memoize.ts'
import { foodOf } from '../portions/household-measure.ts'
import type { LarderId } from '../portions/larder.ts'
import { nutrientsOf } from '../portions/nutrients.ts'

/**
 * What a day adds up: macros, the foods that a day holds only so much of, in grams (rice cooked, juice in ml), and the meals with
 * legumes, soy, bread, cereal, rice, potatoes or jam. A plate is a row of these numbers, so that a day is a sum of rows. Written out, for
 * an engine looks up an object built of entries slowly, and these places are looked up for every plate.
 */
export const at = {
  energy: 0,
  carbs: 1,
  protein: 2,
  fat: 3,
  fiber: 4,
  sodium: 5,
  fluids: 6,
  oil: 7,
  seeds: 8,
  juice: 9,
  eggs: 10,
  milk: 11,
  legumes: 12,
  rice: 13,
  cereal: 14,
  soy: 15,
  tuna: 16,
  breads: 17,
  cereals: 18,
  rices: 19,
  ricePlates: 20,
  potatoes: 21,
  bananas: 22,
  ricePudding: 23,
  powder: 24,
  soyFoods: 25,
  anySoy: 26,
  oranges: 27,
  apples: 28,
  pastas: 29,
  jams: 30,
} as const
export type Sum = keyof typeof at
export const sums = Object.keys(at) as readonly Sum[]
export const width = sums.length

export type Vector = Float64Array

/** What plates hold: sum by sum, since most plates of a table are dropped after a look at one of their sums. */
export interface Columns {
  readonly count: number
  /** `count` numbers a sum, one for each plate. */
  readonly columns: Float64Array
}

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
  if (food.category === 'legume') vector[at.legumes] = 100
  if (isCookedRice(food)) vector[at.rice] = vector[at.rices] = vector[at.ricePlates] = 100
  if (food.id === 'rice-pudding') vector[at.rices] = vector[at.ricePudding] = 100
  if (food.id === 'cream-of-rice-gf-cooked') vector[at.rices] = 100
  if (food.id === 'cream-of-rice-dry') vector[at.rices] = 300
  if (food.category === 'starchy_vegetable' && !food.id.startsWith('corn-')) vector[at.potatoes] = 100
  if (isPasta(food)) vector[at.pastas] = 100
  if (food.id === 'banana') vector[at.bananas] = 100
  if (food.id === 'orange') vector[at.oranges] = 100
  if (food.id === 'apple-with-skin') vector[at.apples] = 100
  if (food.id === 'jam' || food.id === 'jelly-spread') vector[at.jams] = 100
  if (food.category === 'cereal') vector[at.cereal] = vector[at.cereals] = 100
  if (food.category === 'bread') vector[at.breads] = 100
  if (food.category === 'protein_powder') vector[at.powder] = 100
  if (isSoy(food)) vector[at.soy] = vector[at.anySoy] = protein
  if (food.category === 'soy' || food.id === 'edamame') vector[at.soyFoods] = 100
  return vector
})

const isCookedRice = ({ id }: Food) => /^rice-(?!noodles).*-cooked$/.test(id)
const isPasta = ({ id, category }: Food) => category === 'grain' && /^(?:pasta|soba)-|noodles-/.test(id)
const isOil = ({ id }: Food) => id.endsWith('-oil')

/** What the foods hold; what is counted by the meal in g, soy in g of its protein, until `countMeals`. */
export function vectorOfFoods(foods: readonly { readonly id: LarderId; readonly grams: number }[]): Vector {
  const vector = new Float64Array(width)
  for (const { id, grams } of foods) {
    const of100 = vectorOf(foodOf(id))
    for (let index = 0; index < width; index++) vector[index]! += (of100[index]! * grams) / 100
  }
  return vector
}

/**
 * Replaces grams by 1 where they make the plate a meal with legumes, soy, bread, cereal, rice, potatoes, pasta or jam, and by 0
 * where they do not: a splash in porridge is none.
 */
export function countMeals({ columns, count }: Columns, plate: number): void {
  for (const [sum, least] of leastOfAMeal) {
    const index = sum * count + plate
    columns[index] = (columns[index] ?? 0) >= least ? 1 : 0
  }
}

/** The same for what a meal holds. */
export const countMealsOf = (held: Vector): void => countMeals({ columns: held, count: 1 }, 0)

/** Grams of legumes, bread, cereal, jam, rice or rice pudding, and of rice, potatoes or pasta that fill a plate; grams of protein from soy. */
const leastOfAMeal = [
  [at.legumes, 40],
  [at.soy, 6],
  [at.anySoy, 2],
  [at.breads, 20],
  [at.cereals, 10],
  [at.rices, 50],
  [at.ricePlates, 150],
  [at.potatoes, 120],
  [at.pastas, 100],
  [at.jams, 10],
] as const

export const isSoy = ({ category, allergens }: Food) =>
  category === 'soy' || (allergens.includes('soy') && alsoMadeOfSoy.has(category))

/** Drinks and powders, and edamame. */
const alsoMadeOfSoy: ReadonlySet<Food['category']> = new Set(['plant_milk', 'protein_powder', 'legume'])
