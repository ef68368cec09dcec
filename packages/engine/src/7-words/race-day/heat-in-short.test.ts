import { expect, test } from 'vitest'
import { noMenus } from '../../../testing/no-menus.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import { heatInShort } from './heat-in-short.ts'

const inAir = (temp_c: number, humidity: number) =>
  heatInShort(
    factsFor(
      someRunner({ targetSeconds: 15_300, daysToGo: 10, preferences: { forecast: { temp_c, humidity } } }),
      { menus: noMenus },
    ),
  )

test('a hot forecast is named beside the rates, with the target that stays', () => {
  expect(inAir(12, 60)).toBe(null)
  expect(inAir(29, 50)).toBe('Heat: the target stays 4:15:00. Plan to slow down, see the safety notes.')
  expect(inAir(38, 80)).toBe('Too hot to race hard: see the safety notes.')
})
