import type { Recipe } from '../src/3-menus/recipes/recipe.ts'

/** Rice with a fried egg: a recipe for tests that need a small one of their own. */
export const someRecipe = (parts: Partial<Recipe> = {}): Recipe => ({
  id: 'rice-with-egg',
  name: 'Rice with an egg',
  at: ['main'],
  cuisine: 'everyday',
  foods: [
    ['rice-white-cooked', 200],
    ['egg-hard-boiled', 50],
  ],
  seasoning: [['scallions', 10]],
  liquid: { soaks: 130 },
  method: ['Simmer the rice in {water} of water; fry the egg and lay it on top.'],
  minutes: { handsOn: 10, total: 20 },
  equipment: ['stove'],
  scale: { from: 0.5, to: 2 },
  keeps: { fridgeDays: 0, freezes: false },
  season: 'all year',
  effort: 'cook',
  sides: ['bread', 'fruit'],
  tags: [],
  ...parts,
})
