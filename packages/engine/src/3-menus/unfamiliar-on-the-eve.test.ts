import { expect, test } from 'vitest'
import { drawnRunners } from '../../testing/any-runner.ts'
import { stagesFor } from '../../testing/stages-for.ts'
import { allRecipes } from './recipes/all-recipes.ts'
import { unfamiliarOnTheEve } from './unfamiliar-on-the-eve.ts'

test('each is the id of a recipe', () => {
  const ids = new Set(allRecipes.map(({ id }) => id))
  expect([...unfamiliarOnTheEve].filter((id) => !ids.has(id))).toEqual([])
})

test('none of them is on the table on the eve of a race', () => {
  let meals = 0
  for (const runner of drawnRunners(100))
    for (const day of stagesFor(runner).menus.raceWeek) {
      if (day.kind !== 'day-before') continue
      meals += day.meals.length
      expect(day.meals.map(({ recipe }) => recipe.id).filter((id) => unfamiliarOnTheEve.has(id))).toEqual([])
    }
  expect(meals).toBeGreaterThan(200)
})
