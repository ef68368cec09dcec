import { expect, test } from 'vitest'
import { allRecipes } from '../3-menus/recipes/all-recipes.ts'
import { findFood } from '../foods/foods.ts'
import { ingredientsOf, optionsOf, recipeOf } from './recipe-tables.ts'

test('every recipe has an id of its own', () => {
  expect(allRecipes.length).toBeGreaterThan(300)
  expect(allRecipes.filter((recipe) => recipeOf(recipe.id) !== recipe)).toEqual([])
})

test('every food that an ingredient may be is in the table of foods', () => {
  const named = allRecipes.flatMap(ingredientsOf).flatMap(([name]) => optionsOf(name))
  expect(named.length).toBeGreaterThan(1000)
  expect(named.filter(({ food }) => !findFood(food))).toEqual([])
})
