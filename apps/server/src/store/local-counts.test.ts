import { expect, test } from 'vitest'
import { localCounts } from './local-counts.ts'

function someCounts() {
  const clock = { now: 1000 }
  return { clock, count: localCounts(() => clock.now) }
}

test('a client is counted in one window, and from zero in the next', () => {
  const { clock, count } = someCounts()
  expect(count('a', 60_000)).toEqual({ current: 1, ttl: 60_000 })
  clock.now += 59_999
  expect(count('a', 60_000)).toEqual({ current: 2, ttl: 1 })
  clock.now += 1
  expect(count('a', 60_000)).toEqual({ current: 1, ttl: 60_000 })
})

test('clients are counted separately', () => {
  const { count } = someCounts()
  count('a', 60_000)
  expect(count('b', 60_000).current).toBe(1)
  expect(count('a', 60_000).current).toBe(2)
})

test('of more than ten thousand clients, the one with the oldest window is forgotten', () => {
  const { clock, count } = someCounts()
  count('oldest', 60_000)
  count('second', 60_000)
  clock.now += 60_000
  // In a new window, so no longer the oldest.
  count('oldest', 60_000)
  for (let client = 0; client < 9_998; client += 1) count(String(client), 60_000)
  expect(count('oldest', 60_000).current).toBe(2)
  count('one more', 60_000)
  expect(count('oldest', 60_000).current).toBe(3)
  count('and another', 60_000)
  expect(count('oldest', 60_000).current).toBe(1)
})
