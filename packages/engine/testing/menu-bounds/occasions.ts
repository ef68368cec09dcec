import { findRecipe } from '../../src/3-menus/recipes/all-recipes.ts'
import type { DayMenu } from '../../src/3-menus/menus.ts'
import type { StageResults } from '../../src/5-plan/stage-results.ts'
import type { Food } from '../../src/foods/foods.ts'
import {
  type Bounds,
  daysIn,
  eaten,
  everyMeal,
  foods,
  isBeforeTheRace,
  known,
  millilitersOf,
} from './eaten.ts'

const isRough = ({ id }: Food) =>
  /wholewheat|-rye|-skin$|chili|hot-sauce|lettuce|arugula|cucumber|radish|cabbage|cauliflower|^pear$|^(?:tomatoes|kale)-raw$/.test(
    id,
  )

/** The days whose advice is white bread, and fruit and vegetables peeled and cooked, with the meals before runs. */
function smoothDays(made: StageResults): DayMenu[] {
  const { menus, targets } = made
  const [first] = menus.raceWeek
  const beforeRuns = [...menus.longRunBreakfasts, ...(menus.breakfastAway ? [menus.breakfastAway] : [])]
  return [
    ...daysIn(made).filter(
      ({ kind }) => kind === 'day-before' || (kind === 'loading' && targets.race.lowFiberBefore),
    ),
    ...menus.raceWeek.filter(({ kind }) => kind === 'race-morning'),
    ...(first ? [{ ...first, key: 'before a run', meals: beforeRuns }] : []),
  ]
}

const isTofuOrPowder = ({ category }: Food) =>
  category === 'soy' || category === 'protein_powder' || category === 'protein_other'

const isJuiceToDrink = (food: Food) => foods.juice(food) && !/^(?:lemon|lime)-/.test(food.id)

/** Grams of carbs that breakfast, fuel and recovery leave the other meals. */
const carbsLeft = ({ target, fuelCarbs, meals }: DayMenu) =>
  meals
    .filter(({ name }) => name === 'breakfast' || name === 'recovery')
    .reduce((left, { carbs }) => left - carbs, target.carbs - fuelCarbs)

export const occasions = {
  'nothing whole-grain, raw, unpeeled or hot on days of little fiber and before runs': (made) =>
    everyMeal(({ items }) => items.some(({ foodId }) => isRough(known(foodId))), smoothDays)(made),
  'sixty grams of carbs at the meal after a long run': (made) =>
    made.menus.longRunBreakfasts.length === 0 || made.runner.longRun === 0
      ? []
      : daysIn(made)
          .filter(({ kind }) => kind === 'long-run')
          .flatMap((day) =>
            day.meals
              .filter(({ name, carbs }) => name === 'lunch' && carbs < Math.min(60, 0.3 * carbsLeft(day)) - 3)
              .map(({ recipe, carbs }) => `${recipe.id} ${carbs} g`),
          ),
  'no tofu or protein powder on the three days before the race, for those who eat meat': (made) =>
    made.runner.diet !== 'Omnivore' || made.runner.exclusions.groups.length > 2
      ? []
      : everyMeal(
          ({ items }) => items.some(({ foodId }) => isTofuOrPowder(known(foodId))),
          (all) => daysIn(all).filter(isBeforeTheRace),
        )(made),
  'a glass of juice at a low-FODMAP meal and two a day': (made) =>
    made.runner.exclusions.groups.includes('fodmap')
      ? daysIn(made)
          .filter(({ meals }) => {
            const glasses = meals.map(({ items }) => millilitersOf(items, isJuiceToDrink))
            return glasses.some((each) => each > 205) || glasses.reduce((sum, each) => sum + each, 0) > 405
          })
          .map(({ key }) => key)
      : [],
  'bread at three meals of a day at most': (made) =>
    daysIn(made)
      .filter(({ meals }) => meals.filter(({ items }) => eaten(items, foods.bread) >= 20).length > 3)
      .map(({ key }) => key),
  'rice at three meals of a day at most, rice pudding included': (made) =>
    daysIn(made)
      .filter(
        ({ meals }) => meals.filter(({ items }) => eaten(items, foods.riceAndItsPudding) >= 50).length > 3,
      )
      .map(({ key }) => key),
  'cereal at two meals of a day at most': (made) =>
    daysIn(made)
      .filter(({ meals }) => meals.filter(({ items }) => eaten(items, foods.cereal) >= 10).length > 2)
      .map(({ key }) => key),
  'nothing to heat in the middle of a school morning': (made) =>
    made.runner.age >= 18
      ? []
      : everyMeal(
          ({ name, recipe }) =>
            name.endsWith('morning-snack') && findRecipe(recipe.id).equipment.some((each) => each !== 'none'),
        )(made),
} as const satisfies Bounds
