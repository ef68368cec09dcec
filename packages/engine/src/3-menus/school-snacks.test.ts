import { expect, test } from 'vitest'
import { someRunner } from '../../testing/some-runner.ts'
import { candidatesFor } from './days/candidates.ts'
import { kitchenOf } from './kitchen.ts'
import { findRecipe } from './recipes/all-recipes.ts'
import { schoolSnacks } from './school-snacks.ts'

test('teenagers take along what needs nothing in the middle of the morning, and only then', () => {
  const teen = someRunner({ age: 16 })
  const snacks = schoolSnacks(teen, 'morning-snack') ?? new Set()
  expect(snacks.size).toBeGreaterThan(20)
  for (const id of snacks) expect(findRecipe(id).equipment, id).toEqual(['none'])
  expect(snacks).not.toContain('cereal-milk-loading')
  expect(snacks).toContain('banana-nut-butter')
  expect(schoolSnacks(teen, 'afternoon-snack')).toBeNull()
  expect(schoolSnacks(someRunner({ age: 18 }), 'morning-snack')).toBeNull()
})

test.each(['Omnivore', 'Vegetarian', 'Vegan'] as const)(
  'the best liked snacks of %s need no stove',
  (diet) => {
    const kitchen = kitchenOf(someRunner({ diet }))
    const snacks = candidatesFor(kitchen, 'snack', {
      draws: kitchen.draws.of('snacks'),
      gentle: false,
      smooth: false,
      not: new Set(),
      bias: () => 0,
      breads: 'any',
      juice: 'usual',
      bought: null,
    })
    const best = [...snacks].slice(0, 8).map(({ id }) => findRecipe(id))
    expect(best).toHaveLength(8)
    expect(best.filter(({ equipment }) => equipment.includes('stove')).map(({ id }) => id)).toEqual([])
  },
)
