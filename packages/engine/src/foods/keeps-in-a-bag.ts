import { type Food, isMilk } from './foods.ts'

/** What a bag in the sun spoils within hours: from the fridge and not sold in a carton that keeps, or cooked as rice is. */
export const spoilsInABag = (food: Food): boolean =>
  isCookedFromDry(food) ||
  (food.storage === 'fridge_freezer' && spoils.has(food.category) && !isInACarton(food))

export const isCookedFromDry = ({ boughtAs }: Food) => boughtAs?.weighed === 'dry'

const spoils: ReadonlySet<Food['category']> = new Set([
  'dairy',
  'plant_milk',
  'egg',
  'meat',
  'fish',
  'shellfish',
  'soy',
  'legume',
  'protein_other',
  'ready_meal',
  'dessert',
])

/** Shelf-stable milk; kefir is from the fridge everywhere. */
export const isInACarton = (food: Food): boolean => isMilk(food) && food.id !== 'kefir-plain'
