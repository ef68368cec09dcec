import { expect, test } from 'vitest'
import { type RunnerWishes, someRunner } from '../../testing/some-runner.ts'
import { eaterOf } from './eaters.ts'
import { kitchenOf } from './kitchen.ts'

const eaterWith = (wishes: Partial<RunnerWishes>) => eaterOf(kitchenOf(someRunner(wishes)))

test('protein comes from meat, from milk or eggs, or from plants', () => {
  expect(eaterWith({ diet: 'Omnivore' })).toBe('meat')
  expect(eaterWith({ diet: 'Vegetarian' })).toBe('milk or eggs')
  expect(eaterWith({ diet: 'Vegetarian', allergies: ['milk'] })).toBe('milk or eggs')
  expect(eaterWith({ diet: 'Vegan' })).toBe('plants')
})

test('a vegetarian without milk and eggs has what vegans have', () => {
  expect(eaterWith({ diet: 'Vegetarian', allergies: ['milk', 'egg'] })).toBe('plants')
})
