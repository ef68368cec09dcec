import { expect, test } from 'vitest'
import { sampleHalfMarathonPlan } from '../testing/sample-rendered-plan.ts'
import { eatenOn, mealsOf, recipeOf, renderedDay } from './rendered-plan.ts'

const plan = sampleHalfMarathonPlan()
const days = plan.words.trainingDays.map((words) => renderedDay(plan, words))
const [restDay, longRunDay] = ['rest', 'long-run'].map((key) => days.find(({ facts }) => facts.key === key))
if (!restDay || !longRunDay) throw new Error('a type of day is missing')

test('the fuel on the run is eaten after breakfast and before the meal after the run', () => {
  const eaten = eatenOn(longRunDay).map((each) => ('fuel' in each ? each.fuel : each.facts.name))
  expect(eaten.slice(0, 3)).toEqual([
    'breakfast',
    `On the run: ${longRunDay.facts.fuel_carbs_g} g carbs`,
    'recovery',
  ])
})

test('without a meal after the run its fuel still comes after breakfast', () => {
  const without = {
    facts: { ...longRunDay.facts, meals: longRunDay.facts.meals.filter(({ name }) => name !== 'recovery') },
    words: { ...longRunDay.words, meals: longRunDay.words.meals.filter(({ name }) => name !== 'Recovery') },
  }
  expect(eatenOn(without).findIndex((each) => 'fuel' in each)).toBe(1)
})

test('what is eaten on a day adds up to its totals, and the fuel is all carbs', () => {
  for (const day of days) {
    for (const macro of ['kcal', 'carbs_g', 'protein_g', 'fat_g'] as const) {
      const sum = eatenOn(day).reduce((total, { facts }) => total + facts[macro], 0)
      expect(sum, `${day.facts.key} ${macro}`).toBe(day.facts.totals[macro])
    }
  }
  const carbs = longRunDay.facts.fuel_carbs_g
  expect(carbs).toBeGreaterThan(0)
  const fuel = eatenOn(longRunDay).find((each) => 'fuel' in each)
  expect(fuel?.facts).toEqual({ kcal: 4 * carbs, carbs_g: carbs, protein_g: 0, fat_g: 0 })
})

test('a day without fuel has its meals alone', () => {
  expect(eatenOn(restDay)).toEqual(mealsOf(restDay))
})

const withoutGrams = (item: string) => item.split(' (')[0]

test('every meal has the card of its recipe, with its size and without what is beside it', () => {
  const weeks = Object.values(plan.words.raceWeek).flatMap((part) => part.days.map(({ day }) => day))
  const meals = [...plan.words.trainingDays, ...weeks].flatMap((day) => day.meals)
  expect(meals.length).toBeGreaterThan(20)
  // What is cooked for several meals has one size, that of the pot.
  for (const { recipe, items, beside } of meals.filter(({ cooked }) => cooked === null)) {
    const card = recipeOf(plan.words, recipe)
    const ofTheRecipe = items.slice(0, items.length - beside.length)
    // A card adds what is weighed before cooking, and the water that the dish soaks up.
    const sizes = card.portions.map((portion) => portion.items.slice(0, ofTheRecipe.length).map(withoutGrams))
    expect(sizes).toContainEqual(ofTheRecipe.map(withoutGrams))
  }
  expect(() => recipeOf(plan.words, 'no-such-dish')).toThrow('no-such-dish is a recipe without a card')
})
