import { describe, expect, test } from 'vitest'
import type { DayMenu, Meal, MealItem } from '../../src/3-menus/menus.ts'
import type { StageResults } from '../../src/5-plan/stage-results.ts'
import { grams } from '../../src/units.ts'
import { type RunnerWishes, someRunner } from '../some-runner.ts'
import { stagesFor } from '../stages-for.ts'
import type { FaultsOf } from './eaten.ts'
import { occasions } from './occasions.ts'

const item = (foodId: string, amount: number): MealItem => ({
  foodId,
  amount: grams(amount),
  side: null,
  inDrink: false,
})

/** With these meals instead on one day. */
function withMeals(
  key: string,
  change: (meal: Meal) => Partial<Meal>,
  wishes: Partial<RunnerWishes> = {},
): StageResults {
  const made = stagesFor(someRunner(wishes))
  const changed = (day: DayMenu) =>
    day.key === key ? { ...day, meals: day.meals.map((meal) => ({ ...meal, ...change(meal) })) } : day
  return {
    ...made,
    menus: {
      ...made.menus,
      exampleDays: made.menus.exampleDays.map(changed),
      raceWeek: made.menus.raceWeek.map(changed),
    },
  }
}

const eatingOn = (key: string, items: readonly MealItem[], wishes: Partial<RunnerWishes> = {}) =>
  withMeals(key, () => ({ items }), wishes)

const cooked = { recipe: { id: 'kedgeree', quarters: 4, swaps: {} } }

/** For every bound a plan that breaks it. */
const breaks: Readonly<Record<keyof typeof occasions, StageResults>> = {
  'nothing whole-grain, raw, unpeeled or hot on days of little fiber and before runs': eatingOn(
    'race-morning',
    [item('apple-with-skin', 182)],
  ),
  'sixty grams of carbs at the meal after a long run': withMeals('long-run', ({ name }) =>
    name === 'lunch' ? { carbs: grams(17) } : {},
  ),
  'no tofu or protein powder on the three days before the race, for those who eat meat': eatingOn(
    '1-days-before',
    [item('tofu-firm', 100)],
    { diet: 'Omnivore' },
  ),
  'a glass of juice at a low-FODMAP meal and two a day': eatingOn(
    '2-days-before',
    [item('cranberry-juice-cocktail', 200)],
    { healthWords: ['low fodmap'] },
  ),
  'bread at three meals of a day at most': eatingOn('rest', [item('bread-white', 29)]),
  'cereal at two meals of a day at most': eatingOn('rest', [item('corn-flakes', 20)]),
  'rice at three meals of a day at most, rice pudding included': eatingOn('rest', [
    item('rice-pudding', 113),
  ]),
  'nothing to heat in the middle of a school morning': withMeals('2-days-before', () => cooked, { age: 16 }),
}

describe('a bound of what suits its occasion', () => {
  test.each(Object.entries<FaultsOf>(occasions))('finds a plan that breaks it: %s', (bound, faultsOf) => {
    expect(faultsOf(breaks[bound as keyof typeof occasions])).not.toEqual([])
  })
})

const runners: readonly Partial<RunnerWishes>[] = [
  { diet: 'Omnivore', budget: 'Low' },
  { diet: 'Omnivore', budget: 'High', race: '10K', targetSeconds: 3000 },
  { diet: 'Omnivore', age: 16, race: 'Half', targetSeconds: 6600 },
  { diet: 'Vegetarian', longRunKm: 28 },
  { diet: 'Vegan', budget: 'Low' },
  { diet: 'Omnivore', healthWords: ['low fodmap'] },
  { diet: 'Vegan', allergies: ['soy', 'gluten'] },
]

test.each(runners)('%j eats what suits the occasion', (wishes) => {
  const made = stagesFor(someRunner({ daysToGo: 6, ...wishes }))
  for (const [bound, faultsOf] of Object.entries<FaultsOf>(occasions))
    expect(faultsOf(made), bound).toEqual([])
})
