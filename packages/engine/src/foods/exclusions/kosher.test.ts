import { expect, test } from 'vitest'
import { hasMilkAfterMeat, mixesMeatAndMilk } from './kosher.ts'

test.each([
  [['beef-lean-ground', 'cheddar'], true],
  [['chicken-breast', 'butter'], true],
  [['broth-chicken', 'milk-whole'], true],
  [['turkey-breast', 'rice-white-cooked', 'milk-lactose-free-1pct'], true],
  [['chicken-breast', 'rice-white-cooked', 'olive-oil'], false],
  [['salmon-atlantic', 'butter'], false],
  [['egg-hard-boiled', 'cheddar'], false],
  [['chicken-breast', 'soy-milk', 'bread-white'], false],
  [[], false],
])('%j mix meat and milk: %s', (foods, mixed) => {
  expect(mixesMeatAndMilk(foods)).toBe(mixed)
})

test('milk waits until the meal after a meal with meat, and meat does not wait for milk', () => {
  expect(hasMilkAfterMeat(['chicken-breast'], ['yogurt-plain-lowfat'])).toBe(true)
  expect(hasMilkAfterMeat(['chicken-breast'], ['banana'])).toBe(false)
  expect(hasMilkAfterMeat(['yogurt-plain-lowfat'], ['chicken-breast'])).toBe(false)
  expect(hasMilkAfterMeat(['cod-cooked'], ['butter'])).toBe(false)
})
