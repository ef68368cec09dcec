import { describe, expect, test } from 'vitest'
import { vectorWith } from '../../../testing/plate-table.ts'
import { at, type Sum } from '../plates/nutrient-vector.ts'
import { costOf, dayDemand, isMet } from './day-demand.ts'

const demand = dayDemand(
  { aims: { carbs: 300 }, windows: { carbs: { least: 280, most: 320 }, protein: { least: 80, most: 120 } } },
  { oil: 25 },
)

const cost = (held: Parameters<typeof vectorWith>[0]) =>
  costOf(demand, vectorWith({ carbs: 300, protein: 100, ...held }))

describe('the demand of a day', () => {
  test.each([
    [{ carbs: 300, protein: 100, oil: 24 }, true],
    [{ carbs: 280, protein: 100 }, false],
    [{ carbs: 321, protein: 100 }, false],
    [{ carbs: 300, protein: 79 }, false],
    [{ carbs: 300, protein: 100, oil: 26 }, false],
  ])('of %j is met: %s', (held, met) => {
    expect(isMet(demand, vectorWith(held))).toBe(met)
  })

  test('costs nothing at its aims', () => {
    expect(costOf(demand, vectorWith({ carbs: 300, protein: 100 }))).toBe(0)
  })

  test('costs little within a window and much outside of it', () => {
    const within = costOf(demand, vectorWith({ carbs: 315, protein: 100 }))
    const outside = costOf(demand, vectorWith({ carbs: 330, protein: 100 }))
    expect(within).toBeGreaterThan(0)
    expect(within).toBeLessThan(0.5)
    expect(outside).toBeGreaterThan(5)
  })

  test('costs more the farther off, and more for carbs than for oil', () => {
    expect(cost({ carbs: 360 })).toBeGreaterThan(cost({ carbs: 340 }))
    expect(cost({ carbs: 360 })).toBeGreaterThan(cost({ oil: 30 }))
  })
})

const firmnessOf = (firmer: number) =>
  dayDemand(
    { aims: {}, windows: { carbs: { least: 280, most: 320 }, sodium: { least: 0, most: 2300 } } },
    { oil: 25, ricePlates: 1, sodium: 2150 },
    { firmer },
  ).firmness

const timesAsFirm = (sum: Sum) => (firmnessOf(6)[at[sum]] ?? 0) / (firmnessOf(1)[at[sum]] ?? 1)

test('firmer numbers leave rice as it was, and hold oil and sodium as firm as they are', () => {
  expect(timesAsFirm('carbs')).toBe(6)
  expect(timesAsFirm('sodium')).toBe(6)
  expect(timesAsFirm('oil')).toBe(6)
  expect(timesAsFirm('ricePlates')).toBe(1)
})
