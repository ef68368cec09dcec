import { describe, expect, test } from 'vitest'
import { findFood } from '../../foods/foods.ts'
import { products } from '../../foods/products.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { kitchenOf } from '../kitchen.ts'
import { singleSides } from '../plates/sides.ts'
import { allRecipes } from '../recipes/all-recipes.ts'
import { swapGroups, swapOptionsOf } from '../recipes/swap-groups.ts'
import { foodOf, larderIds, stepOf, unitWeight } from './household-measure.ts'
import { grainsAndBreads } from './larder/grains-and-breads.ts'
import { milkEggsAndMeat } from './larder/milk-eggs-and-meat.ts'
import { plants } from './larder/plants.ts'
import { seasoningsAndSnacks } from './larder/seasonings-and-snacks.ts'
import { larder, larderLine } from './larder.ts'

describe('the larder', () => {
  test('has every food on one of its shelves', () => {
    const shelves = [grainsAndBreads, plants, milkEggsAndMeat, seasoningsAndSnacks]
    const ids = shelves.flatMap((shelf) => Object.keys(shelf))
    expect(ids.toSorted()).toEqual(Object.keys(larder).toSorted())
    for (const shelf of shelves) expect(Object.keys(shelf).length).toBeGreaterThan(40)
  })

  test.each(Object.keys(larder))('%s is a food in the data', (id) => {
    expect(findFood(id)?.id).toBe(id)
  })

  const inRecipes = allRecipes
    .flatMap(({ foods, seasoning }) => [...foods, ...seasoning].map(([name]) => name))
    .filter((name) => !(name in swapGroups))
    .flatMap((name) => swapOptionsOf(name).map(({ food }) => food))
  const inGroups = Object.values(swapGroups).flatMap((group) => group.map(({ food }) => food))

  test('has every food of a recipe', () => {
    expect(new Set(inRecipes).size).toBeGreaterThan(150)
    expect([...inRecipes, ...inGroups].filter((id) => !(id in larder))).toEqual([])
  })

  test('has nothing else but sides, the ingredients of homemade fuel and the water to drink', () => {
    const kitchen = kitchenOf(someRunner())
    const kinds = allRecipes.flatMap(({ sides }) => sides)
    const sides = kinds.flatMap((kind) => singleSides(kitchen, kind, false))
    const beside = sides.flatMap(({ foods }) => foods.map(({ id }) => id))
    const madeOf = products.flatMap((product) => (product.madeOf ?? []).map(({ foodId }) => foodId))
    const used = new Set<string>([...inRecipes, ...inGroups, ...beside, ...madeOf, 'water-tap'])
    expect(larderIds.filter((id) => !used.has(id))).toEqual([])
  })

  test('measures every food by a unit of the data and in a step that can be weighed', () => {
    for (const id of larderIds) {
      expect(unitWeight(foodOf(id), larderLine(id).by), id).toBeGreaterThan(0)
      expect(stepOf(id), id).toBeGreaterThan(0)
    }
  })

  test('has a singular and a plural for what is counted, and for nothing else', () => {
    for (const id of larderIds) {
      const { by, line } = larderLine(id)
      expect(typeof line === 'object', id).toBe(by === 'piece' || by === 'half piece')
    }
  })

  test('names on the grocery list which label to look for', () => {
    for (const id of larderIds.filter((each) => findFood(each)?.glutenFreeLabel)) {
      expect(larderLine(id).buys, id).toMatch(/gluten-free/i)
    }
  })

  test('names foods without what separates them in a line', () => {
    const names = larderIds.flatMap((id) => [larderLine(id).name, larderLine(id).line ?? []].flat())
    expect(names.filter((name) => /[,()·—;:]/.test(name))).toEqual([])
  })

  test('names no way of cooking eggs that a dish beats or stirs in', () => {
    for (const text of [larderLine('egg-poached').name, larderLine('egg-poached').line].flat())
      expect(text).not.toMatch(/poached/)
  })

  test('names foods as American stores do', () => {
    const british =
      /\b(?:courgette|aubergine|coriander leaves|rocket|spring onion|prawn|mince|porridge oats|pak choi|beetroot|yoghurt|chickpeas flour)s?\b/i
    expect(
      larderIds.filter((id) =>
        [larderLine(id).name, larderLine(id).buys, larderLine(id).line ?? []]
          .flat()
          .some((text) => british.test(text)),
      ),
    ).toEqual([])
  })
})
