import { describe, expect, test } from 'vitest'
import { someRunner } from '../../testing/some-runner.ts'
import { sodiumInDrink } from '../evidence/sodium.ts'
import { kitchenOf } from './kitchen.ts'
import { costOfTooLittleSalt, type Salt, withSaltInDrink } from './salt-beside-a-meal.ts'
import { findRecipe } from './recipes/all-recipes.ts'

const kitchen = kitchenOf(someRunner())
const unsalted = kitchenOf(someRunner({ healthWords: ['high blood pressure'] }))

/** After a run: half a liter to drink, with 300 mg of sodium at the least. */
const salt: Salt = {
  sodium: 400,
  least: 300,
  most: 1500,
  fluids: 500,
  leastWater: 200,
  mostWater: 1000,
  strongest: sodiumInDrink.value.more,
  isSparing: false,
}

const costUnsalted = (sodium: number) => costOfTooLittleSalt(unsalted, salt)({ sodium, fluids: 0 })

describe('too little salt', () => {
  test('costs nothing where food or water can hold it', () => {
    expect(costOfTooLittleSalt(kitchen, salt)({ sodium: 300, fluids: 500 })).toBe(0)
    expect(costOfTooLittleSalt(kitchen, salt)({ sodium: 0, fluids: 0 })).toBe(0)
  })

  test('costs more than any liking where neither can, and more the more is missing', () => {
    expect(costUnsalted(300)).toBe(0)
    expect(costUnsalted(299)).toBeGreaterThan(100)
    expect(costUnsalted(0)).toBeGreaterThan(costUnsalted(150))
  })

  test('is what the water left beside the drinks of the meal cannot hold as a sports drink', () => {
    const without = { ...salt, leastWater: 0 }
    const beside = (fluids: number) => costOfTooLittleSalt(kitchen, without)({ sodium: 0, fluids })
    const enough = 500 - (1000 * salt.least) / sodiumInDrink.value.more
    expect(beside(enough - 100)).toBe(0)
    expect(beside(500)).toBeGreaterThan(100)
    // A glass of water is drunk in any case.
    expect(costOfTooLittleSalt(kitchen, salt)({ sodium: 0, fluids: 500 })).toBeLessThan(beside(500))
  })
})

test('salt is added by the pinch where the kitchen has it, up to what is wanted', () => {
  const recipe = findRecipe('rice-cakes-jam-milk')
  const [added] = withSaltInDrink(kitchen, recipe, [], salt)
  expect(added).toMatchObject({ id: 'salt-table', inDrink: true })
  expect((added?.amount ?? 0) * 387.58).toBeGreaterThanOrEqual(salt.least)
  expect((added?.amount ?? 0) * 387.58).toBeLessThanOrEqual(salt.sodium + 160)
  expect(withSaltInDrink(unsalted, recipe, [], salt)).toEqual([])
})
