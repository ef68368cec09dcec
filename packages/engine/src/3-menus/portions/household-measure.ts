import { type Food, findFood } from '../../foods/foods.ts'
import { type Grams, grams, gramsPerOunce, roundTo } from '../../units.ts'
import type { HouseholdUnit } from './larder/larder-line.ts'
import { type LarderId, larder, larderLine } from './larder.ts'

/** What one step of a portion weighs: a slice, half a bagel, a quarter cup, a tablespoon, 50 ml. */
export function stepOf(id: LarderId): number {
  const { by } = larderLine(id)
  return stepFrom[by](unitWeight(foodOf(id), by))
}

const stepFrom: Readonly<Record<HouseholdUnit, (unit: number) => number>> = {
  piece: (unit) => unit,
  tablespoon: (unit) => unit,
  teaspoon: (unit) => unit,
  scoop: (unit) => unit / 4,
  'half piece': (unit) => unit / 2,
  // Whole grams on a scale: a quarter cup of rice is 40 g, of puffed rice 4 g.
  cup: (unit) => (unit < 40 ? Math.round(unit / 4) : 5 * Math.round(unit / 20)),
  ounce: () => 15,
  pinch: (unit) => unit / 2,
  gram: () => 1,
  ml: (unit) => 50 * unit,
}

/**
 * The part of a piece that is the least of it served: 1 for an egg, ½ for a bagel; null if it is not counted, as a clove
 * of garlic is not.
 */
export function countsInPieces(id: LarderId): number | null {
  const { by } = larderLine(id)
  if (foodOf(id).roles.includes('seasoning')) return null
  if (by === 'piece') return 1
  return by === 'half piece' ? 0.5 : null
}

/** The weight of so many steps: whole grams, except for a pinch of salt. */
export const gramsOf = (id: LarderId, steps: number): Grams =>
  larderLine(id).by === 'pinch' ? grams(steps * stepOf(id)) : roundTo(grams(steps * stepOf(id)), 1)

/** The count of a food that meals count, to the half. */
export const countOf = (id: LarderId, weight: number): number =>
  Math.round((2 * weight) / unitWeight(foodOf(id), larderLine(id).by)) / 2

/** One piece, cup, spoon or milliliter of the food, by the data's own measures; a quarter teaspoon of salt. */
export const unitWeight = (food: Food, by: HouseholdUnit): number => weightOfOne[by](food)

const weightOfOne: Readonly<Record<HouseholdUnit, (food: Food) => number>> = {
  piece: (food) => known(food, food.unitGrams),
  'half piece': (food) => known(food, food.unitGrams),
  cup: (food) => measured(food, /cup/),
  tablespoon: (food) => measured(food, /tbsp|tablespoon/),
  teaspoon: (food) => measured(food, /tsp/),
  scoop: (food) => measured(food, /scoop/),
  pinch: (food) => measured(food, /tsp/) / 4,
  ounce: () => gramsPerOunce,
  gram: () => 1,
  ml: (food) => known(food, food.gramsPerMilliliter),
}

/** The first portion of the data in this unit, brought to one: "1/2 cup" of 40.5 g is a cup of 81 g. */
function measured(food: Food, unit: RegExp): number {
  const portion = food.portions.find(({ label }) => unit.test(label))
  return portion ? portion.grams / countIn(portion.label) : known(food, null)
}

/** "1/2 cup" is 0.5, "1-1/4 cup" is 1.25, "2 tbsp" is 2. */
function countIn(label: string): number {
  const [, whole, above, below] = /^(?:(\d+)(?:-|\s(?=\d)|(?=\s[a-z])))?(?:(\d+)\/(\d+))?/.exec(label) ?? []
  const count = Number(whole ?? 0) + (above && below ? Number(above) / Number(below) : 0)
  return count || 1
}

function known(food: Food, weight: number | null): number {
  if (weight === null) throw new Error(`${food.id} has no such measure in the data`)
  return weight
}

export function foodOf(id: LarderId): Food {
  const food = findFood(id)
  if (!food) throw new Error(`${id} is no food of the data`)
  return food
}

export const larderIds = Object.keys(larder) as LarderId[]
