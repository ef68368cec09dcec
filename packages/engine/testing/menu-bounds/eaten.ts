import type { DayMenu, Meal } from '../../src/3-menus/menus.ts'
import type { StageResults } from '../../src/5-plan/stage-results.ts'
import { type Food, findFood, isMilk } from '../../src/foods/foods.ts'

/** Where the menus of a runner are not what a cook would serve: each place by its name, for a failing test to print. */
export type FaultsOf = (made: StageResults) => readonly string[]
export type Bounds = Readonly<Record<string, FaultsOf>>

/** Whole days: all but race morning. */
export const daysIn = ({ menus: { exampleDays, raceWeek } }: StageResults): DayMenu[] =>
  [...exampleDays, ...raceWeek].filter(({ kind }) => kind !== 'race-morning')

export const isBeforeTheRace = ({ kind }: DayMenu) => kind === 'loading' || kind === 'day-before'

/** Days whose meals are spread for a carb load; a short race has none. */
export const loadingDaysIn = (made: StageResults): DayMenu[] =>
  made.targets.raceWeek.shareOfLoad > 0 ? daysIn(made).filter(isBeforeTheRace) : []

export const itemsOf = ({ meals }: DayMenu): Meal['items'] => meals.flatMap(({ items }) => items)

/** Grams eaten of foods of a kind. */
export const eaten = (items: Meal['items'], isIt: (food: Food) => boolean): number =>
  items.reduce((sum, { foodId, amount }) => sum + (isIt(known(foodId)) ? amount : 0), 0)

export const millilitersOf = (items: Meal['items'], isIt: (food: Food) => boolean): number =>
  items.reduce((sum, { foodId, amount }) => {
    const food = known(foodId)
    return sum + (isIt(food) ? amount / (food.gramsPerMilliliter ?? 1) : 0)
  }, 0)

export function known(id: string): Food {
  const food = findFood(id)
  if (!food) throw new Error(`${id} is no food of the data`)
  return food
}

export const foods = {
  bread: ({ category }: Food) => category === 'bread',
  cookedGrain: ({ id, category }: Food) => category === 'grain' && id.endsWith('-cooked'),
  riceOrPasta: ({ id }: Food) => /^(?:rice|pasta)-.*cooked$/.test(id),
  dryPorridge: ({ id }: Food) => /^(?:oats-.*|cream-of-rice)-dry$/.test(id),
  potato: ({ category }: Food) => category === 'starchy_vegetable',
  oil: ({ id }: Food) => id.endsWith('-oil'),
  nut: ({ category }: Food) => category === 'nut_seed',
  milk: (food: Food) => isMilk(food),
  juice: ({ category }: Food) => category === 'juice',
  tuna: ({ id }: Food) => id === 'tuna-canned-water',
  tofu: ({ id }: Food) => id.startsWith('tofu-'),
  meatOrFish: ({ category }: Food) => category === 'meat' || category === 'fish' || category === 'shellfish',
  soyFood: ({ id, category }: Food) => category === 'soy' || id === 'edamame',
  puffed: ({ id }: Food) => id.startsWith('puffed-'),
  rice: ({ id }: Food) => /^rice-(?!noodles).*-cooked$/.test(id),
  cereal: ({ category }: Food) => category === 'cereal',
  riceAndItsPudding: (food: Food) => food.id === 'rice-pudding' || foods.rice(food),
  legume: ({ category }: Food) => category === 'legume',
  soy: ({ category, allergens }: Food) =>
    category === 'soy' ||
    (allergens.includes('soy') &&
      (category === 'plant_milk' || category === 'protein_powder' || category === 'legume')),
} as const

export const everyDay =
  (isFault: (day: DayMenu) => boolean, days: (made: StageResults) => DayMenu[] = daysIn): FaultsOf =>
  (made) =>
    days(made)
      .filter(isFault)
      .map(({ key }) => key)

export const everyMeal =
  (isFault: (meal: Meal) => boolean, days: (made: StageResults) => DayMenu[] = daysIn): FaultsOf =>
  (made) =>
    days(made).flatMap(({ key, meals }) =>
      meals.filter(isFault).map(({ name, recipe }) => `${key} ${name} ${recipe.id}`),
    )
