import { expect, test } from 'vitest'
import { setTargets } from '../2-targets/set-targets.ts'
import { composeMenus } from '../3-menus/compose-menus.ts'
import type { Menus } from '../3-menus/menus.ts'
import { someRunner } from '../testing/some-runner.ts'
import { grams } from '../units.ts'
import { menuNotes } from './menu-notes.ts'

const runner = someRunner({ weightKg: 70 })
const targets = setTargets(runner)
const menus = composeMenus(runner, targets)
const wanted = targets.race.recovery.protein

const withProtein = (protein: number): Menus => ({
  ...menus,
  recovery: {
    ...menus.recovery,
    race: menus.recovery.race && { ...menus.recovery.race, protein: grams(protein) },
  },
})

const tells = (each: Menus) =>
  menuNotes(each, targets).filter((note) => note.startsWith('The meal after the race holds'))

test('a recovery meal more than a tenth short of its protein says so', () => {
  expect(tells(withProtein(Math.ceil(0.9 * wanted)))).toEqual([])
  expect(tells(withProtein(Math.ceil(0.9 * wanted) - 1))).toHaveLength(1)
})
