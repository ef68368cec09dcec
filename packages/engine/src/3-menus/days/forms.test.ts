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

test('two risottos, two bakes of eggs and two omelets on rice are one dish at lunch and dinner', () => {
  const mains = [
    ['lemon-zucchini-risotto-loading', 'silken-tofu-lemon-risotto-loading'],
    ['potato-mozzarella-egg-gratin', 'broccoli-cheddar-egg-bake', 'potato-zucchini-frittata'],
    ['tomato-omelet-rice-loading', 'sweet-soy-egg-rice-loading', 'poached-egg-soy-rice-loading'],
  ]
  expect(mains.map((ids) => ids.map(formOfRecipe))).toEqual([
    Array(2).fill('risotto'),
    Array(3).fill('bake'),
    Array(3).fill('egg on rice'),
  ])
})

test('other mains are dishes of their own, and bread for breakfast is toast', () => {
  expect(['ginger-glazed-cod', 'white-toast-jam-banana', 'honey-bagel-yogurt'].map(formOfRecipe)).toEqual([
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
  expect(formNumberOf('ginger-glazed-cod')).toBe(0)
})
