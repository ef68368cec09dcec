import { expect, test } from 'vitest'
import { drawnPlans } from '../../../testing/drawn-plans.ts'
import { ingredientsOf } from './fuel-cards.ts'

test('all that is made at home has one card, named where it is packed or tried', () => {
  let cards = 0
  for (const { plan, words } of drawnPlans()) {
    const ids = words.recipes.map(({ id }) => id).filter((id) => id.startsWith('fuel-'))
    const named = [...words.prep.toMake, ...words.longRun.toMake].map(({ recipe }) => recipe)
    expect(new Set(ids)).toEqual(new Set(named))
    expect(new Set(ids).size).toBe(ids.length)
    const items = [plan.race_day, plan.long_run].flatMap(({ kit, change }) => [...kit, change ?? []].flat())
    for (const { product, made_of: foods } of items)
      expect(ids.includes(`fuel-${product}`), product).toBe(foods !== null)
    cards += ids.length
  }
  expect(cards).toBeGreaterThan(drawnPlans().length / 4)
})

test('a card lists what all portions of the race take, as the list buys it', () => {
  let read = 0
  for (const { plan, words } of drawnPlans()) {
    for (const item of plan.race_day.kit.filter(({ made_of: foods }) => foods !== null)) {
      const card = words.recipes.find(({ id }) => id === `fuel-${item.product}`)
      expect(card?.portions.map(({ items }) => items)).toEqual([ingredientsOf(plan.runner, item)])
      read += 1
    }
  }
  expect(read).toBeGreaterThan(drawnPlans().length / 10)
})
