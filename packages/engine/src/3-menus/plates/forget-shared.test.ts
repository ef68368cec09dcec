import { expect, test } from 'vitest'
import { drawnRunners } from '../../../testing/any-runner.ts'
import { setTargets } from '../../2-targets/set-targets.ts'
import { forgetShared, sharedByKey } from '../../foods/memoize.ts'
import { composeMenus } from '../compose-menus.ts'

test('a shared cache makes its values again after it is cleared', () => {
  let made = 0
  const numberOf = sharedByKey((_name: string) => (made += 1))
  expect([numberOf('oats'), numberOf('oats')]).toEqual([1, 1])
  forgetShared()
  expect(numberOf('oats')).toBe(2)
})

test('menus stay the same after that, for runners planned before and for new ones', () => {
  const runners = drawnRunners(12)
  const menusOf = () => runners.map((runner) => JSON.stringify(composeMenus(runner, setTargets(runner))))
  const before = menusOf()
  forgetShared()
  expect(menusOf()).toEqual(before)
  const copies = runners.map((runner) => ({ ...runner }))
  forgetShared()
  const anew = copies.map((runner) => JSON.stringify(composeMenus(runner, setTargets(runner))))
  expect(anew).toEqual(before)
})
