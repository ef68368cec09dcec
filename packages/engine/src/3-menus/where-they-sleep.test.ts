import { expect, test } from 'vitest'
import { drawnRunners } from '../../testing/any-runner.ts'
import type { Runner } from '../1-runner/runner.ts'
import { setTargets } from '../2-targets/set-targets.ts'
import { composeMenus } from './compose-menus.ts'
import type { Menus } from './menus.ts'
import { findRecipe } from './recipes/all-recipes.ts'

const sleepingAt = (runner: Runner, where: 'home' | 'hotel'): Runner => ({
  ...runner,
  preferences: { ...runner.preferences, kitchen: { race_morning: where } },
})

const platesOf = ({ exampleDays, raceWeek }: Menus) =>
  new Map(
    [...exampleDays, ...raceWeek].flatMap(({ key, meals }) =>
      meals.map(({ name, recipe, items }) => [`${key}.${name}`, JSON.stringify([recipe, items])] as const),
    ),
  )

const movedBetween = (one: Menus, other: Menus): string[] => {
  const before = platesOf(one)
  return [...platesOf(other)].flatMap(([place, plate]) => (before.get(place) === plate ? [] : [place]))
}

const runners = drawnRunners(60).filter(({ daysToGo }) => daysToGo > 1)

test('a runner who sleeps at home keeps the plan’s own week and loses the breakfast for elsewhere', () => {
  for (const runner of runners) {
    const targets = setTargets(runner)
    const own = composeMenus(runner, targets)
    const atHome = composeMenus(sleepingAt(runner, 'home'), targets)
    expect(movedBetween(own, atHome)).toEqual([])
    expect(atHome.breakfastAway).toBeNull()
  }
})

test('a hotel moves the eve and race morning alone: their breakfast for elsewhere is the one that is left', () => {
  const moved = runners.map((runner) => {
    const targets = setTargets(runner)
    const own = composeMenus(runner, targets)
    const away = composeMenus(sleepingAt(runner, 'hotel'), targets)
    const places = movedBetween(own, away)
    for (const place of places) expect(place).toMatch(/^(?:1-days-before|race-morning)\./)
    const [breakfast] = away.raceWeek.at(-1)?.meals ?? []
    if (own.breakfastAway) expect(breakfast).toEqual(own.breakfastAway)
    if (breakfast && own.breakfastAway) expect(findRecipe(breakfast.recipe.id).tags).toContain('hotel')
    return places.length
  })
  expect(moved.length).toBeGreaterThan(40)
  expect(moved.toSorted((one, other) => one - other)[Math.floor(moved.length / 2)]).toBeLessThanOrEqual(4)
})

test('a race breakfast without a stove that is swapped in is the one for elsewhere too', () => {
  let swapped = 0
  for (const runner of runners) {
    const targets = setTargets(runner)
    for (const id of composeMenus(runner, targets).raceWeek.at(-1)?.meals[0]?.choices ?? []) {
      if (!findRecipe(id).tags.includes('hotel')) continue
      const kitchen = { swaps: { 'race-morning.breakfast': id } }
      const menus = composeMenus({ ...runner, preferences: { ...runner.preferences, kitchen } }, targets)
      if (menus.raceWeek.at(-1)?.meals[0]?.recipe.id !== id) continue
      swapped += 1
      expect(menus.breakfastAway).toBeNull()
    }
  }
  expect(swapped).toBeGreaterThan(3)
})
