import { expect, test } from 'vitest'
import { ownCounts } from './own-counts.ts'

function someCounts() {
  const clock = { now: 1000 }
  return { clock, count: ownCounts(() => clock.now) }
}

test('a client is counted until its time is over, and from then on anew', () => {
  const { clock, count } = someCounts()
  expect(count('a', 60_000)).toEqual({ current: 1, ttl: 60_000 })
  clock.now += 59_999
  expect(count('a', 60_000)).toEqual({ current: 2, ttl: 1 })
  clock.now += 1
  expect(count('a', 60_000)).toEqual({ current: 1, ttl: 60_000 })
})

test('clients are counted by themselves', () => {
  const { count } = someCounts()
  count('a', 60_000)
  expect(count('b', 60_000).current).toBe(1)
  expect(count('a', 60_000).current).toBe(2)
})

test('of more than ten thousand clients, the one whose time began first is forgotten', () => {
  const { clock, count } = someCounts()
  count('oldest', 60_000)
  count('second', 60_000)
  clock.now += 60_000
  // Begun anew, so no longer the oldest.
  count('oldest', 60_000)
  for (let client = 0; client < 9_998; client += 1) count(String(client), 60_000)
  expect(count('oldest', 60_000).current).toBe(2)
  count('one more', 60_000)
  expect(count('oldest', 60_000).current).toBe(3)
  count('and another', 60_000)
  expect(count('oldest', 60_000).current).toBe(1)
})
