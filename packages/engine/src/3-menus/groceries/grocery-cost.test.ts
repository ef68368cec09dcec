import { describe, expect, test } from 'vitest'
import { setTargets } from '../../2-targets/set-targets.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { grams, kilocalories } from '../../units.ts'
import { composeMenus } from '../compose-menus.ts'
import { type Grocery, groceriesOf } from './groceries.ts'
import { costOf } from './grocery-cost.ts'

const line = (foodId: string, energy: number): Grocery => ({
  foodIds: [foodId],
  buys: foodId,
  basket: { by: 'weight', grams: grams(100) },
  usesGrams: grams(100),
  energy: kilocalories(energy),
  shelf: 'pantry',
})

/** Percent of the low tier, over a dozen runners of this budget whose menus are drawn alike. */
const shareOf = (budget: 'Low' | 'High') => {
  const weights = Array.from({ length: 12 }, (_, index) => 50 + 3 * index)
  const shares = weights.map((weightKg) => {
    const runner = { ...someRunner({ weightKg }), budget }
    return costOf(groceriesOf(composeMenus(runner, setTargets(runner))).lines).shares.low
  })
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}

describe('what a list costs', () => {
  // Rice is of the low tier, quinoa of the medium, maple syrup of the high.
  test.each([
    [1000, 0, 0, 'low'],
    [510, 490, 0, 'low'],
    [490, 510, 0, 'moderate'],
    [840, 0, 160, 'low'],
    [820, 0, 180, 'moderate'],
    [0, 1000, 0, 'high'],
    [600, 0, 400, 'high'],
    [0, 0, 0, 'low'],
  ] as const)('of %i, %i and %i kcal from the three tiers is %s', (low, medium, high, word) => {
    const lines = [line('rice-white-cooked', low), line('quinoa-cooked', medium), line('maple-syrup', high)]
    expect(costOf(lines).word).toBe(word)
  })

  test('is in whole percent that add up to a hundred', () => {
    const { shares } = costOf([
      line('rice-white-cooked', 333),
      line('quinoa-cooked', 333),
      line('maple-syrup', 333),
    ])
    expect(shares).toEqual({ low: 34, medium: 33, high: 33 })
  })

  test('falls with the budget: on a low one more of the energy comes from the low tier than on a high one', () => {
    expect(shareOf('Low')).toBeGreaterThan(shareOf('High') + 1)
  })
})
