import { describe, expect, test } from 'vitest'
import { allRecipes, findRecipe } from '../../3-menus/recipes/all-recipes.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { amountOnCard, waterOnCard } from './card-amounts.ts'

const reader = someRunner()
const soup = { recipe: { id: 'zosui-egg-rice-soup', quarters: 4, swaps: { 'any stock': 'water-tap' } } }
const amountOf = (food_id: string, grams: number) =>
  amountOnCard(reader, soup, { food_id, grams, side: null, in_drink: false, read_label: false })

describe('an amount on a card', () => {
  test.each([
    ['rice-white-cooked', 413, '2⅔ cups cooked white rice (413 g; 145 g dry)'],
    ['turkey-ground', 81, '81 g cooked ground turkey (113 g raw)'],
    ['lentils-cooked', 150, '¾ cup cooked lentils (150 g; 55 g dry)'],
    ['chickpeas-canned', 100, '⅔ cup drained canned chickpeas (100 g)'],
    ['tuna-canned-water', 100, '100 g drained canned tuna'],
    ['banana', 118, '1 banana (118 g)'],
  ])('has what is cooked as it is weighed before: %s', (id, grams, words) => {
    expect(amountOf(id, grams)).toBe(words)
  })

  test('tells water in place of stock from the water of the rice', () => {
    expect(amountOf('water-tap', 533)).toBe('530 ml hot water')
  })
})

test('water has the size of its portion', () => {
  const recipe = findRecipe('zosui-egg-rice-soup')
  expect([2, 4, 6].map((quarters) => waterOnCard(reader, recipe, quarters))).toEqual([
    ['160 ml water'],
    ['250 ml water'],
    ['350 ml water'],
  ])
})

test('a little water is poured by the half ounce', () => {
  const american = someRunner({ units: 'imperial' })
  const pancakes = findRecipe('silver-pancakes-maple')
  expect(waterOnCard(american, pancakes, 4)).toEqual(['1½ oz (50 ml) water'])
})

test('water of a grain holds what boils off, so that the smallest pot of it does not boil dry', () => {
  const [rice, pancakes] = ['edamame-ginger-rice-cup', 'silver-pancakes-maple'].map(findRecipe)
  // Half a portion soaks up 35 ml.
  expect(rice && waterOnCard(reader, rice, 2)).toEqual(['100 ml water'])
  expect(pancakes && waterOnCard(reader, pancakes, 4)).toEqual(['50 ml water'])
})

test('no method has an amount of water that fits one size alone', () => {
  const fixed = allRecipes.filter(({ method }) =>
    /(?:\bml|\bcups?) of (?:[a-z]+ )?(?:water|stock|milk)/.test(method.join(' ').replace(/keep\S* .*$/u, '')),
  )
  expect(fixed.map(({ id }) => id)).toEqual([])
})
