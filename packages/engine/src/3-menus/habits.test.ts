import { expect, test } from 'vitest'
import { someRunner } from '../../testing/some-runner.ts'
import { stagesFor } from '../../testing/stages-for.ts'
import { likedAgain } from './habits.ts'
import type { DayMenu, Meal } from './menus.ts'

const [day] = stagesFor(someRunner()).menus.raceWeek
const [meal] = day?.meals ?? []

const daysWith = (name: Meal['name'], ids: readonly string[]): DayMenu[] =>
  ids.map((id) => ({
    ...(day as DayMenu),
    meals: [{ ...(meal as Meal), name, recipe: { id, quarters: 4, swaps: {} } }],
  }))

/** Days with these afternoon snacks. */
const days = (...ids: readonly string[]) => daysWith('afternoon-snack', ids)

const costOf = (id: string, others: readonly DayMenu[]) => likedAgain(others, 'afternoon-snack')(id)

test('a snack of the week is liked again', () => {
  expect(costOf('toast-jam', days('toast-jam'))).toBeLessThan(0)
  expect(costOf('papaya-lime', days('toast-jam'))).toBe(0)
})

test('a fourth toast is not, whatever is on it, and a fifth is less', () => {
  const three = ['toast-jam', 'raisin-toast', 'honey-white-toast']
  expect(costOf('toast-jam', days(...three))).toBeGreaterThan(0)
  expect(costOf('cinnamon-sugar-toast', days(...three))).toBeGreaterThan(0)
  expect(costOf('toast-jam', days(...three, 'toast-jam'))).toBeGreaterThan(
    costOf('toast-jam', days(...three)),
  )
  expect(costOf('papaya-lime', days(...three))).toBe(0)
})

test('a snack that is a dish of its own is liked three times, and dearer with each further one', () => {
  const three = ['papaya-lime', 'papaya-lime', 'papaya-lime'] as const
  expect(costOf('papaya-lime', days(...three.slice(1)))).toBeLessThan(0)
  expect(costOf('papaya-lime', days(...three))).toBeGreaterThan(0)
  expect(costOf('papaya-lime', days(...three, 'papaya-lime'))).toBeGreaterThan(
    costOf('papaya-lime', days(...three)),
  )
})

const costAfter = (...ids: readonly string[]) =>
  likedAgain(daysWith('breakfast', ids), 'breakfast')('oat-egg-pancakes-jam')

test('pancakes are for two mornings of a week, whatever they are called', () => {
  expect(costAfter('oat-egg-pancakes-jam')).toBeLessThan(0)
  expect(costAfter('crepes-jam', 'oat-egg-pancakes-jam')).toBeGreaterThan(0)
  expect(costAfter('crepes-jam', 'crepes-jam', 'oat-egg-pancakes-jam')).toBeGreaterThan(
    costAfter('crepes-jam', 'oat-egg-pancakes-jam'),
  )
})
