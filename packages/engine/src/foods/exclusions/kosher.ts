import { type Food, findFoods } from '../foods.ts'
import { familiesNamed } from './food-families.ts'

/** Whether these foods in one meal are meat and milk together, which a kosher kitchen keeps apart. Fish is no meat. */
export function mixesMeatAndMilk(foodIds: readonly string[]): boolean {
  const foods = findFoods(foodIds)
  return foods.some(isMeat) && foods.some(isMilk)
}

/** Whether a meal with these foods has milk too soon after a meal with meat. */
export const hasMilkAfterMeat = (before: readonly string[], foodIds: readonly string[]): boolean =>
  findFoods(before).some(isMeat) && findFoods(foodIds).some(isMilk)

export const holdsMilk = (foodIds: readonly string[]): boolean => findFoods(foodIds).some(isMilk)

/** Meat and poultry, also within a dish, a soup or a broth. */
const isMeat = ({ id }: Food) => meats().has(id)

/** A brand that may hold milk is for the label: it has to be kosher-certified anyway. */
const isMilk = ({ allergens }: Food) => allergens.includes('milk')

let made: ReadonlySet<string> | undefined

const meats = (): ReadonlySet<string> =>
  (made ??= new Set(familiesNamed(['meat', 'red_meat', 'poultry']).flatMap(({ foods }) => foods)))
