import { describe, expect, test } from 'vitest'
import { diets } from '../../1-runner/questionnaire.ts'
import { allergenGroupIds } from '../../foods/exclusions/allergen-groups.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { candidatesFor } from '../days/candidates.ts'
import { type Kitchen, kitchenOf } from '../kitchen.ts'
import { findRecipe } from './all-recipes.ts'
import type { Occasion } from './recipe.ts'

const occasions = ['breakfast', 'main', 'snack', 'race morning', 'recovery'] as const

/** The recipes of an occasion with a plate that keeps to the rules of this kitchen. */
const platesAt = (kitchen: Kitchen, occasion: Occasion): string[] =>
  [
    ...candidatesFor(kitchen, occasion, {
      draws: kitchen.draws,
      gentle: false,
      not: new Set(),
      bias: () => 0,
      smooth: false,
      breads: 'any',
      juice: 'usual',
      bought: null,
    }),
  ]
    .filter(({ plates }) => plates().count > 0)
    .map(({ id }) => id)

/** How many recipes of each occasion a runner can eat. */
function servedTo(wishes: Partial<RunnerWishes>): number[] {
  const kitchen = kitchenOf(someRunner(wishes))
  return occasions.map((occasion) => platesAt(kitchen, occasion).length)
}

const common = [8, 14, 8, 5, 5]
const rare = [5, 8, 5, 3, 3]

test.each([
  ['vegan', { diet: 'Vegan' }, common],
  ['vegetarian', { diet: 'Vegetarian' }, common],
  ['gluten-free', { allergies: ['gluten'] }, common],
  ['milk-free', { allergies: ['milk'] }, common],
  ['vegan and gluten-free', { diet: 'Vegan', allergies: ['gluten'] }, common],
  ['vegan without soy and gluten', { diet: 'Vegan', allergies: ['soy', 'gluten'] }, rare],
  ['nut-free', { allergies: ['tree_nut', 'peanut'] }, rare],
  ['egg-free', { allergies: ['egg'] }, rare],
  ['without fish and shellfish', { allergies: ['fish', 'shellfish'] }, rare],
  ['low in FODMAPs', { allergies: ['fodmap'] }, rare],
] as const)('a kitchen that is %s has a choice of every meal', (_case, wishes, least) => {
  const served = servedTo(wishes)
  expect(
    occasions.filter((_, index) => (served[index] ?? 0) < (least[index] ?? 0)),
    served.join(),
  ).toEqual([])
})

describe('any diet', () => {
  test('without any one group has a choice of every meal', () => {
    for (const diet of diets) {
      for (const group of allergenGroupIds) {
        const served = servedTo({ diet, allergies: [group] })
        const tooFew = served.filter((count, index) => count < (rare[index] ?? 0))
        expect(tooFew, `${diet} ${group} ${served.join()}`).toEqual([])
      }
    }
  })

  test('without any two groups has every meal, and a race morning without a stove', () => {
    const pairs = allergenGroupIds.flatMap((one, index) =>
      allergenGroupIds.slice(index + 1).map((two) => [one, two] as const),
    )
    for (const allergies of pairs) {
      const kitchen = kitchenOf(someRunner({ diet: 'Vegan', allergies }))
      for (const occasion of occasions)
        expect(platesAt(kitchen, occasion).length, `${allergies.join()} ${occasion}`).toBeGreaterThan(0)
      const mornings = platesAt(kitchen, 'race morning').map(findRecipe)
      expect(
        mornings.some(({ tags }) => tags.includes('hotel')),
        allergies.join(),
      ).toBe(true)
    }
  })
})
