import { expect, test } from 'vitest'
import { renderedOf } from '../../../testing/drawn-plans.ts'
import { noMenus } from '../../../testing/no-menus.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import { kitWords } from './kit-words.ts'

const label = {
  name: 'Club mix',
  kind: 'drink_mix',
  carbs_g: 30,
  sodium_mg: 200,
  caffeine_mg: 0,
  volume_ml: 500,
  sugars: 'glucose_fructose',
} as const

test('a drink mix of the runner’s own label is counted in servings, which have no words of their own', () => {
  const runner = someRunner({
    race: 'Marathon',
    targetSeconds: 4 * 3600,
    preferences: { fuel: { main: [], drink: { label: { ...label, contains: [] } } } },
  })
  const plan = factsFor(runner, { menus: noMenus })
  const drink = plan.race_day.kit.find(({ use }) => use === 'drink')
  expect(drink && kitWords(plan.runner, drink).buys).toMatch(/^[\d,.]+ (?:ml|L) as made: \d+ servings$/)
})

test('salt by the piece has one to spare', () => {
  const plan = factsFor(someRunner({ race: 'Marathon', sweatRate: 1.8, climate: 'Hot & Humid' }), {
    menus: noMenus,
  })
  const salt = plan.race_day.kit.find(({ use, unit }) => use === 'salt' && unit === 'count')
  expect(salt && kitWords(plan.runner, salt)).toMatchObject({
    buys: String((salt?.amount ?? 0) + (salt?.for_slower ?? 0) + 1),
    uses: `(${(salt?.for_slower ?? 0) + 1} spare)`,
  })
})

test('a homemade gel for a change is not called as the gel that it takes the place of', () => {
  const runner = someRunner({
    race: 'Marathon',
    targetSeconds: 3.5 * 3600,
    longRunKm: 28,
    weeklyKm: 60,
    daysToGo: 40,
    budget: 'Low',
    diet: 'Vegan',
    allergies: ['gluten'],
  })
  const { plan, object } = renderedOf(factsFor(runner, { menus: noMenus }))
  expect(plan.race_day.change?.product).toBe('sugar-lemon-gel-home')
  const lines = object.grocery_list.electrolytes
  expect(lines.filter((line) => / × portion of gel,/.test(line))).toHaveLength(1)
  expect(lines).toContainEqual(
    expect.stringMatching(/^For your long runs: 2 × portion of homemade lemon sugar gel, from /),
  )
  // The kit counts the one that it takes the place of.
  expect(lines).toContainEqual(
    expect.stringMatching(/^Homemade lemon sugar gel — 1 portion \(replaces one serving\), /),
  )
})
