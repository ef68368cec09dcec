import { expect, test } from 'vitest'
import { someRunner } from '../../testing/some-runner.ts'
import { allDishes } from './dishes/all-dishes.ts'
import { kitchenOf } from './kitchen.ts'

const kitchenWithout = (...unknown: string[]) => {
  const runner = someRunner()
  return kitchenOf({ ...runner, exclusions: { ...runner.exclusions, unknown } })
}

test.each([
  ['kiwi', 'kiwifruit'],
  ['pineapple burns', 'pineapple-canned-juice'],
  ['berry', 'strawberries'],
])('%j excludes %s', (name, id) => {
  expect(kitchenWithout().foods.has(id)).toBe(true)
  expect(kitchenWithout(name).foods.has(id)).toBe(false)
})

test('a dish named after an exclusion is left out, and no other', () => {
  const leftOut = [...kitchenWithout('tacos').dishesLeftOut]
  expect(leftOut).toContain('breakfast-tacos')
  expect(leftOut).toEqual(allDishes.filter(({ name }) => /\btacos\b/i.test(name)).map(({ id }) => id))
  expect(kitchenWithout('kiwi').dishesLeftOut.size).toBe(0)
})
