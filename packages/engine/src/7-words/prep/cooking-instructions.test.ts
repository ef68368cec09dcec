import { expect, test } from 'vitest'
import { cooking } from '../../3-menus/cooking/cooking-methods.ts'
import { findFood } from '../../foods/foods.ts'
import { instructions } from './cooking-instructions.ts'

test('each food that is cooked ahead has an instruction, and no other food has one', () => {
  expect(Object.keys(cooking).length).toBeGreaterThan(20)
  expect(Object.keys(instructions).toSorted()).toEqual(Object.keys(cooking).toSorted())
})

test('an instruction is made of sentences, and heats meat through', () => {
  let meats = 0
  for (const [id, text] of Object.entries(instructions)) {
    expect(text, id).toMatch(/^[A-Z].*\.$/)
    if (findFood(id)?.category !== 'meat') continue
    expect(text, id).toMatch(/\d+ °C \(\d+ °F\) inside/)
    meats += 1
  }
  expect(meats).toBeGreaterThan(5)
})
