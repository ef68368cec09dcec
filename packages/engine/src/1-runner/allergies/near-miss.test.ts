import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allergenGroups } from '../../foods/exclusions/allergen-groups.ts'
import { foldWord } from '../../foods/names/phrases.ts'
import { nearMissOf, nearMissCandidates, editDistance } from './near-miss.ts'

test.each([
  ['milk', 'milk', 0],
  ['penuts', 'peanuts', 1],
  ['peanutts', 'peanuts', 1],
  ['peenuts', 'peanuts', 1],
  ['paenuts', 'peanuts', 1],
  ['kitten', 'sitting', 3],
  ['', 'soy', 3],
])('from %s to %s are %d typos', (one, other, typos) => {
  expect(editDistance(one, other)).toBe(typos)
  expect(editDistance(other, one)).toBe(typos)
})

test('counting up to a bound agrees with counting to the end', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 })
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (one, other, most) => {
      const typos = editDistance(one, other)
      const counted = editDistance(one, other, most)
      expect(counted === typos || (typos > most && counted > most)).toBe(true)
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
])('one typo is corrected from five letters, two from eight: %s', (word, readAs) => {
  expect(nearMissOf(word)?.readAs).toBe(readAs)
})

const known = allergenGroups
  .flatMap(({ input_words }) => input_words)
  .map(foldWord)
  .filter((word) => /^[a-z]{5,}$/u.test(word))

test('every known word within the allowed typos is among those that are compared', () => {
  const slip = fc.tuple(fc.nat(20), fc.constantFrom('', 'e', 'a', 'é', '7'), fc.nat(2))
  let reached = 0
  fc.assert(
    fc.property(fc.constantFrom(...known), fc.array(slip, { maxLength: 2 }), (text, typos) => {
      const word = typos.reduce(
        (typed, [place, letter, more]) => typed.slice(0, place) + letter + typed.slice(place + more),
        text,
      )
      const allowed = word.length < 5 ? -1 : word.length < 8 ? 1 : 2
      const compared = nearMissCandidates(word).map((other) => other.text)
      for (const other of compared.length > 0 ? known : []) {
        if (editDistance(word, other) > allowed) continue
        reached += 1
        expect(compared).toContain(other)
      }
    }),
    { numRuns: 300 },
  )
  expect(reached).toBeGreaterThan(100)
})

test('few known words are compared with any word, and none with one that is too long', () => {
  const lettersOfMany = fc.string({
    unit: fc.constantFrom(...Array.from('aceilnorst')),
    minLength: 5,
    maxLength: 12,
  })
  fc.assert(
    fc.property(lettersOfMany, (word) => {
      expect(nearMissCandidates(word).length).toBeLessThan(known.length / 8)
    }),
    { numRuns: 2000 },
  )
  expect(nearMissCandidates('penuts').length).toBeGreaterThan(0)
  expect(nearMissCandidates('penuts'.repeat(100))).toEqual([])
})
