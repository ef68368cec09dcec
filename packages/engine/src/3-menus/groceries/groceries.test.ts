import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findFood } from '../../foods/foods.ts'
import { anyRunner } from '../../../testing/any-runner.ts'
import { stagesFor } from '../../../testing/stages-for.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { grams } from '../../units.ts'
import { products } from '../../foods/products.ts'
import { larderIds } from '../portions/household-measure.ts'
import { asSold, groceryIdOf } from './as-sold.ts'
import { groceriesOf } from './groceries.ts'

const menusFor = (wishes: Parameters<typeof someRunner>[0]) => {
  const runner = someRunner(wishes)
  return stagesFor(runner).menus
}

const sugar = (lines: ReturnType<typeof groceriesOf>) =>
  lines.find(({ foodIds }) => foodIds.includes('sugar-white'))?.usesGrams ?? 0

const basketOf = (foodId: string, amount: number) => {
  const alone = { ...menusFor({ daysToGo: 0 }), raceWeek: [], recovery: { race: null, longRun: null } }
  return groceriesOf(alone, [{ foodId, amount: grams(amount) }])[0]?.basket
}

describe('groceries', () => {
  test('have one line for foods with one name in a store, and never one for two names', () => {
    const ingredients = products.flatMap(({ madeOf }) => (madeOf ?? []).map(({ foodId }) => foodId))
    const lines = [...new Set([...larderIds, ...ingredients])].flatMap((id) => {
      const food = findFood(id)
      return food ? [`${groceryIdOf(id)}: ${asSold(food).buys}`] : []
    })
    const apart = new Set(lines)
    expect(apart.size).toBeLessThan(lines.length)
    for (const part of [0, 1])
      expect(new Set([...apart].map((line) => line.split(': ')[part])).size).toBe(apart.size)
  })

  test('are what the remaining days use, each line once, in whole packs and none too many', () => {
    fc.assert(
      fc.property(anyRunner, (runner) => {
        const menus = stagesFor(runner).menus
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
        for (const { foodIds, usesGrams, basket } of lines) {
          const used = foodIds.reduce((sum, id) => sum + (eaten.get(id) ?? 0), 0)
          expect(Math.abs(usesGrams - used)).toBeLessThan(1)
          if (basket.by === 'weight') {
            expect(basket.grams - usesGrams).toBeLessThan(100)
            expect(basket.grams).toBeGreaterThanOrEqual(usesGrams)
          }
          if (basket.by === 'piece') {
            // Counted foods are eaten in halves, which grams round.
            expect((basket.pieces + 0.05) * basket.pieceGrams).toBeGreaterThanOrEqual(usesGrams)
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  test('include the ingredients of homemade fuel, on the same line as the meals', () => {
    const menus = menusFor({})
    const withFuel = groceriesOf(menus, [{ foodId: 'sugar-white', amount: grams(300) }])
    expect(sugar(withFuel) - sugar(groceriesOf(menus))).toBe(300)
  })

  test('are bought as stores sell them', () => {
    expect(basketOf('beef-eye-of-round', 60)).toEqual({ by: 'weight', grams: 100 })
    expect(basketOf('vital-wheat-gluten', 30)).toEqual({ by: 'small', of: 'pack' })
    expect(basketOf('vital-wheat-gluten', 125)).toEqual({ by: 'pack', packs: 1, grams: 250 })
    expect(basketOf('vital-wheat-gluten', 251)).toEqual({ by: 'pack', packs: 1, grams: 500 })
    expect(basketOf('rice-white-cooked', 840)).toEqual({ by: 'pack', packs: 1, grams: 500 })
    expect(basketOf('rice-white-cooked', 3000)).toEqual({ by: 'pack', packs: 2, grams: 2000 })
    expect(basketOf('orange-juice', 263)).toMatchObject({ by: 'pack', packs: 1, grams: 525 })
    expect(basketOf('olive-oil', 40)).toEqual({ by: 'small', of: 'staple' })
    expect(basketOf('melon-cantaloupe', 120)).toEqual({ by: 'small', of: 'whole' })
    expect(basketOf('melon-cantaloupe', 640)).toMatchObject({ by: 'piece', pieces: 2 })
    expect(basketOf('banana', 59)).toMatchObject({ by: 'piece', pieces: 1 })
    expect(basketOf('egg-hard-boiled', 350)).toMatchObject({ by: 'piece', pieces: 12 })
    expect(basketOf('bagel-plain', 53)).toEqual({ by: 'small', of: 'pack' })
    expect(basketOf('bagel-plain', 630)).toMatchObject({ by: 'piece', pieces: 10 })
    expect(basketOf('tuna-canned-water', 112)).toEqual({ by: 'pack', packs: 2, grams: 320 })
  })

  test('of race day alone include the breakfast and the meal after', () => {
    const { length } = groceriesOf(menusFor({ daysToGo: 0 }))
    expect(length).toBeGreaterThan(3)
    expect(length).toBeLessThan(15)
  })
})
