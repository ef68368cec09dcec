import { expect, test } from 'vitest'
import { noMenus } from '../../../testing/no-menus.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'

const changeFor = (healthWords: readonly string[]) => {
  const runner = someRunner({
    race: 'Marathon',
    targetSeconds: 3.5 * 3600,
    longRunKm: 28,
    weeklyKm: 60,
    daysToGo: 40,
    budget: 'Low',
    diet: 'Vegan',
    allergies: ['gluten'],
    healthWords,
  })
  return factsFor(runner, { menus: noMenus }).race_day.change?.product
}

test('with reflux the change of fuel is not the gel with lemon', () => {
  expect(changeFor([])).toBe('sugar-lemon-gel-home')
  expect(changeFor(['reflux'])).not.toBe('sugar-lemon-gel-home')
})
