import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { anyWishes } from '../../testing/any-runner.ts'
import { everyMeal } from '../../testing/menu-bounds/eaten.ts'
import { lists } from '../../testing/menu-bounds/weeks.ts'
import { someRunner } from '../../testing/some-runner.ts'
import { stagesFor } from '../../testing/stages-for.ts'
import { lazily } from '../foods/memoize.ts'
import { grams } from '../units.ts'
import { fromFewerFoods } from './fewer-foods.ts'
import { type Eaten, listFor } from './groceries/list-so-far.ts'
import { findRecipe } from './recipes/all-recipes.ts'

vi.setConfig({ testTimeout: 300_000 })

const numRuns = 100

/** Runners whose race is tomorrow: of all runners they are one in thirty. */
const drawn = lazily(() => {
  const made: ReturnType<typeof stagesFor>[] = []
  fc.assert(
    fc.property(anyWishes, (wishes) => void made.push(stagesFor(someRunner({ ...wishes, daysToGo: 1 })))),
    { numRuns },
  )
  return made
})

/** Percent of them as measured of 1,200, where one is wanted: vegans, and runners of more than 100 kg. */
const longListsNow = 3.8

/** Two standard errors more, as in the laws over all runners. */
const most = (longListsNow / 100) * numRuns + 2 * Math.sqrt((longListsNow / 100) * numRuns)

test('a race tomorrow needs at most twelve lines on the list of nearly every runner', () => {
  const long = drawn().flatMap((made) => {
    const [lines] = lists['at most 12 lines for a race tomorrow'](made)
    const { diet, exclusions, weight } = made.runner
    return lines ? [`${diet}, ${exclusions.groups.join(' and ')}, ${Math.round(weight)} kg: ${lines}`] : []
  })
  expect(long.length, long.join('\n')).toBeLessThanOrEqual(most)
})

test('a short list never puts a stove into a school morning', () => {
  const minors = drawn().filter(({ runner }) => runner.age < 18)
  expect(minors.length).toBeGreaterThan(3)
  const heated = everyMeal(
    ({ name, recipe }) =>
      name.endsWith('morning-snack') && findRecipe(recipe.id).equipment.some((each) => each !== 'none'),
  )
  const faults = minors.flatMap((made) => heated(made).slice(0, 1))
  expect(faults).toEqual([])
})

test('meals of a short list offer two next choices', () => {
  const meals = drawn().flatMap(({ menus }) => menus.raceWeek.slice(0, 1).flatMap((day) => day.meals))
  const few = meals.filter(({ choices }) => choices.length < 2)
  expect(meals.length).toBeGreaterThan(5 * numRuns)
  expect(few.length / meals.length).toBeLessThan(0.03)
})

test('the usual day is made of one juice', () => {
  const { menus } = stagesFor(someRunner({ daysToGo: 1, weightKg: 84, sex: 'Male', heightCm: 184 }))
  const beside = menus.raceWeek.flatMap(({ meals }) =>
    meals.flatMap(({ items }) => items.flatMap(({ foodId, side }) => (side === 'juice' ? [foodId] : []))),
  )
  expect(new Set(beside).size).toBe(1)
})

const meal = (...foods: readonly string[]) => ({
  meals: [{ items: foods.map((foodId) => ({ foodId, amount: grams(200) })) }],
})

const foods = [
  'apple-with-skin',
  'orange',
  'pear',
  'mango',
  'kiwifruit',
  'corn-flakes',
  'bread-white',
  'milk-1pct',
  'tofu-firm',
  'chicken-breast',
  'zucchini-cooked',
  'bagel-plain',
]

const ofTen = (eaten: readonly Eaten[]) => listFor(eaten).size <= 10

test('of a long list the foods of fewest meals are left out until ten are left', () => {
  const left = fromFewerFoods(foods, {
    eatenIn: (planned) => [meal(...planned), meal('apple-with-skin', 'orange')],
    faultsIn: () => 0,
    without: (food, planned) => planned.filter((each) => each !== food),
    isShort: ofTen,
  })
  expect(left).toEqual(foods.filter((food) => food !== 'pear' && food !== 'mango'))
})

test('a food without which a number is missed stays', () => {
  const left = fromFewerFoods(foods, {
    eatenIn: (planned) => [meal(...planned)],
    faultsIn: (planned) => (planned.includes('apple-with-skin') ? 0 : 1),
    without: (food, planned) => planned.filter((each) => each !== food),
    isShort: ofTen,
  })
  expect(left).toEqual(foods.filter((food) => food !== 'orange' && food !== 'pear'))
})

test('a food of many meals stays, however long the list is', () => {
  const left = fromFewerFoods(foods, {
    eatenIn: (planned) => [meal(...planned), meal('apple-with-skin', 'orange')],
    faultsIn: () => 0,
    without: (food, planned) => planned.filter((each) => each !== food),
    isShort: () => false,
    mostMeals: 1,
  })
  expect(left).toEqual(['apple-with-skin', 'orange'])
})
