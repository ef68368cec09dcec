import { describe, expect, test } from 'vitest'
import { drawnRunners } from '../../../testing/any-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import { findProduct } from '../../foods/products.ts'
import type { PlanRow } from '../../plan.ts'
import type { FuelCombination } from './feeds.ts'
import { type Row, rowsFromCapsuleToCapsule, withSalt } from './salt-in-rows.ts'

const capsule = { product: findProduct('saltstick-caps'), sodium: 215, isPinch: false }
const combination = { fuels: [], drink: null, drinkFrom: 'plan', salt: capsule } as unknown as FuelCombination

const water: Row = {
  helping: 'water',
  eats: null,
  isHandedOut: false,
  isFromBottle: false,
  volume: 200,
  carbs: 0,
  sodium: 0,
  salts: 0,
}

/** The rows of so many that take a capsule, for this much sodium. */
const taking = (rows: number, milligrams: number, rowsApart: number) =>
  withSalt(
    Array.from({ length: rows }, () => ({ ...water })),
    combination,
    { aim: milligrams, least: 0, most: 10_000 },
    rowsApart,
  ).flatMap(({ salts }, index) => (salts > 0 ? [index] : []))

const isCapsule = (id: string) => findProduct(id)?.kind === 'electrolyte_capsule'

const minutesOf = (rows: readonly PlanRow[]) =>
  rows.flatMap(({ minute, servings }) => (servings.some(({ id }) => isCapsule(id)) ? [minute] : []))

describe('salt capsules', () => {
  test.each([
    [10, 3],
    [12, 3],
    [15, 2],
    [20, 2],
    [25, 2],
    [30, 1],
    [45, 1],
    [Number.POSITIVE_INFINITY, 1],
  ])('are half an hour apart where rows are %i minutes apart: every %i rows', (gap, rowsApart) => {
    expect(rowsFromCapsuleToCapsule(gap)).toBe(rowsApart)
  })

  test('lie evenly where that is far enough', () => {
    expect(taking(12, 3 * 215, 2)).toEqual([2, 6, 10])
  })

  test('are fewer than the sodium asks for where they would follow too soon', () => {
    expect(taking(12, 8 * 215, 3)).toEqual([0, 3, 6, 9])
  })

  test('are ten at most', () => {
    expect(taking(30, 20 * 215, 1)).toHaveLength(10)
  })

  test('of any runner are half an hour apart, in the race and in the long run', () => {
    let runs = 0
    for (const runner of drawnRunners(150)) {
      const plan = factsFor(runner)
      for (const minutes of [plan.race_day.rows, plan.long_run.rows].map(minutesOf)) {
        const gaps = minutes.slice(1).map((minute, at) => minute - (minutes[at] ?? 0))
        expect(Math.min(30, ...gaps)).toBe(30)
        expect(minutes.length).toBeLessThanOrEqual(10)
        runs += minutes.length > 1 ? 1 : 0
      }
    }
    expect(runs).toBeGreaterThan(20)
  })
})
