import type { DayMenu, Meal } from '../../src/3-menus/menus.ts'
import { kitchenOf } from '../../src/3-menus/kitchen.ts'
import { findRecipe } from '../../src/3-menus/recipes/all-recipes.ts'
import { kindOfDish } from '../../src/3-menus/recipes/kinds-of-dishes.ts'
import type { StageResults } from '../../src/5-plan/stage-results.ts'
import type { Food } from '../../src/foods/foods.ts'
import { type Bounds, daysIn, eaten, everyDay, type FaultsOf, foods, itemsOf, known } from './eaten.ts'

const isSnack = ({ name }: Meal) => name.endsWith('snack')
const isStarchBeside = ({ side }: Meal['items'][number]) =>
  side === 'rice' || side === 'bread' || side === 'pasta' || side === 'potatoes'
const isMain = ({ name }: Meal) => name === 'lunch' || name === 'dinner'
const weekOf = ({ menus: { raceWeek } }: StageResults) =>
  raceWeek.filter(({ kind }) => kind !== 'race-morning')

/** From 3,500 kcal on a day holds one more. */
const isLarge = ({ target }: DayMenu) => target.energy >= 3500

/** A slice or more. */
const hasBread = ({ items }: Meal) => eaten(items, foods.bread) >= 20

/** A third of a cup cooked, or a portion of cream of rice. */
const hasRice = ({ items }: Meal) =>
  eaten(items, foods.riceAndItsPudding) >= 50 ||
  eaten(items, ({ id }) => id === 'cream-of-rice-gf-cooked') >= 50 ||
  eaten(items, ({ id }) => id === 'cream-of-rice-dry') >= 17

/** Most of a cup cooked. */
const hasPasta = ({ items }: Meal) => eaten(items, isPasta) >= 100

const isPasta = ({ id, category }: Food) => category === 'grain' && /^(?:pasta|soba)-|noodles/.test(id)

const hasJam = ({ items }: Meal) => eaten(items, ({ id }) => id === 'jam' || id === 'jelly-spread') >= 10

const hasPowder = ({ items }: Meal) => eaten(items, ({ category }) => category === 'protein_powder') > 0

/** What fills the plate, by its carbs; null where little does. */
function starchOf({ items }: Meal): string | null {
  const sums = new Map<string, number>()
  for (const { foodId, amount } of items) {
    const food = known(foodId)
    const starch = starches.find(([, isIt]) => isIt(food))?.[0]
    if (starch) sums.set(starch, (sums.get(starch) ?? 0) + (amount * food.carbsPer100g) / 100)
  }
  const [most] = [...sums].sort((one, other) => other[1] - one[1])
  return most && most[1] >= 12 ? most[0] : null
}

const starches: readonly (readonly [string, (food: Food) => boolean])[] = [
  ['rice', (food) => foods.riceAndItsPudding(food) || food.id.startsWith('cream-of-rice')],
  ['bread', foods.bread],
  ['pasta', ({ id }) => /^(?:pasta|soba)-|noodles/.test(id)],
  ['potatoes', foods.potato],
]

const juicesBeside = (day: DayMenu, at: Meal['name']) =>
  day.meals
    .filter(({ name }) => name === at)
    .flatMap(({ items }) => items.filter(({ side }) => side === 'juice').map(({ foodId }) => foodId))

/** For a race tomorrow one juice is bought, and some kitchens have no other. */
const sameJuice: FaultsOf = (made) => {
  const kitchen = kitchenOf(made.runner)
  const juices = [...kitchen.foods.values()].filter(foods.juice)
  return made.runner.daysToGo === 1 || juices.length < 2
    ? []
    : everyDay((day) =>
        juicesBeside(day, 'lunch').some((juice) => juicesBeside(day, 'dinner').includes(juice)),
      )(made)
}

/** Meals in a row with one starch, over all the days of race week. */
const sameStarch: FaultsOf = (made) => {
  const week = weekOf(made)
  const meals = week.flatMap((day) => day.meals.map((meal) => ({ day, starch: starchOf(meal) })))
  return meals.flatMap(({ day, starch }, index) =>
    starch !== null &&
    index >= inARow &&
    meals.slice(index - inARow, index).every((before) => before.starch === starch)
      ? [`${day.key} ${starch}`]
      : [],
  )
}

/** Three in a row may be a lunch beside a pot of yesterday's. */
const inARow = 3

/** What brings most of its protein; null where little does. */
function proteinOf({ items }: Meal): string | null {
  const sums = new Map<string, number>()
  for (const { foodId, amount } of items) {
    const food = known(foodId)
    const name =
      food.category === 'soy' || food.category === 'legume' ? food.category : kindOfMeat.exec(foodId)?.[1]
    if (name) sums.set(name, (sums.get(name) ?? 0) + (amount * food.proteinPer100g) / 100)
  }
  const [most] = [...sums].sort((one, other) => other[1] - one[1])
  return most && most[1] >= 10 ? most[0] : null
}

const kindOfMeat = /(?:^|-)(chicken|turkey|beef|pork|lamb|ham|salmon|cod|tuna|shrimp|egg)-/

const sameProtein: FaultsOf = (made) => {
  const mains = weekOf(made).flatMap(({ key, meals }) =>
    meals.filter(isMain).map((meal) => ({ key, protein: proteinOf(meal) })),
  )
  return mains.flatMap(({ key, protein }, index) =>
    protein !== null &&
    index >= inARow &&
    mains.slice(index - inARow, index).every((before) => before.protein === protein)
      ? [`${key} ${protein}`]
      : [],
  )
}

const families = /curry|chili|risotto|fried-rice/

const sameFamily: FaultsOf = (made) => {
  const mains = weekOf(made).flatMap(({ meals }, day) =>
    meals.filter(isMain).map(({ recipe: { id } }) => ({ day, id, family: families.exec(id)?.[0] })),
  )
  return mains.flatMap(({ day, id, family }, index) => {
    const again = mains.slice(0, index).find((before, place) => {
      const isRestOfAPot = place === index - 1 && before.id === id
      return family !== undefined && before.family === family && day - before.day < 3 && !isRestOfAPot
    })
    return again ? [`${again.id}, ${id}`] : []
  })
}

/** Where their protein comes from, as their kitchen has it: by what a runner excludes. */
const hasMilkOrEggs = ({ runner: { diet, exclusions } }: StageResults) =>
  diet !== 'Vegan' && !(exclusions.groups.includes('milk') && exclusions.groups.includes('egg'))

const hasMilk = ({ runner: { diet, exclusions } }: StageResults) =>
  diet !== 'Vegan' && !exclusions.groups.includes('milk')

const eatsMeat = ({ runner }: StageResults) => runner.diet === 'Omnivore'

const isOfSoy = ({ category }: Food) => category === 'soy'
const isRed = ({ id }: Food) => /^(?:beef|pork|lamb|ham)-/.test(id)

const mainsWith = (made: StageResults, isIt: (food: Food) => boolean) =>
  weekOf(made).flatMap(({ meals }) => meals.filter((meal) => isMain(meal) && eaten(meal.items, isIt) >= 40))

const mealsOf = (meals: readonly Meal[]) => meals.map(({ recipe }) => recipe.id).join(', ')

/** Rice porridge and rice pudding, three toasts: what a day has once, unless numbers need it twice. */
const twice = (isIt: (meal: Meal) => boolean): FaultsOf =>
  everyDay(({ meals }) => meals.filter((meal) => !isMain(meal) && isIt(meal)).length > 1)

export const variety = {
  'one snack of bread a day': everyDay(
    ({ meals }) => meals.filter((meal) => isSnack(meal) && hasBread(meal)).length > 1,
  ),
  'bread at two meals of a day, at three of a large one': everyDay(
    (day) => day.meals.filter(hasBread).length > (isLarge(day) ? 3 : 2),
  ),
  'rice at two meals of a day, at three of a large one': everyDay(
    (day) => day.meals.filter(hasRice).length > (isLarge(day) ? 3 : 2),
  ),
  'pasta or noodles at one meal of a day, at two of a large one': everyDay(
    (day) => day.meals.filter(hasPasta).length > (isLarge(day) ? 2 : 1),
  ),
  'jam at two meals of a day, at three of a large one': everyDay(
    (day) => day.meals.filter(hasJam).length > (isLarge(day) ? 3 : 2),
  ),
  'rice for breakfast or as a snack, and not both': twice(hasRice),
  'another juice at dinner than at lunch, where a kitchen has two': sameJuice,
  'at most three meals of one starch in a row': sameStarch,
  'at most three mains of one protein in a row, for those who eat meat': (made) =>
    eatsMeat(made) ? sameProtein(made) : [],
  'at most three mains of one protein in a row': sameProtein,
  'at most 36 slices of bread from Monday to Saturday': (made) => {
    const week = weekOf(made)
    const slices = week.reduce((sum, day) => sum + eaten(itemsOf(day), foods.bread), 0) / aSlice
    return week.length === 6 && slices > 36 ? [`${Math.round(slices)} slices`] : []
  },
  'red meat at most at four of the twelve mains': (made) => {
    const mains = mainsWith(made, isRed)
    return mains.length > 4 ? [mealsOf(mains)] : []
  },
  'one dish of a family within three days, but the rest of a pot: curry, chili, risotto, fried rice':
    sameFamily,
  'a curry or stew with rice, bread or another starch': (made) =>
    daysIn(made).flatMap(({ key, meals }) =>
      meals
        .filter(
          ({ recipe, items }) => findRecipe(recipe.id).tags.includes('sauce') && !items.some(isStarchBeside),
        )
        .map(({ recipe }) => `${key} ${recipe.id}`),
    ),
  'one dish of a kind a day: curry, risotto, egg on rice, bake': (made) =>
    made.menus.raceWeek.length === 2
      ? []
      : daysIn(made).flatMap(({ key, meals }) => {
          const kinds = meals.flatMap(({ recipe }) => kindOfDish(findRecipe(recipe.id)) ?? [])
          return new Set(kinds).size < kinds.length ? [`${key} ${mealsOf(meals)}`] : []
        }),
  'no beans or lentils on the eve of a race, for those who have milk, eggs or meat': (made) =>
    hasMilkOrEggs(made)
      ? weekOf(made).flatMap(({ kind, meals }) =>
          kind === 'day-before'
            ? meals.filter(({ items }) => eaten(items, foods.legume) >= 40).map(({ recipe }) => recipe.id)
            : [],
        )
      : [],
  'no soy at the mains of those who eat meat': (made) => {
    const mains = eatsMeat(made) ? mainsWith(made, isOfSoy) : []
    return mains.length > 0 ? [mealsOf(mains)] : []
  },
  'soy at most at six of the twelve mains of those who have milk or eggs': (made) => {
    const mains = hasMilkOrEggs(made) ? mainsWith(made, isOfSoy) : []
    return mains.length > 6 ? [mealsOf(mains)] : []
  },
  'one scoop of protein powder a day for those who have milk or meat': (made) =>
    eatsMeat(made) || hasMilk(made)
      ? daysIn(made).flatMap(({ key, meals }) => (meals.filter(hasPowder).length > 1 ? [key] : []))
      : [],
} as const satisfies Bounds

/** Grams. */
const aSlice = 29
