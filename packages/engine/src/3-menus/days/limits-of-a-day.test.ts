import { describe, expect, test } from 'vitest'
import { someRunner } from '../../../testing/some-runner.ts'
import { vectorWith } from '../../../testing/plate-table.ts'
import { energyOfRice } from '../../evidence/plates.ts'
import { findFood } from '../../foods/foods.ts'
import { kilocalories } from '../../units.ts'
import { kitchenOf } from '../kitchen.ts'
import type { DayKind } from '../menus.ts'
import { dayDemand, isMet } from './day-demand.ts'
import { limitsOf } from './limits-of-a-day.ts'

const kitchen = kitchenOf(someRunner())
const day = { energy: kilocalories(2340) }

describe('a day holds at most', () => {
  // 600 g of cooked rice hold 780 kcal, a third of 2,340.
  test.each([
    ['a third of its energy from rice', 'easy-week', { rice: 600 }, { rice: 601 }],
    ['half a liter of juice', 'easy-week', { juice: 500 }, { juice: 501 }],
    ['a liter of juice while loading', 'loading', { juice: 1000 }, { juice: 1001 }],
    ['one plate of rice', 'loading', { ricePlates: 1 }, { ricePlates: 2 }],
    ['one meal with potatoes', 'easy-week', { potatoes: 1 }, { potatoes: 2 }],
    ['one meal with pasta', 'loading', { pastas: 1 }, { pastas: 2 }],
    ['two meals with jam', 'loading', { jams: 2 }, { jams: 3 }],
    ['two bananas and a half', 'easy-week', { bananas: 300 }, { bananas: 301 }],
    ['two oranges', 'easy-week', { oranges: 262 }, { oranges: 300 }],
    ['two apples', 'easy-week', { apples: 364 }, { apples: 400 }],
    ['three cups of rice pudding', 'loading', { ricePudding: 350 }, { ricePudding: 351 }],
    ['two scoops and a half of protein powder', 'easy-week', { powder: 50 }, { powder: 51 }],
    ['two meals of legumes', 'easy-week', { legumes: 2 }, { legumes: 3 }],
    ['one meal of legumes while loading', 'loading', { legumes: 1 }, { legumes: 2 }],
  ] as const)('%s', (_most, kind, enough, tooMuch) => {
    const demand = dayDemand(
      { aims: {}, windows: {} },
      limitsOf({ ...kitchen, isLowFodmap: false }, kind, day, true),
    )
    expect(isMet(demand, vectorWith(enough))).toBe(true)
    expect(isMet(demand, vectorWith(tooMuch))).toBe(false)
  })
})

const limits = (energy: number, kind: DayKind = 'easy-week') =>
  limitsOf({ ...kitchen, isLowFodmap: false }, kind, { energy: kilocalories(energy) }, true)

describe('as a day grows it holds', () => {
  test('the same up to 3,000 kcal', () => {
    expect({ ...limits(3000), rice: 0 }).toEqual({ ...limits(1500), rice: 0 })
  })

  test('more milk, bananas and rice pudding, up to half as much again', () => {
    // A large day leaves 40 ml for what is poured.
    expect(limits(3400).milk).toBeCloseTo(850)
    expect(limits(3600).milk).toBeCloseTo(900 - 40)
    expect([limits(4500).milk, limits(7000).milk]).toEqual([1085, 1085])
    expect([limits(7000).bananas, limits(7000).ricePudding]).toEqual([450, 525])
  })

  test('a second plate of rice and a third meal with rice or bread from 3,500 kcal', () => {
    expect([limits(3499).ricePlates, limits(3500).ricePlates]).toEqual([1, 2])
    expect([limits(3499).rices, limits(3500).rices]).toEqual([2, 3])
    expect([limits(3499).breads, limits(3500).breads]).toEqual([2, 3])
  })

  test.each(['oil', 'seeds', 'juice', 'eggs', 'legumes', 'soy', 'tuna', 'cereal'] as const)(
    'no more of %s',
    (sum) => {
      expect(limits(7000)[sum]).toBe(limits(1500)[sum])
      expect(limits(7000, 'loading')[sum]).toBe(limits(1500, 'loading')[sum])
    },
  )
})

test('low in FODMAPs a day holds 400 ml of juice at most, while loading too', () => {
  expect(limitsOf({ ...kitchen, isLowFodmap: true }, 'loading', day, true).juice).toBe(400)
})

test('cooked rice holds what the table of foods says', () => {
  expect(energyOfRice.value).toBe((findFood('rice-white-cooked')?.energyPer100g ?? 0) / 100)
})

const legumesOn = (kind: DayKind, runner: Parameters<typeof someRunner>[0]) =>
  limitsOf(kitchenOf(someRunner(runner)), kind, day, false).legumes

test('the last days before any race have beans or lentils once, and its eve none, but for vegans', () => {
  expect(legumesOn('easy-week', { race: '10K' })).toBe(2)
  expect(legumesOn('loading', { race: '10K' })).toBe(1)
  expect(legumesOn('day-before', { diet: 'Omnivore' })).toBe(0)
  expect(legumesOn('day-before', { diet: 'Vegetarian' })).toBe(0)
  expect(legumesOn('day-before', { diet: 'Vegan' })).toBe(1)
})
