import { expect, test } from 'vitest'
import { groceryTick } from './grocery-parts.tsx'

const line = { foods: ['rice', 'carrot'], name: 'Rice', buys: '500 g', uses: '', usesInFull: '', remarks: [] }
const keyOf = (change: Partial<typeof line> = {}) => groceryTick({ ...line, ...change }).key

test('a tick is for the foods of a line in their amount, whatever the line is called', () => {
  expect(keyOf({ foods: ['carrot', 'rice'], name: 'White rice' })).toBe(keyOf())
  expect(keyOf({ buys: '1 kg' })).not.toBe(keyOf())
  expect(keyOf({ foods: ['rice'] })).not.toBe(keyOf())
})

test('what is only looked for is known by its name, and nothing to buy has no box', () => {
  expect(keyOf({ buys: '', name: 'Salt' })).not.toBe(keyOf({ buys: '', name: 'Salt and oil' }))
  expect(keyOf({ foods: [], buys: '', name: 'Nothing to buy' })).toBe('')
})
