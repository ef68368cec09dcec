import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearMissOf, slipsBetween } from './near-miss.ts'

test.each([
  ['milk', 'milk', 0],
  ['penuts', 'peanuts', 1],
  ['peanutts', 'peanuts', 1],
  ['peenuts', 'peanuts', 1],
  ['paenuts', 'peanuts', 1],
  ['kitten', 'sitting', 3],
  ['', 'soy', 3],
])('from %s to %s are %d slips', (one, other, slips) => {
  expect(slipsBetween(one, other)).toBe(slips)
  expect(slipsBetween(other, one)).toBe(slips)
})

test('counting only so far agrees with counting to the end', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 })
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (one, other, most) => {
      const slips = slipsBetween(one, other)
      const counted = slipsBetween(one, other, most)
      expect(counted === slips || (slips > most && counted > most)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['mlik', undefined],
  ['wheet', 'wheat'],
  ['whaet', 'wheat'],
  ['wweeht', undefined],
  ['shellfisch', 'shellfish'],
  ['shelllfsih', 'shellfish'],
  ['sheelllfsih', undefined],
])('one slip is forgiven from five letters, two from eight: %s', (word, readAs) => {
  expect(nearMissOf(word)?.readAs).toBe(readAs)
})
