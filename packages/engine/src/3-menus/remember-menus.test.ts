import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyWishesWithPreferences } from '../../testing/any-preferences.ts'
import { someRunner } from '../../testing/some-runner.ts'
import type { Runner } from '../1-runner/runner.ts'
import { setTargets } from '../2-targets/set-targets.ts'
import { grams } from '../units.ts'
import { composeMenus } from './compose-menus.ts'
import { rememberMenus } from './remember-menus.ts'

const fuel = grams(90)

test('kept menus are those of the runner, whatever was set before', () => {
  const menusFor = rememberMenus()
  let found = 0
  fc.assert(
    fc.property(anyWishesWithPreferences, (wishes) => {
      const runner = someRunner(wishes)
      const withoutOthers = someRunner({ ...wishes, preferences: { kitchen: wishes.preferences.kitchen } })
      const plain = someRunner({ ...wishes, preferences: {} })
      const seen = new Set<object>()
      for (const each of [runner, withoutOthers, plain, runner]) {
        const menus = menusFor(each, setTargets(each), fuel)
        if (seen.has(menus)) found += 1
        seen.add(menus)
        expect(menus).toEqual(composeMenus(each, setTargets(each), fuel))
      }
    }),
    { numRuns: 10 },
  )
  expect(found).toBeGreaterThanOrEqual(10)
})

test('stations and fuel leave the menus kept; a dislike, another day or another answer does not', () => {
  const menusFor = rememberMenus()
  const made = (runner: Runner) => menusFor(runner, setTargets(runner), fuel)
  const own = made(someRunner())
  const race = { course: { stations: { every_km: 5 } }, fuel: { drink: 'water' as const } }
  expect(made(someRunner({ preferences: race }))).toBe(own)
  expect(made(someRunner({ preferences: { kitchen: { dislikes: ['banana'] } } }))).not.toBe(own)
  expect(made(someRunner({ daysToGo: 3 }))).not.toBe(own)
  expect(made(someRunner())).toBe(own)
  expect(made(someRunner({ diet: 'Vegan' }))).not.toBe(own)
})
