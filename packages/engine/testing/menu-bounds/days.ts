import type { DayMenu, Meal } from '../../src/3-menus/menus.ts'
import type { Food } from '../../src/foods/foods.ts'
import {
  type Bounds,
  daysIn,
  eaten,
  everyDay,
  everyMeal,
  type FaultsOf,
  foods,
  isBeforeTheRace,
  itemsOf,
  known,
  loadingDaysIn,
  millilitersOf,
} from './eaten.ts'

/** Meals with 40 g or more of it. */
const mealsOf = ({ meals }: DayMenu, isIt: (food: Food) => boolean) =>
  meals.filter(({ items }) => eaten(items, isIt) >= 40).length

/** Six grams of protein from soy, to the whole grams of a meal: more than the glass that stands for milk. */
const isOfSoy = ({ items }: Meal) =>
  items.reduce((sum, { foodId, amount }) => {
    const food = known(foodId)
    return sum + (foods.soy(food) ? (amount * food.proteinPer100g) / 100 : 0)
  }, 0) >= 6.2

/** A glass of soy milk, or more. */
const holdsSoy = ({ items }: Meal) =>
  items.some(({ foodId, amount }) => foods.soy(known(foodId)) && amount * known(foodId).proteinPer100g >= 200)

export const days = {
  'at most 25 g of oil a day': everyDay((day) => eaten(itemsOf(day), foods.oil) > 25),
  'at most 40 g of nuts and seeds a day': everyDay((day) => eaten(itemsOf(day), foods.nut) > 40),
  'at most 500 ml of juice a day, a liter on loading days': everyDay(
    (day) => millilitersOf(itemsOf(day), foods.juice) > (isBeforeTheRace(day) ? 1005 : 505),
  ),
  'at most 750 ml of milk a day, up to half as much again on days over 3,000 kcal': everyDay(
    (day) => eaten(itemsOf(day), foods.milk) > 760 * Math.min(1.5, Math.max(1, day.target.energy / 3000)),
  ),
  'a third of the energy from rice': everyDay(
    (day) => 1.3 * eaten(itemsOf(day), foods.rice) > day.target.energy / 3 + 20,
  ),
  'at most 120 g of cereal a day': everyDay((day) => eaten(itemsOf(day), foods.cereal) > 121),
  'at most 120 g of canned tuna a day': everyDay((day) => eaten(itemsOf(day), foods.tuna) > 120),
  'at most two oranges a day': everyDay((day) => eaten(itemsOf(day), ({ id }) => id === 'orange') > 263),
  'at most two apples a day': everyDay(
    (day) => eaten(itemsOf(day), ({ id }) => id === 'apple-with-skin') > 365,
  ),
  'at most two meals of legumes a day': everyDay((day) => mealsOf(day, foods.legume) > 2),
  'at most one meal of legumes on each of the last days before a race': everyDay(
    (day) => isBeforeTheRace(day) && mealsOf(day, foods.legume) > 1,
  ),
  'at most two meals of soy a day': everyDay(({ meals: all }) => all.filter(isOfSoy).length > 2),
  'at most 300 g of tofu, tempeh and edamame a day, half as much again on days of 4,500 kcal': everyDay(
    (day) => eaten(itemsOf(day), foods.soyFood) > 301 * Math.min(1.5, Math.max(1, day.target.energy / 3000)),
  ),
  'soy at three meals of a day and not at all of them': everyDay(
    ({ meals: all }) => all.length > 3 && all.every(holdsSoy),
  ),
  // For a race tomorrow one main may serve twice.
  'each recipe once a day': (made) => {
    const twice = made.menus.raceWeek.length === 2 ? 1 : 0
    return everyDay(
      ({ key, meals: all }) =>
        new Set(all.map(({ recipe }) => recipe.id)).size < all.length - (key === '1-days-before' ? twice : 0),
    )(made)
  },
} as const satisfies Bounds

/** Science 2.5: what a day missed by more than its tolerance. */
export const tolerances = {
  'energy within its tolerance': everyDay(({ gaveWay }) => gaveWay.includes('energy')),
  'carbs within their tolerance': everyDay(({ gaveWay }) => gaveWay.includes('carbs')),
  'protein within its tolerance': everyDay(({ gaveWay }) => gaveWay.includes('protein')),
  'fat within its tolerance': everyDay(({ gaveWay }) => gaveWay.includes('fat')),
  'fiber within its tolerance': everyDay(({ gaveWay }) => gaveWay.includes('fiber')),
  'at most 60 g of fiber on any day': everyDay(({ totals }) => totals.fiber > 60),
  'at most 800 g of carbs on any day of race week': everyDay(
    ({ totals, date }) => date !== null && totals.carbs > 800,
  ),
} as const satisfies Bounds

const shares: Readonly<Partial<Record<Meal['name'], readonly [number, number]>>> = {
  breakfast: [0.2, 0.3],
  lunch: [0.25, 0.35],
  dinner: [0.25, 0.35],
}

/** Whole grams move a share by less than a hundredth. */
const hasItsShare = ({ name, energy }: Meal, ofTheDay: number) => {
  const [least, most] = shares[name] ?? [0, 0.15]
  return energy >= (least - 0.01) * ofTheDay && energy <= (most + 0.01) * ofTheDay
}

const mealShares: FaultsOf = (made) => {
  const loading = loadingDaysIn(made)
  return daysIn(made)
    .filter((day) => day.kind !== 'long-run' && !loading.includes(day))
    .flatMap(({ key, meals, target }) =>
      meals
        .filter((meal) => !hasItsShare(meal, target.energy))
        .map(({ name, energy }) => `${key} ${name} ${((100 * energy) / target.energy).toFixed(1)}%`),
    )
}

export const meals = {
  'meals of like size: breakfast 20 to 30%, lunch and dinner 25 to 35%, snacks up to 15%': mealShares,
  'at most 1,000 kcal at a meal of a loading day': everyMeal(({ energy }) => energy > 1000, loadingDaysIn),
  'at most 160 g of carbs at a meal of a loading day': everyMeal(({ carbs }) => carbs > 160, loadingDaysIn),
  'at most 190 g of carbs at a meal of any other day, but on days over 5,000 kcal': everyMeal(
    ({ carbs }) => carbs > 190,
    (made) => {
      const loading = new Set(loadingDaysIn(made))
      return daysIn(made).filter((day) => !loading.has(day) && day.target.energy <= 5000)
    },
  ),
  'at most six meals on a loading day, seven over 4,000 kcal': everyDay(
    ({ meals: all, target }) => all.length > (target.energy > 4000 ? 7 : 6),
    loadingDaysIn,
  ),
  'a dinner that is not the largest meal of a loading day': everyDay(({ meals: all }) => {
    const dinner = all.find(({ name }) => name === 'dinner')
    return dinner !== undefined && all.every(({ energy }) => energy <= dinner.energy)
  }, loadingDaysIn),
  'at most one thing of 250 kcal after dinner on a loading day': everyDay(({ meals: all }) => {
    const after = all.slice(all.findIndex(({ name }) => name === 'dinner') + 1)
    return after.length > 1 || after.some(({ energy }) => energy > 250)
  }, loadingDaysIn),
} as const satisfies Bounds
