import { expect, test } from 'vitest'
import { someRunner } from '../../testing/some-runner.ts'
import { kitchenOf } from './kitchen.ts'
import { allRecipes } from './recipes/all-recipes.ts'

const kitchenWithout = (...unknown: string[]) => {
  const runner = someRunner()
  return kitchenOf({ ...runner, exclusions: { ...runner.exclusions, unknown } })
}

test.each([
  ['kiwi', 'kiwifruit'],
  ['pineapple burns', 'pineapple-canned-juice'],
  ['berry', 'strawberries'],
])('%j excludes %s', (name, id) => {
  expect(kitchenWithout().foods.has(id)).toBe(true)
  expect(kitchenWithout(name).foods.has(id)).toBe(false)
})

test('a recipe named after an exclusion is left out, and no other', () => {
  const leftOut = [...kitchenWithout('tacos').recipesLeftOut]
  expect(leftOut).toEqual(allRecipes.filter(({ name }) => /\btacos\b/i.test(name)).map(({ id }) => id))
  expect(leftOut.length).toBeGreaterThan(2)
  expect(kitchenWithout('kiwi').recipesLeftOut.size).toBe(
    allRecipes.filter(({ name }) => /\bkiwi\b/i.test(name)).length,
  )
})

test('a food of a swap group in the name of a recipe excludes the food, not the recipe', () => {
  const [porridge] = allRecipes.filter(({ name }) => name.includes('{milk}'))
  expect(kitchenWithout('milk').recipesLeftOut).not.toContain(porridge?.id)
})

test.each([
  [1, 'winter'],
  [2, 'winter'],
  [3, null],
  [5, null],
  [6, 'summer'],
  [9, 'summer'],
  [10, null],
  [12, 'winter'],
] as const)('in month %i the season is %s', (month, season) => {
  expect(kitchenOf(someRunner({ today: { year: 2027, month, day: 1 }, daysToGo: 3 })).season).toBe(season)
})

const hasBread = (allergies: readonly 'gluten'[]) =>
  kitchenOf(someRunner({ allergies })).foods.has('bread-gf-white')

test('foods labeled gluten-free are for runners who need them', () => {
  expect([hasBread([]), hasBread(['gluten'])]).toEqual([false, true])
})
