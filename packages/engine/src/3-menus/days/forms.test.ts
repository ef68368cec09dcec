import { expect, test } from 'vitest'
import { formNumberOf, formOfRecipe } from './forms.ts'

test('recipes of one dish under many names are of one form', () => {
  expect(['toast-jam', 'honey-white-toast', 'raisin-toast'].map(formOfRecipe)).toEqual(Array(3).fill('toast'))
  expect(['nordic-rice-porridge', 'homemade-rice-pudding', 'cream-of-rice-jam'].map(formOfRecipe)).toEqual(
    Array(3).fill('rice'),
  )
  expect(['cereal-banana-gentle', 'cereal-milk-loading'].map(formOfRecipe)).toEqual(['cereal', 'cereal'])
  expect(['vanilla-protein-shake', 'protein-rice-pudding'].map(formOfRecipe)).toEqual(['shake', 'rice'])
})

test('a scramble or a pancake is one dish for breakfast and at dinner', () => {
  expect(['tofu-scramble-bagel', 'tofu-scramble-supper'].map(formOfRecipe)).toEqual(['scramble', 'scramble'])
  expect(['oat-egg-pancakes-jam', 'kaiserschmarrn'].map(formOfRecipe)).toEqual(['pancakes', 'pancakes'])
})

test('other mains are dishes of their own, and bread for breakfast is toast', () => {
  expect(['tomato-risotto', 'white-toast-jam-banana', 'honey-bagel-yogurt'].map(formOfRecipe)).toEqual([
    null,
    'toast',
    'toast',
  ])
})

test('each form has a number of its own, and what has none has zero', () => {
  const numbers = ['toast-jam', 'homemade-rice-pudding', 'cereal-milk-loading', 'banana-nut-butter'].map(
    formNumberOf,
  )
  expect(new Set(numbers).size).toBe(4)
  expect(Math.min(...numbers)).toBeGreaterThan(0)
  expect(formNumberOf('tomato-risotto')).toBe(0)
})
