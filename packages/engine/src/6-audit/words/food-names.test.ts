import { expect, test } from 'vitest'
import { allergenGroupIds } from '../../foods/allergen-groups.ts'
import { foods } from '../../foods/foods.ts'
import { permitsFood, permitsProduct } from '../../foods/permitted.ts'
import { products } from '../../foods/products.ts'
import { findKeptOut } from './find-kept-out.ts'
import { takeApart } from './sentence.ts'
import { eaterWithout, holds } from './vocabulary.ts'

const isFound = (text: string, owner: Parameters<typeof findKeptOut>[1]) =>
  findKeptOut({ sentence: takeApart(text), isNote: false }, owner).length > 0

test.each(allergenGroupIds)('%s: every food that holds it is found by its name', (group) => {
  const held = foods.filter((food) => holds(group, food))
  const missed = held.filter(({ name }) => !isFound(`Breakfast: 100 g ${name} with rice`, new Set([group])))
  expect(missed.map(({ name }) => name)).toEqual([])
})

test('most groups have foods that hold them', () => {
  const none = allergenGroupIds.filter((group) => !foods.some((food) => holds(group, food)))
  expect(none).toEqual(['mollusc', 'oats', 'mustard', 'lupin'])
})

test.each(allergenGroupIds)('%s: no food or product that is permitted is found by its name', (group) => {
  const eater = eaterWithout(group)
  const names = [
    ...foods.filter((food) => permitsFood(eater, food).permitted).map(({ name }) => name),
    ...products
      .filter((product) => permitsProduct(eater, product).permitted)
      .map(({ brand, name }) => (brand === null ? name : `${brand} ${name}`)),
  ]
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => isFound(name, new Set([group])))).toEqual([])
})

test.each([
  ['Vegetarian', 'vegetarian', []],
  // Told by their label and not by their name: brands with and without honey, egg, milk or vitamin D3 of wool.
  [
    'Vegan',
    'vegan',
    [
      'Toasted oat ring cereal (Cheerios)',
      'Granola, low-fat, with raisins',
      'Raisin bread',
      'Gluten-free white bread (rice flour, corn starch, tapioca)',
      'Graham crackers',
      'Fig bars',
      'Gingersnap cookies',
      'Granola bar, hard, plain',
      'Veggie burger (soy)',
    ],
  ],
] as const)('%s: what does not fit is found by its name, what fits is not', (owner, diet, byLabel) => {
  const owners = new Set([owner])
  const fits = foods.filter(({ diets }) => diets.includes(diet))
  const rest = foods.filter(({ diets }) => !diets.includes(diet))
  expect(fits.filter(({ name }) => isFound(name, owners)).map(({ name }) => name)).toEqual([])
  expect(rest.filter(({ name }) => !isFound(name, owners)).map(({ name }) => name)).toEqual(byLabel)
})
