import { expect, test } from 'vitest'
import { allRecipes, findRecipe } from '../../3-menus/recipes/all-recipes.ts'
import { softGrainInWords } from './soft-grains.ts'

test.each([
  // 325 g of plainly cooked rice are half of the pot that 117 g of rice make here.
  ['ginger-congee', 'rice-medium-grain-cooked', 325, '⅔ cup dry medium-grain rice (117 g)'],
  ['nordic-rice-porridge', 'rice-white-cooked', 420, '¾ cup dry white rice (148 g)'],
  ['millet-jam-porridge', 'millet-cooked', 250, 'generous ⅓ cup dry millet (81 g)'],
  // Stock that is in the dish.
  ['chicken-risotto', 'rice-medium-grain-cooked', 270, '½ cup dry medium-grain rice (97 g)'],
])('a grain that a pot simmers soft is weighed dry: %s', (recipe, food, grams, words) => {
  expect(softGrainInWords(findRecipe(recipe), food, grams)).toBe(words)
})

test.each([
  ['thai-coconut-tofu-curry', 'rice-white-cooked'],
  ['tomato-lentil-dal', 'rice-white-cooked'],
  ['cream-of-rice-maple', 'cream-of-rice-gf-cooked'],
  ['ginger-congee', 'ginger-root'],
])('what is cooked plainly, or is no grain, is weighed as it is eaten: %s, %s', (recipe, food) => {
  expect(softGrainInWords(findRecipe(recipe), food, 200)).toBeNull()
})

test('every congee, porridge of a grain and risotto is one of them', () => {
  const soft = allRecipes.filter(({ name }) =>
    /congee|rice porridge|(?:quinoa|millet|buckwheat).*porridge|risotto/iu.test(name),
  )
  expect(soft.length).toBeGreaterThan(12)
  const plain = soft.filter((recipe) =>
    recipe.foods.every(([food]) => softGrainInWords(recipe, food, 200) === null),
  )
  expect(plain.map(({ id }) => id)).toEqual([])
})
