import { expect, test } from 'vitest'
import { carriedFuels, saltyDrinks, salts, sportsDrinks, tastes } from '../../4-race-day/fuels/race-fuels.ts'
import { countedFuel, fuelListName, fuelName, fuelWords } from './fuel-words.ts'

const listed = new Set([
  ...[carriedFuels, sportsDrinks, saltyDrinks, salts].flatMap((budgets) =>
    Object.values(budgets).flatMap(({ wanted, otherwise }) => [...wanted, ...otherwise]),
  ),
  ...Object.values(tastes).flat(),
  // Counted in pairs where a runner chooses them.
  'dates-2',
])

test('every fuel of a list has its words, and no other has', () => {
  expect(Object.keys(fuelWords).toSorted()).toEqual([...listed].toSorted())
})

test('two fuels never share a name: what is the same to a runner has one id', () => {
  const names = Object.values(fuelWords).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('a fuel is counted by the piece, by the portion or by its own name', () => {
  expect(countedFuel('generic-gel')).toBe('1 energy gel')
  expect(countedFuel('sugar-gel-home', 3)).toBe('3 × portion of homemade sugar gel')
  expect(countedFuel('banana-half')).toBe('half a banana')
  expect(fuelListName('sugar-gel-home')).toBe('homemade sugar gel')
})

test('ready sports drinks are named with their strength, and a product without words has the name of its label', () => {
  expect([fuelName('generic-sports-drink-6'), fuelName('generic-sports-drink-8')]).toEqual([
    'sports drink (6% carbs)',
    'sports drink (8% carbs)',
  ])
  expect(fuelName('hammer-gel')).toBe('Hammer Gel')
})
