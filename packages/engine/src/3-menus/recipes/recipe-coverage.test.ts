import { describe, expect, test } from 'vitest'
import { diets } from '../../1-runner/questionnaire.ts'
import { allergenGroupIds } from '../../foods/exclusions/allergen-groups.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { servedAt } from '../days/candidates.ts'
import { kitchenOf } from '../kitchen.ts'

const occasions = ['breakfast', 'main', 'snack', 'race morning', 'recovery'] as const

/** How many recipes of each occasion a runner can eat. */
function servedTo(wishes: Partial<RunnerWishes>): number[] {
  const served = servedAt(kitchenOf(someRunner(wishes)))
  return occasions.map((occasion) => served(occasion).length)
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
  test('without any one group has a choice of every meal, if only two recoveries without FODMAPs', () => {
    for (const diet of diets) {
      for (const group of allergenGroupIds) {
        const served = servedTo({ diet, allergies: [group] })
        const least = group === 'fodmap' ? [5, 8, 5, 3, 2] : rare
        expect(
          served.filter((count, index) => count < (least[index] ?? 0)),
          `${diet} ${group} ${served.join()}`,
        ).toEqual([])
      }
    }
  })

  test('without any two groups has every meal, and a race morning without a stove', () => {
    for (const diet of diets) {
      for (const [index, one] of allergenGroupIds.entries()) {
        for (const other of allergenGroupIds.slice(index + 1)) {
          const kitchen = kitchenOf(someRunner({ diet, allergies: [one, other] }))
          const mornings = servedAt(kitchen)('race morning')
          const most = `${diet} ${one} ${other}`
          for (const occasion of occasions)
            expect(servedAt(kitchen)(occasion).length, `${most} ${occasion}`).toBeGreaterThan(0)
          expect(
            mornings.some(({ recipe }) => recipe.tags.includes('hotel')),
            most,
          ).toBe(true)
        }
      }
    }
  })
})
