import { expect, test } from 'vitest'
import { setTargets } from '../2-targets/set-targets.ts'
import { composeMenus } from '../3-menus/compose-menus.ts'
import { someRunner } from '../testing/some-runner.ts'
import { grams } from '../units.ts'
import { recoveryRow } from './meal-rows.ts'

const runner = someRunner({ race: 'Marathon' })
const targets = setTargets(runner)
const { recovery } = composeMenus(runner, targets)

const rowWithSalt = (amount: number) => {
  if (!recovery.race) throw new Error('A marathon is followed by a meal.')
  const others = recovery.race.items.filter(({ foodId }) => foodId !== 'salt-table')
  const salt = { foodId: 'salt-table', amount: grams(amount), text: `${amount} g table salt` }
  return recoveryRow(runner, targets, { ...recovery.race, items: [...others, salt] }).item
}

test('much salt after the race may go into the drink, a pinch stays on the plate', () => {
  expect(rowWithSalt(1.5)).toMatch(/to thirst \(the salt can go into it\); none if you gained weight/)
  expect(rowWithSalt(0.75)).toMatch(/to thirst; none if you gained weight/)
})
