import { describe, expect, test } from 'vitest'
import { someRunner } from '../../testing/some-runner.ts'
import { drawsFrom, seedOf } from './seeded-random.ts'

function row(seed: number): number[] {
  const draws = drawsFrom(seed)
  return Array.from({ length: 20 }, () => draws.roll(1000))
}

describe('draws', () => {
  test('are the same for the same seed and differ for another', () => {
    expect(row(7)).toEqual(row(7))
    expect(row(7)).not.toEqual(row(8))
  })

  test('are about evenly distributed', () => {
    const draws = drawsFrom(1)
    const counts = [0, 0, 0, 0, 0]
    for (let roll = 0; roll < 5000; roll++) {
      const side = draws.roll(5)
      counts[side] = (counts[side] ?? 0) + 1
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120)
  })

  test('shuffle without losing or duplicating anything', () => {
    const items = Array.from({ length: 30 }, (_, index) => index)
    const shuffled = drawsFrom(3).shuffled(items)
    expect(shuffled).not.toEqual(items)
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(items)
  })
})

test('any other answer changes the seed', () => {
  const seeds = [
    someRunner(),
    someRunner({ age: 37 }),
    someRunner({ weightKg: 63 }),
    someRunner({ budget: 'Low' }),
  ]
  expect(new Set(seeds.map(seedOf)).size).toBe(4)
  expect(seedOf(someRunner())).toBe(seedOf(someRunner()))
})
