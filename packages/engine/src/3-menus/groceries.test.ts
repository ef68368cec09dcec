import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { setTargets } from '../2-targets/set-targets.ts'
import { findFood } from '../foods/foods.ts'
import { anyRunner } from '../testing/any-runner.ts'
import { someRunner } from '../testing/some-runner.ts'
import { grams } from '../units.ts'
import { composeMenus } from './compose-menus.ts'
import { costWord, groceriesOf } from './groceries.ts'

const menusFor = (wishes: Parameters<typeof someRunner>[0]) => {
  const runner = someRunner(wishes)
  return composeMenus(runner, setTargets(runner))
}

const sugar = (lines: ReturnType<typeof groceriesOf>) =>
  lines.find(({ foodIds }) => foodIds.includes('sugar-white'))?.usesGrams ?? 0

describe('groceries', () => {
  test('are what the days left use, each line once, in whole packs and none too many', () => {
    fc.assert(
      fc.property(anyRunner, (runner) => {
        const menus = composeMenus(runner, setTargets(runner))
        const lines = groceriesOf(menus)
        const meals = [
          ...menus.raceWeek.flatMap((day) => day.meals),
          ...(menus.recovery.race ? [menus.recovery.race] : []),
        ]
        const eaten = new Map<string, number>()
        for (const { foodId, amount } of meals.flatMap(({ items }) => items)) {
          const ratio = findFood(foodId)?.boughtAs?.ratio ?? 1
          if (foodId !== 'water-tap') eaten.set(foodId, (eaten.get(foodId) ?? 0) + amount * ratio)
        }
        const listed = lines.flatMap(({ foodIds }) => foodIds)
        expect(listed.toSorted()).toEqual([...eaten.keys()].toSorted())
        expect(new Set(lines.map(({ buys }) => buys)).size).toBe(lines.length)
        for (const { foodIds, usesGrams, packs, packGrams } of lines) {
          const used = foodIds.reduce((sum, id) => sum + (eaten.get(id) ?? 0), 0)
          expect(Math.abs(usesGrams - used)).toBeLessThan(1)
          expect(packs * packGrams).toBeGreaterThanOrEqual(usesGrams)
          expect((packs - 1) * packGrams).toBeLessThan(usesGrams)
        }
      }),
      { numRuns: 40 },
    )
  })

  test('count what home-made fuel is made of, on the same line as the meals', () => {
    const menus = menusFor({})
    const withFuel = groceriesOf(menus, [{ foodId: 'sugar-white', amount: grams(300) }])
    expect(sugar(withFuel) - sugar(groceriesOf(menus))).toBe(300)
  })

  test('of three budgets cost no less from one to the next', () => {
    const rank = { low: 0, moderate: 1, high: 2 }
    const costs = (['Low', 'Medium', 'High'] as const).map(
      (budget) => rank[costWord(groceriesOf(menusFor({ budget })))],
    )
    expect(costs).toEqual(costs.toSorted((one, two) => one - two))
    expect(costs[0]).toBeLessThan(2)
  })

  test('of race day alone hold the breakfast and the meal after', () => {
    const { length } = groceriesOf(menusFor({ daysToGo: 0 }))
    expect(length).toBeGreaterThan(3)
    expect(length).toBeLessThan(15)
  })
})
