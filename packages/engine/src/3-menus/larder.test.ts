import { describe, expect, test } from 'vitest'
import { allergenGroups } from '../foods/allergen-groups.ts'
import { findFood } from '../foods/foods.ts'
import { someRunner } from '../testing/some-runner.ts'
import { places } from './dishes.ts'
import { kitchenOf } from './kitchen.ts'
import { larder } from './larder.ts'

describe('the larder', () => {
  test.each(Object.keys(larder))('%s is a food of the data', (id) => {
    expect(findFood(id)?.id).toBe(id)
  })

  test('holds nothing that no dish uses', () => {
    const used = new Set<string>(Object.values(places).flat())
    expect(Object.keys(larder).filter((id) => !used.has(id))).toEqual([])
  })

  test.each(['Omnivore', 'Vegetarian', 'Vegan'] as const)(
    'feeds a %s with any one group kept out: a starch, a protein, a vegetable and a fruit are left',
    (diet) => {
      for (const { group } of allergenGroups) {
        const { foods } = kitchenOf(someRunner({ diet, allergies: [group] }))
        const left = (ids: readonly string[]) => ids.some((id) => foods.has(id))
        expect([
          group,
          left(places.grain),
          left(places.dinnerProtein),
          left(places.vegetable),
          left(places.fruit),
        ]).toEqual([group, true, true, true, true])
      }
    },
  )

  test.each([
    ['kiwi', 'kiwifruit'],
    ['blueberry', 'blueberries-frozen'],
    ['tomato', 'tomatoes-raw'],
    ['carrots', 'carrots-raw'],
    ['pea', 'green-peas-cooked'],
  ])('"%s", which names no group, keeps out %s', (word, id) => {
    const runner = someRunner()
    const { foods } = kitchenOf({ ...runner, exclusions: { ...runner.exclusions, unknown: [word] } })
    expect(kitchenOf(runner).foods.has(id)).toBe(true)
    expect(foods.has(id)).toBe(false)
    expect(foods.has('pear')).toBe(true)
  })
})
