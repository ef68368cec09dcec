import { describe, expect, test } from 'vitest'
import { someRunner } from '../../../testing/some-runner.ts'
import { planRace } from '../../plan-race.ts'
import { unknownDishes } from './unknown-dishes.ts'

const faultsOf = (given: unknown) => unknownDishes(given).map(({ path, code }) => `${path} ${code}`)

describe('ids among the wishes for the kitchen', () => {
  test('of foods and recipes are known', () => {
    expect(
      faultsOf({
        kitchen: { dislikes: ['tofu-firm', 'chicken-curry'], swaps: { 'rest.lunch': 'chicken-curry' } },
      }),
    ).toEqual([])
  })

  test('that name nothing are refused by path, and a food is no recipe', () => {
    expect(
      faultsOf({
        kitchen: { dislikes: ['banana', 'stone-soup', 'constructor'], swaps: { 'rest.lunch': 'banana' } },
      }),
    ).toEqual([
      'preferences.kitchen.dislikes.1 unknown-dish',
      'preferences.kitchen.dislikes.2 unknown-dish',
      'preferences.kitchen.swaps.rest.lunch unknown-recipe',
    ])
  })

  test.each([
    undefined,
    null,
    7,
    'kitchen',
    [],
    { kitchen: null },
    { kitchen: { dislikes: 'tofu', swaps: [1] } },
  ])('in %o are none', (given) => {
    expect(faultsOf(given)).toEqual([])
  })

  test('are refused together with every other fault', () => {
    const { answers } = someRunner()
    const made = planRace(
      { ...answers, weight: 'heavy' },
      { year: 2027, month: 3, day: 1 },
      { dose: 'double', kitchen: { dislikes: ['stone-soup'] } },
    )
    expect(made.ok ? [] : made.refused.map((fault) => ('path' in fault ? fault.path : fault.field))).toEqual([
      'weight',
      'preferences.dose',
      'preferences.kitchen.dislikes.0',
    ])
  })
})
