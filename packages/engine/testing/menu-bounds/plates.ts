import { type Bounds, eaten, everyMeal, foods, known } from './eaten.ts'

const spreads = /^(?:jam|jelly-spread|honey|maple-syrup|agave-syrup|molasses)$/

/** A plain side with the dish's own of its kind; scales alone may come to more. Rounding adds up to a gram a food. */
const beside = (isIt: (typeof foods)[keyof typeof foods], most: number) =>
  everyMeal(
    ({ items }) =>
      items.some(({ side, foodId }) => side !== null && isIt(known(foodId))) && eaten(items, isIt) > most + 1,
  )

export const plates = {
  'at most four slices of bread, where bread stands beside': beside(foods.bread, 140),
  'at most 350 g of rice or pasta, where some stands beside': beside(foods.cookedGrain, 350),
  'at most 450 g of potatoes, where some stand beside': beside(foods.potato, 450),
  // A whole dish may come to more: noodles at one and a half portions.
  'at most six slices of bread at a meal': everyMeal(({ items }) => eaten(items, foods.bread) > 181),
  'at most 420 g of cooked grains at a meal': everyMeal(({ items }) => eaten(items, foods.cookedGrain) > 421),
  'at most 550 g of potatoes at a meal': everyMeal(({ items }) => eaten(items, foods.potato) > 551),
  'at most 240 g of beans at a meal': everyMeal(({ items }) => eaten(items, foods.legume) > 241),
  'at most 350 g of tofu at a meal': everyMeal(({ items }) => eaten(items, foods.tofu) > 351),
  'at most 60 g of puffed rice at a meal': everyMeal(({ items }) => eaten(items, foods.puffed) > 61),
  'one sweet spread at a meal': everyMeal(
    ({ items }) => new Set(items.map(({ foodId }) => foodId).filter((id) => spreads.test(id))).size > 1,
  ),
  'salt in the dish or in the drink': everyMeal(({ items }) =>
    items.some(({ foodId, side }) => foodId === 'salt-table' && side !== null),
  ),
} as const satisfies Bounds
