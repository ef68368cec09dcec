import { describe, expect, test } from 'vitest'
import { candidateWith, vectorWith } from '../../../testing/plate-table.ts'
import { allRecipes } from '../recipes/all-recipes.ts'
import { dayDemand } from './day-demand.ts'
import { fitDay } from './fit-day.ts'
import type { Candidate, Place } from './place.ts'

/** Mains: each is a dish of its own. */
const ids = allRecipes.filter(({ at }) => at.includes('main')).map(({ id }) => id)
const [one = '', two = '', three = ''] = ids

const place = (...candidates: readonly Candidate[]): Place => ({
  energy: { least: 300, most: 700 },
  mostCarbs: 160,
  candidates,
})

/** A thousand kilocalories, give or take fifty. */
const demand = dayDemand(
  { aims: { energy: 1000 }, windows: { energy: { least: 950, most: 1050 } } },
  { oil: 25 },
)

const none = vectorWith({})

const fitted = (places: readonly Place[], besides = none, mayRepeat = false) =>
  fitDay(
    places.map((each) => ({ ...each, mayRepeat })),
    demand,
    besides,
  )?.map(({ served: { recipe }, quarters }) => `${recipe.id} ${quarters}`)

const inSizes = (id: string, sizes: readonly number[], cost = 0) =>
  candidateWith(
    id,
    sizes.map((energy) => ({ energy })),
    cost,
  )

describe('a day', () => {
  test('takes for each meal the plate that brings the sum nearest to its demand', () => {
    expect(fitted([place(inSizes(one, [300, 400, 500])), place(inSizes(two, [400, 600, 700]))])).toEqual([
      `${one} 2`,
      `${two} 2`,
    ])
  })

  test('takes the best liked recipes of those that fit', () => {
    const choice = [inSizes(one, [500]), inSizes(two, [500], 3)]
    expect(fitted([place(...choice), place(inSizes(three, [500]))])).toEqual([`${one} 1`, `${three} 1`])
    const liked = [inSizes(one, [500], 3), inSizes(two, [500])]
    expect(fitted([place(...liked), place(inSizes(three, [500]))])).toEqual([`${two} 1`, `${three} 1`])
  })

  test('takes a less liked recipe where the best liked would miss', () => {
    const choice = [inSizes(one, [350]), inSizes(two, [500], 3)]
    expect(fitted([place(...choice), place(inSizes(three, [500]))])).toEqual([`${two} 1`, `${three} 1`])
  })

  test('counts what is eaten besides', () => {
    const sizes = inSizes(one, [300, 500, 700])
    expect(fitted([place(sizes)], vectorWith({ energy: 500 }))).toEqual([`${one} 2`])
    expect(fitted([place(sizes)], vectorWith({ energy: 700 }))).toEqual([`${one} 1`])
  })

  test('keeps to what it may hold of one food', () => {
    const oily = candidateWith(one, [{ energy: 500, oil: 30 }])
    expect(fitted([place(oily, inSizes(two, [500], 1)), place(inSizes(three, [500]))])).toEqual([
      `${two} 1`,
      `${three} 1`,
    ])
  })

  test('has no recipe twice, unless it may', () => {
    const both = () => place(inSizes(one, [500]), inSizes(two, [500], 8))
    expect(new Set(fitted([both(), both()]))).toEqual(new Set([`${one} 1`, `${two} 1`]))
    expect(fitted([both(), both()], none, true)).toEqual([`${one} 1`, `${one} 1`])
  })

  test('has one snack of bread, where another is as good', () => {
    const snack = place(
      inSizes('toast-jam', [500]),
      inSizes('honey-white-toast', [500]),
      inSizes(one, [500], 9),
    )
    expect(fitted([snack, snack])?.filter((each) => each.startsWith(one))).toHaveLength(1)
  })

  test('has two of them rather than miss its numbers', () => {
    const snacks = ['toast-jam', 'honey-white-toast'].map((id) =>
      place(inSizes(id, [500]), inSizes(one, [300])),
    )
    expect(fitted(snacks)).toEqual(['toast-jam 1', 'honey-white-toast 1'])
  })

  test('tries more than the best liked where those miss', () => {
    const small = ids.slice(3, 23).map((id, index) => inSizes(id, [310], index / 10))
    const fits = inSizes(two, [500], 9)
    expect(fitted([place(...small, fits), place(inSizes(three, [500]))])).toEqual([`${two} 1`, `${three} 1`])
  })

  test('has a meal of another size where no recipe comes in that of the meal', () => {
    expect(fitted([place(inSizes(one, [200])), place(inSizes(two, [700]))])).toEqual([`${one} 1`, `${two} 1`])
  })

  test('is not planned if there is nothing to eat at a meal', () => {
    expect(fitted([place(), place(inSizes(two, [500]))])).toBeUndefined()
  })

  test('is the same for the same recipes', () => {
    const places = [0, 1, 2].map((meal) =>
      place(
        ...ids
          .slice(20 * meal, 20 * meal + 20)
          .map((id, index) => inSizes(id, [310 + 7 * index, 400 + 9 * index], index / 5)),
      ),
    )
    expect(fitted(places)).toEqual(fitted(places))
  })
})

test('one protein is at one main of a day, unless the other is liked much less', () => {
  const [chicken, leek, salmon] = [
    'lemon-butter-chicken-white-rice',
    'chicken-and-leek-with-potatoes',
    'miso-salmon',
  ] as const
  const lunch = place(inSizes(chicken, [500]))
  const dinner = (costOfSalmon: number) => place(inSizes(leek, [500]), inSizes(salmon, [500], costOfSalmon))
  expect(fitted([lunch, dinner(2)])).toEqual([`${chicken} 1`, `${salmon} 1`])
  expect(fitted([lunch, dinner(20)])).toEqual([`${chicken} 1`, `${leek} 1`])
})
