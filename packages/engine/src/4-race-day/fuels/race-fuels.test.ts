import { expect, test } from 'vitest'
import { findProduct } from '../../foods/products.ts'
import { fuelNames } from '../../7-words/race-day/fuel-names.ts'
import { carriedFuels, saltyDrinks, salts, soldAs, sportsDrinks } from './race-fuels.ts'

const listed = [carriedFuels, sportsDrinks, saltyDrinks, salts].flatMap((budgets) =>
  Object.values(budgets).flatMap(({ wanted, otherwise }) => [...wanted, ...otherwise]),
)

test('every fuel of a list is a product in the data, and has a name for sentences', () => {
  expect(listed.length).toBeGreaterThan(50)
  for (const id of listed) {
    expect(findProduct(id), id).toBeDefined()
    expect(fuelNames[id], id).toBeDefined()
  }
})

test('fuels with the same name are those that are sold as the same', () => {
  for (const [id, { one }] of Object.entries(fuelNames)) {
    const alike = Object.keys(fuelNames).filter((other) => fuelNames[other]?.one === one)
    expect(listed.filter((other) => soldAs(other) === soldAs(id))).toEqual(expect.arrayContaining(alike))
    expect(new Set(listed.filter((other) => soldAs(other) === soldAs(id)))).toEqual(new Set(alike))
  }
})

test('every name belongs to a fuel of a list', () => {
  expect(Object.keys(fuelNames).filter((id) => !listed.includes(id))).toEqual([])
})

test('what is listed as carried has carbs, what is listed as salty has next to none', () => {
  for (const { wanted, otherwise } of Object.values(carriedFuels)) {
    for (const id of [...wanted, ...otherwise]) expect(findProduct(id)?.carbs).toBeGreaterThan(5)
  }
  for (const { wanted, otherwise } of [...Object.values(saltyDrinks), ...Object.values(salts)]) {
    for (const id of [...wanted, ...otherwise]) expect(findProduct(id)?.carbs).toBeLessThanOrEqual(4)
  }
})

test('nothing listed has caffeine or low confidence', () => {
  for (const id of listed) {
    expect(findProduct(id)?.caffeine).toBe(0)
    expect(findProduct(id)?.confidence).not.toBe('low')
  }
})
