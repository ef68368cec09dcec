import { describe, expect, test } from 'vitest'
import { someRunner } from '../../testing/some-runner.ts'
import { drawsFrom, seedOf } from './seeded-random.ts'

const named = (ids: string) => ids.split(' ').map((id) => ({ id }))
const fruit = named('banana orange pear grapes kiwifruit')
const withNewFruit = [...fruit.slice(0, 2), { id: 'dragon-fruit' }, ...fruit.slice(2)]

const days = Array.from({ length: 5000 }, (_, day) => `day ${day}`)
const isNew = ({ id }: { id: string }) => id === 'dragon-fruit'

function countBy(ids: readonly (string | undefined)[]): ReadonlyMap<string | undefined, number> {
  const counts = new Map<string | undefined, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

const picked = (seed: number) => days.slice(0, 20).map((day) => drawsFrom(seed).of(day).pick(fruit))

describe('draws', () => {
  test('are the same for the same seed and part, and differ for others', () => {
    expect(picked(7)).toEqual(picked(7))
    expect(picked(7)).not.toEqual(picked(8))
    expect(new Set(picked(7)).size).toBeGreaterThan(2)
  })

  test.each([1, 2, 3])('pick about evenly, with seed %i', (seed) => {
    const counts = countBy(days.map((day) => drawsFrom(seed).of(day).pick(fruit)?.id))
    expect(counts.size).toBe(5)
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120)
  })

  test('of one day say nothing about the next: every pair of fruits is about as frequent', () => {
    const draws = drawsFrom(4)
    const ids = days.map((day) => draws.of(day).pick(fruit)?.id)
    const pairs = countBy(ids.slice(1).map((id, index) => `${ids[index]} ${id}`))
    expect(pairs.size).toBe(25)
    for (const count of pairs.values()) expect(Math.abs(count - 200)).toBeLessThan(60)
  })

  test('pick nothing from nothing', () => {
    expect(drawsFrom(1).pick([])).toBeUndefined()
  })

  test('pick as before wherever a new food is not picked', () => {
    const picks = days.map((day) => [
      drawsFrom(5).of(day).pick(fruit),
      drawsFrom(5).of(day).pick(withNewFruit),
    ])
    const joined = picks.filter(([, now]) => now && isNew(now))
    expect(Math.abs(joined.length - 5000 / 6)).toBeLessThan(120)
    for (const [before, now] of picks) if (now && !isNew(now)) expect(now).toBe(before)
  })

  test('shuffle without losing or duplicating anything', () => {
    const shuffled = drawsFrom(3).shuffled(fruit)
    expect(shuffled).not.toEqual(fruit)
    expect(new Set(shuffled)).toEqual(new Set(fruit))
    expect(shuffled).toHaveLength(fruit.length)
  })

  test('shuffle in the same order around what is new, and put each first about as often', () => {
    const orders = days.map((day) => drawsFrom(6).of(day).shuffled(withNewFruit))
    for (const [index, order] of orders.entries())
      expect(order.filter((each) => !isNew(each))).toEqual(drawsFrom(6).of(`day ${index}`).shuffled(fruit))
    const first = countBy(orders.map(([item]) => item?.id))
    for (const count of first.values()) expect(Math.abs(count - 5000 / 6)).toBeLessThan(120)
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
