import { expect, test } from 'vitest'
import { findFood } from '../foods/foods.ts'
import { findProduct, products } from '../foods/products.ts'
import { someRunner } from '../testing/some-runner.ts'
import { poured, recipeFor, weighed } from './recipe.ts'

const american = someRunner({ units: 'imperial' })
const metric = someRunner()

const recipe = (id: string, runner = american) => {
  const product = findProduct(id)
  if (!product) throw new Error(`${id} is no product`)
  return recipeFor(runner, product)
}

test('a homemade recipe has spoons, cups and ounces beside grams for who reads pounds and miles', () => {
  expect(recipe('sugar-gel-home')).toContain(
    '25 g (2 tbsp) sugar dissolved in 15 ml (1 tbsp) hot water with a pinch of salt (0.25 g)',
  )
  expect(recipe('sports-drink-home-strong')).toContain(
    '500 ml (17 oz) water, 45 g (3½ tbsp) sugar, 1 g (heaped ⅛ tsp) salt',
  )
  expect(recipe('rice-ball-sweet')).toContain('90 g (3 oz) cooked white rice with 12 g (1 tbsp) sugar')
})

test('and grams alone for everybody else', () => {
  expect(recipe('sugar-gel-home', metric)).toContain('25 g sugar dissolved in 15 ml hot water')
  expect(recipe('generic-gel', metric)).toBeNull()
})

test('every amount of every homemade recipe is told in both ways', () => {
  const made = products.filter(({ kind }) => kind === 'homemade')
  expect(made.length).toBeGreaterThan(10)
  for (const product of made) {
    const bare = recipeFor(american, { ...product, note: '' })?.match(/\d (?:g|ml) [a-z]/g)
    expect(bare, product.id).toBeNull()
  }
})

test.each([
  ['sugar-white', 325, '325 g (1⅝ cups)'],
  ['sugar-white', 4, '4 g (1 tsp)'],
  ['salt-table', 0.75, '0.75 g (⅛ tsp)'],
  ['salt-table', 1.25, '1.25 g (scant ¼ tsp)'],
  ['potato-boiled-peeled', 100, '100 g (3½ oz)'],
] as const)('%s: %d g reads %s', (id, grams, words) => {
  const food = findFood(id)
  if (!food) throw new Error(`${id} is no food`)
  expect(weighed(american, food, grams)).toBe(words)
})

test('little is poured by the spoon, more by the ounce', () => {
  expect([15, 195].map((volume) => poured(american, volume))).toEqual(['15 ml (1 tbsp)', '195 ml (7 oz)'])
})
