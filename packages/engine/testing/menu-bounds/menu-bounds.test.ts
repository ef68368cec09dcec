import { describe, expect, test } from 'vitest'
import type { DayMenu, Meal, MealItem } from '../../src/3-menus/menus.ts'
import type { StageResults } from '../../src/5-plan/stage-results.ts'
import { grams, kilocalories } from '../../src/units.ts'
import { someRunner } from '../some-runner.ts'
import { stagesFor } from '../stages-for.ts'
import { days, meals, tolerances } from './days.ts'
import type { FaultsOf } from './eaten.ts'
import { plates } from './plates.ts'
import { variety } from './variety.ts'
import { kitchens, lists, weeks } from './weeks.ts'

const bounds: Readonly<Record<string, FaultsOf>> = {
  ...plates,
  ...days,
  ...tolerances,
  ...meals,
  ...weeks,
  ...lists,
  ...kitchens,
  ...variety,
}

const made = stagesFor(someRunner())

const ofDay = (key: string, change: (day: DayMenu) => DayMenu): StageResults => ({
  ...made,
  menus: {
    ...made.menus,
    exampleDays: made.menus.exampleDays.map((day) => (day.key === key ? change(day) : day)),
    raceWeek: made.menus.raceWeek.map((day) => (day.key === key ? change(day) : day)),
  },
})

const ofMeal = (key: string, name: Meal['name'], change: (meal: Meal) => Partial<Meal>): StageResults =>
  ofDay(key, (day) => ({
    ...day,
    meals: day.meals.map((meal) => (meal.name === name ? { ...meal, ...change(meal) } : meal)),
  }))

const item = (foodId: string, amount: number, side: MealItem['side'] = null): MealItem => ({
  foodId,
  amount: grams(amount),
  side,
  inDrink: false,
})

/** More of these at lunch on the rest day. */
const eating = (...items: readonly MealItem[]) =>
  ofMeal('rest', 'lunch', (meal) => ({ items: [...meal.items, ...items] }))

/** Every meal of race week is this, and of these names alone where they are given. */
const everyMealOf = (food: MealItem, isOne: (meal: Meal) => boolean = () => true): StageResults => ({
  ...made,
  menus: {
    ...made.menus,
    raceWeek: made.menus.raceWeek.map((day) => ({
      ...day,
      meals: day.meals.map((meal) => (isOne(meal) ? { ...meal, items: [food] } : meal)),
    })),
  },
})

const ofSnacks = (food: MealItem) => everyMealOf(food, ({ name }) => name.endsWith('snack'))

const legumesOn = (key: string) =>
  ofDay(key, (day) => ({
    ...day,
    meals: day.meals.map((meal) => ({ ...meal, items: [item('chickpeas-canned', 40)] })),
  }))

const missing = (macro: DayMenu['gaveWay'][number]) => ofDay('rest', (day) => ({ ...day, gaveWay: [macro] }))

const recipeOf = (key: string, name: Meal['name']) =>
  made.menus.raceWeek.find((day) => day.key === key)?.meals.find((meal) => meal.name === name)?.recipe

const served = (id: string) => ({ recipe: { id, quarters: 4, swaps: {} } })

const withLines = (count: number, daysToGo: number): StageResults => ({
  ...stagesFor(someRunner({ daysToGo })),
  groceries: {
    cupboard: [],
    lines: Array.from({ length: count }, () => ({
      foodIds: ['garlic'],
      buys: 'Garlic',
      basket: { by: 'small', of: 'pack' },
      usesGrams: grams(3),
      energy: kilocalories(4),
      shelf: 'pantry',
    })),
  },
})

/** For every bound a plan that breaks it. */
const breaks: Readonly<Record<keyof typeof bounds, StageResults>> = {
  'at most four slices of bread, where bread stands beside': eating(item('bread-white', 145, 'bread')),
  'at most 350 g of rice or pasta, where some stands beside': eating(item('rice-white-cooked', 355, 'rice')),
  'at most 450 g of potatoes, where some stand beside': eating(item('potato-boiled-peeled', 455, 'potatoes')),
  'at most four slices of bread at a meal': eating(item('bread-white', 146)),
  'one kind of bread at a meal': eating(item('pita-white', 60), item('bread-white', 29)),
  'no yogurt beside a dish of yogurt': eating(
    item('greek-yogurt-nonfat', 170),
    item('yogurt-plain-lowfat', 170, 'yogurt'),
  ),
  'at most four slices of raisin bread at a meal': eating(item('bread-raisin', 130)),
  'at most 350 g of rice or pasta with the dish’s own, but on days of 3,500 kcal': eating(
    item('rice-white-cooked', 355),
  ),
  'a porridge of one and a half portions at most': eating(item('cream-of-rice-dry', 105)),
  'at most 210 g of plant-based ground at a meal': eating(item('pea-protein-ground', 245)),
  'at most 420 g of cooked grains at a meal': eating(item('rice-white-cooked', 425)),
  'at most 240 g of beans at a meal': eating(item('lentils-cooked', 245)),
  'at most 350 g of tofu at a meal, and 260 g on days below 3,500 kcal': eating(item('tofu-firm', 262)),
  'at most 210 g of tempeh at a meal, and 150 g on days below 3,500 kcal': eating(item('tempeh', 152)),
  'at most 180 g of cooked meat or fish at a meal': eating(item('pork-tenderloin', 263)),
  'at most 300 g of tofu, tempeh and edamame a day, half as much again on days of 4,500 kcal': eating(
    item('tofu-firm', 250),
    item('edamame', 60),
  ),
  'soy at three meals of a day and not at all of them': everyMealOf(item('soy-milk', 250)),
  'a curry or stew with rice, bread or another starch': ofMeal('rest', 'lunch', () => ({
    ...served('tofu-korma'),
    items: [item('tofu-firm', 150)],
  })),
  'one dish of a kind a day: curry, risotto, egg on rice, bake': ofDay('rest', (day) => ({
    ...day,
    meals: day.meals.map((meal) => ({ ...meal, ...served('tomato-risotto') })),
  })),
  'at most 60 g of puffed rice at a meal': eating(item('puffed-rice-gf', 65)),
  'a third of the energy from rice': eating(item('rice-white-cooked', 900)),
  'at most 120 g of cereal a day': eating(item('corn-flakes', 125)),
  'at most 450 g of potatoes at a meal': eating(item('potato-boiled-peeled', 455)),
  'one sweet spread at a meal': eating(item('jam', 10), item('honey', 10)),
  'salt in the dish or in the drink': eating(item('salt-table', 1, 'salad')),
  'at most 25 g of oil a day': eating(item('olive-oil', 26)),
  'at most 40 g of nuts and seeds a day': eating(item('almonds', 41)),
  'at most 500 ml of juice a day, a liter on loading days': eating(item('orange-juice', 540)),
  'at most 750 ml of milk a day, up to half as much again on days over 3,000 kcal': eating(
    item('milk-1pct', 1200),
  ),
  'at most 120 g of canned tuna a day': eating(item('tuna-canned-water', 121)),
  'at most two oranges a day': eating(item('orange', 264)),
  'at most two apples a day': eating(item('apple-with-skin', 366)),
  'at most two meals of legumes a day': legumesOn('rest'),
  'at most one meal of legumes on each of the last days before a race': legumesOn('2-days-before'),
  'at most two meals of soy a day': ofDay('rest', (day) => ({
    ...day,
    meals: day.meals.map((meal) => ({ ...meal, items: [item('tofu-firm', 200)] })),
  })),
  'each recipe once a day': ofDay('rest', (day) => ({
    ...day,
    meals: [...day.meals, ...day.meals.slice(0, 1)],
  })),
  'one snack of bread a day': ofSnacks(item('bread-white', 58)),
  'bread at two meals of a day, at three of a large one': everyMealOf(item('bread-white', 58)),
  'rice at two meals of a day, at three of a large one': everyMealOf(item('rice-white-cooked', 160)),
  'pasta or noodles at one meal of a day, at two of a large one': everyMealOf(item('soba-cooked', 160)),
  'jam at two meals of a day, at three of a large one': everyMealOf(item('jam', 20)),
  'rice for breakfast or as a snack, and not both': ofSnacks(item('rice-white-cooked', 110)),
  'another juice at dinner than at lunch, where a kitchen has two': everyMealOf(
    item('grape-juice', 300, 'juice'),
  ),
  'at most three meals of one starch in a row': everyMealOf(item('pasta-cooked', 160)),
  'at most 36 slices of bread from Monday to Saturday': everyMealOf(item('bread-white', 87)),
  'at most three mains of one protein in a row, for those who eat meat': everyMealOf(
    item('chicken-breast', 100),
  ),
  'at most three mains of one protein in a row': everyMealOf(item('chicken-breast', 100)),
  'red meat at most at four of the twelve mains': everyMealOf(item('beef-lean-ground', 100)),
  'one dish of a family within three days, but the rest of a pot: curry, chili, risotto, fried rice': {
    ...made,
    menus: {
      ...made.menus,
      raceWeek: made.menus.raceWeek.map((day) => ({
        ...day,
        meals: day.meals.map((meal) =>
          meal.name === 'dinner' ? { ...meal, ...served('chicken-curry') } : meal,
        ),
      })),
    },
  },
  'no beans or lentils on the eve of a race, for those who have milk, eggs or meat': everyMealOf(
    item('chickpeas-canned', 100),
  ),
  'no soy at the mains of those who eat meat': everyMealOf(item('tofu-firm', 100)),
  'soy at most at six of the twelve mains of those who have milk or eggs': everyMealOf(
    item('tofu-firm', 100),
  ),
  'one scoop of protein powder a day for those who have milk or meat': everyMealOf(
    item('pea-protein-powder', 20),
  ),
  'energy within its tolerance': missing('energy'),
  'carbs within their tolerance': missing('carbs'),
  'protein within its tolerance': missing('protein'),
  'fat within its tolerance': missing('fat'),
  'fiber within its tolerance': missing('fiber'),
  'at most 60 g of fiber on any day': ofDay('rest', (day) => ({
    ...day,
    totals: { ...day.totals, fiber: grams(61) },
  })),
  'at most 800 g of carbs on any day of race week': ofDay('1-days-before', (day) => ({
    ...day,
    totals: { ...day.totals, carbs: grams(801) },
  })),
  'meals of like size: breakfast 20 to 30%, lunch and dinner 25 to 35%, snacks up to 15%': ofMeal(
    'rest',
    'dinner',
    ({ energy }) => ({ energy: kilocalories(2 * energy) }),
  ),
  'at most 1,000 kcal at a meal of a loading day': ofMeal('2-days-before', 'lunch', () => ({
    energy: kilocalories(1001),
  })),
  'at most 160 g of carbs at a meal of a loading day': ofMeal('2-days-before', 'lunch', () => ({
    carbs: grams(161),
  })),
  'at most 190 g of carbs at a meal of any other day, but on days over 5,000 kcal': ofMeal(
    'rest',
    'lunch',
    () => ({ carbs: grams(191) }),
  ),
  'at most six meals on a loading day, seven over 4,000 kcal': ofDay('2-days-before', (day) => ({
    ...day,
    meals: [...day.meals, ...day.meals],
  })),
  'a dinner that is not the largest meal of a loading day': ofMeal('2-days-before', 'dinner', () => ({
    energy: kilocalories(2000),
  })),
  'at most one thing of 250 kcal after dinner on a loading day': ofMeal(
    '2-days-before',
    'evening-snack',
    () => ({
      energy: kilocalories(251),
    }),
  ),
  'no main again within three days, but the rest of a pot': ofMeal('3-days-before', 'dinner', () =>
    served(recipeOf('4-days-before', 'dinner')?.id ?? ''),
  ),
  'no breakfast on more than three days in a row': {
    ...made,
    menus: {
      ...made.menus,
      raceWeek: made.menus.raceWeek.map((day) => ({
        ...day,
        meals: day.meals.map((meal) =>
          meal.name === 'breakfast' ? { ...meal, ...served('kedgeree') } : meal,
        ),
      })),
    },
  },
  'a pot for two days from Monday to Wednesday': {
    ...made,
    menus: {
      ...made.menus,
      raceWeek: made.menus.raceWeek.map((day) => ({
        ...day,
        meals: day.meals.filter(({ name }) => name !== 'lunch'),
      })),
    },
  },
  'canned tuna twice in race week': {
    ...made,
    menus: {
      ...made.menus,
      raceWeek: made.menus.raceWeek.map((day) => ({
        ...day,
        meals: day.meals.map((meal) => ({ ...meal, items: [item('tuna-canned-water', 50)] })),
      })),
    },
  },
  'at most 36 lines on the list of a full week': withLines(37, 6),
  'at most 4 of them opened for one small use': withLines(5, 6),
  'at most 12 lines for a race tomorrow': withLines(13, 1),
  'nothing to buy for a race today': withLines(1, 0),
  'a cooking session of an hour': {
    ...made,
    cooking: { session: { date: made.runner.raceDate, pots: [], minutes: 61 }, doubles: [] },
  },
  'a recovery after the race that is carried or bought': {
    ...made,
    menus: {
      ...made.menus,
      recovery: {
        ...made.menus.recovery,
        race: { ...(made.menus.recovery.race as Meal), ...served('hemp-rice-balls') },
      },
    },
  },
  'at least 10 g of protein in that recovery': {
    ...made,
    menus: {
      ...made.menus,
      recovery: {
        ...made.menus.recovery,
        race: { ...(made.menus.recovery.race as Meal), protein: grams(9) },
      },
    },
  },
  'what the breakfast away needs is on the list': {
    ...made,
    menus: {
      ...made.menus,
      breakfastAway: { ...(made.menus.raceWeek.at(-1)?.meals[0] as Meal), items: [item('figs-dried', 20)] },
    },
  },
  'a race breakfast without a stove, at home or away': {
    ...ofMeal('race-morning', 'breakfast', () => served('kedgeree')),
    menus: { ...ofMeal('race-morning', 'breakfast', () => served('kedgeree')).menus, breakfastAway: null },
  },
  'no salt in the water of a race breakfast': ofMeal('race-morning', 'breakfast', ({ items }) => ({
    items: [...items, { ...item('salt-table', 0.4), inDrink: true }],
  })),
  'water before a run no saltier than a mild sports drink': ofMeal(
    'race-morning',
    'breakfast',
    ({ items }) => ({ items: [...items, { ...item('salt-table', 2), inDrink: true }] }),
  ),
  'a race breakfast within its limits': ofDay('race-morning', (day) => ({ ...day, gaveWay: ['fiber'] })),
}

describe('a bound of the menus', () => {
  test.each(Object.keys(bounds))('finds a plan that breaks it: %s', (bound) => {
    const plan = breaks[bound]
    expect(plan && bounds[bound]?.(plan)).not.toEqual([])
    expect(plan).toBeDefined()
  })
})
