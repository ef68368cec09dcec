import { type Bounds, daysIn, eaten, everyMeal, type FaultsOf, foods, known } from './eaten.ts'

const spreads = /^(?:jam|jelly-spread|honey|maple-syrup|agave-syrup|molasses)$/

/** A plain side with the dish's own of its kind; scales alone may come to more. Rounding adds up to a gram a food. */
const beside = (isIt: (typeof foods)[keyof typeof foods], most: number) =>
  everyMeal(
    ({ items }) =>
      items.some(({ side, foodId }) => side !== null && isIt(known(foodId))) && eaten(items, isIt) > most + 1,
  )

/** Large days hold more. Rounding adds up to a gram. */
const everyMealBelowLarge =
  (
    isIt: (typeof foods)[keyof typeof foods],
    { most, onLargeDays }: { readonly most: number; readonly onLargeDays: number },
  ): FaultsOf =>
  (made) =>
    daysIn(made).flatMap(({ key, meals, target }) =>
      meals
        .filter(({ items }) => eaten(items, isIt) > (target.energy < 3500 ? most : onLargeDays) + 1)
        .map(({ name, recipe }) => `${key} ${name} ${recipe.id}`),
    )

export const plates = {
  'at most four slices of bread, where bread stands beside': beside(foods.bread, 140),
  'at most 350 g of rice or pasta, where some stands beside': beside(foods.cookedGrain, 350),
  'at most 450 g of potatoes, where some stand beside': beside(foods.potato, 450),
  'at most four slices of bread at a meal': everyMeal(({ items }) => eaten(items, foods.bread) > 145),
  'one kind of bread at a meal': everyMeal(
    ({ items }) => new Set(items.map(({ foodId }) => foodId).filter((id) => foods.bread(known(id)))).size > 1,
  ),
  'no yogurt beside a dish of yogurt': everyMeal(({ items }) =>
    [true, false].every((isBeside) =>
      items.some(({ foodId, side }) => foodId.includes('yogurt') && (side !== null) === isBeside),
    ),
  ),
  'at most four slices of raisin bread at a meal': everyMeal(
    ({ items }) => eaten(items, ({ id }) => id === 'bread-raisin') > 105,
  ),
  'at most 420 g of cooked grains at a meal': everyMeal(({ items }) => eaten(items, foods.cookedGrain) > 421),
  'at most 350 g of rice or pasta with the dish’s own, but on days of 3,500 kcal': everyMeal(
    ({ items }) => eaten(items, foods.riceOrPasta) > 351,
    (made) => daysIn(made).filter(({ target }) => target.energy < 3500),
  ),
  'at most 450 g of potatoes at a meal': everyMeal(({ items }) => eaten(items, foods.potato) > 451),
  'a porridge of one and a half portions at most': everyMeal(
    ({ items }) => eaten(items, foods.dryPorridge) > 93,
  ),
  'at most 210 g of plant-based ground at a meal': everyMeal(
    ({ items }) => eaten(items, ({ id }) => id === 'pea-protein-ground') > 211,
  ),
  'at most 240 g of beans at a meal': everyMeal(({ items }) => eaten(items, foods.legume) > 241),
  'at most 350 g of tofu at a meal, and 260 g on days below 3,500 kcal': everyMealBelowLarge(foods.tofu, {
    most: 260,
    onLargeDays: 350,
  }),
  'at most 210 g of tempeh at a meal, and 150 g on days below 3,500 kcal': everyMealBelowLarge(
    ({ id }) => id === 'tempeh',
    { most: 150, onLargeDays: 210 },
  ),
  'at most 180 g of cooked meat or fish at a meal': everyMeal(
    ({ items }) => eaten(items, foods.meatOrFish) > 181,
  ),
  'at most 60 g of puffed rice at a meal': everyMeal(({ items }) => eaten(items, foods.puffed) > 61),
  'one sweet spread at a meal': everyMeal(
    ({ items }) => new Set(items.map(({ foodId }) => foodId).filter((id) => spreads.test(id))).size > 1,
  ),
  'salt in the dish or in the drink': everyMeal(({ items }) =>
    items.some(({ foodId, side }) => foodId === 'salt-table' && side !== null),
  ),
} as const satisfies Bounds
