import { describe, expect, test } from 'vitest'
import { placesAfterALongRun, placesOfADay, placesOfALoadingDay } from './meal-places.ts'

const anybody = { isLowInSugar: false }

const names = (places: readonly { readonly name: string }[]) => places.map(({ name }) => name)

describe('the meals of an ordinary day', () => {
  test.each([
    [1999, 1],
    [2000, 2],
    [2899, 2],
    [2900, 3],
    [3699, 3],
    [3700, 4],
    [4699, 4],
    [4700, 5],
  ])('of %i kcal are three and %i snacks', (energy, snacks) => {
    expect(names(placesOfADay(energy, anybody)).slice(0, 3)).toEqual(['breakfast', 'lunch', 'dinner'])
    expect(placesOfADay(energy, anybody)).toHaveLength(3 + snacks)
  })

  test('are of like size', () => {
    const [breakfast, lunch, dinner, snack] = placesOfADay(2000, anybody)
    expect(breakfast?.energy).toEqual({ least: 400, most: 600 })
    expect(lunch?.energy).toEqual({ least: 500, most: 700 })
    expect(dinner?.energy).toEqual(lunch?.energy)
    expect(snack?.energy.most).toBe(300)
  })
})

const mostWithDiabetes = (energy: number) =>
  new Set(placesOfADay(energy, { isLowInSugar: true }).map(({ mostCarbs }) => mostCarbs))

test('with diabetes hold 115 g of carbs at most, and on large days 15 % of their energy', () => {
  expect(mostWithDiabetes(2400)).toEqual(new Set([115]))
  expect(mostWithDiabetes(3600)).toEqual(new Set([135]))
  expect(placesOfADay(2400, anybody)[0]?.mostCarbs).toBe(190)
})

test('after a long run there is no breakfast and nothing between it and lunch', () => {
  expect(names(placesAfterALongRun(2000, 250, anybody))).toEqual(['lunch', 'dinner', 'afternoon-snack'])
  const [lunch] = placesAfterALongRun(2000, 250, anybody)
  expect(lunch?.energy.least).toBeGreaterThan(0.25 * 2000)
})

test('after a long run a large day has a third snack, and its meals the shares of what is left', () => {
  const places = placesAfterALongRun(4000, 500, anybody)
  expect(names(places)).toEqual([
    'lunch',
    'dinner',
    'afternoon-snack',
    'evening-snack',
    'late-afternoon-snack',
  ])
  expect(places[0]?.energy).toEqual({ least: 1000, most: 1400 })
  expect(names(placesAfterALongRun(3699, 500, anybody))).toHaveLength(4)
  expect(names(placesAfterALongRun(5000, 500, anybody))).toHaveLength(5)
})

test.each([
  [250, 60],
  [100, 30],
  [-20, 0],
])('of %i g of carbs that are left the meal after a long run has %i g', (carbsLeft, least) => {
  const [lunch, dinner] = placesAfterALongRun(2000, carbsLeft, anybody)
  expect(lunch?.leastCarbs).toBe(least)
  expect(dinner?.leastCarbs).toBeUndefined()
})

const most = (name: string) =>
  placesOfALoadingDay(3000).find((place) => place.name === name)?.energy.most ?? 0

describe('the meals of a loading day', () => {
  test.each([
    [4000, 6],
    [4001, 7],
  ])('of %i kcal are %i', (energy, count) => {
    expect(placesOfALoadingDay(energy)).toHaveLength(count)
  })

  test('are no larger than a person eats, with little after dinner', () => {
    for (const { name, energy, mostCarbs } of placesOfALoadingDay(5000)) {
      expect(energy.most, name).toBeLessThanOrEqual(name === 'evening-snack' ? 250 : 1000)
      expect(mostCarbs).toBeLessThanOrEqual(160)
    }
  })

  test('leave the largest to lunch', () => {
    expect(most('dinner')).toBeLessThan(most('lunch'))
  })
})
