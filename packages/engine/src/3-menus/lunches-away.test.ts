import { expect, test } from 'vitest'
import { someRunner } from '../../testing/some-runner.ts'
import { stagesFor } from '../../testing/stages-for.ts'
import { weekdayOf } from '../plain-day.ts'
import { lunchesAway } from './lunches-away.ts'
import { findRecipe } from './recipes/all-recipes.ts'

const monday = { year: 2027, month: 3, day: 1 }
const sunday = { year: 2027, month: 3, day: 7 }

test('lunch from Monday to Friday needs neither stove nor oven at noon, or keeps from the evening before', () => {
  const lunches = lunchesAway(monday, 'lunch') ?? new Set()
  expect(lunches.size).toBeGreaterThan(100)
  for (const id of lunches) {
    const { equipment, keeps } = findRecipe(id)
    const isCookedAtNoon = equipment.some((each) => each === 'stove' || each === 'oven')
    expect(isCookedAtNoon && keeps.fridgeDays === 0, id).toBe(false)
  }
  expect(lunchesAway(monday, 'dinner')).toBeNull()
  expect(lunchesAway(sunday, 'lunch')).toBeNull()
})

test.each(['Omnivore', 'Vegetarian', 'Vegan'] as const)('race week keeps to it: %s', (diet) => {
  const { raceWeek } = stagesFor(someRunner({ diet })).menus
  const lunches = raceWeek.flatMap(({ date, meals }) =>
    date && !weekdayOf(date).startsWith('S') ? meals.filter(({ name }) => name === 'lunch') : [],
  )
  expect(lunches.length).toBeGreaterThan(3)
  const travels = lunchesAway(monday, 'lunch')
  expect(lunches.filter(({ recipe }) => !travels?.has(recipe.id)).map(({ recipe }) => recipe.id)).toEqual([])
})
