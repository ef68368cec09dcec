import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countWork } from '../../../testing/count-work.ts'
import { allergenGroups } from './allergen-groups.ts'
import { namesIn } from './exclusion-names.ts'
import { foods } from '../foods.ts'
import { firstHeld, indexExclusions, spellName } from './literal-exclusions.ts'
import { type Eater, permitsFood, permitsProduct } from './permitted.ts'
import { findPhrases, indexPhrases } from '../names/phrases.ts'
import { products } from '../products.ts'
import { singularOf } from '../names/singular.ts'

const allNames = [...foods, ...products].map(({ name }) => name)
const foreign = allergenGroups.flatMap(({ input_words }) => input_words)

const anyEnding = fc.constantFrom('', '', 's', 'es', 'ies', 'y')

/** The name of a food, and names to search for in it: most consist of its own words, and some occur. */
const anySearch = fc.constantFrom(...allNames).chain((text) => {
  const own = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const anyPart = fc
    .tuple(fc.nat(own.length), fc.nat(2), anyEnding)
    .map(([from, count, ending]) => own.slice(from, from + count + 1).join(' ') + ending)
  const anyOther = fc
    .tuple(fc.constantFrom(...own), fc.constantFrom(...own, ...foreign), anyEnding)
    .map(([first, second, ending]) => `${first} ${second}${ending}`)
  return fc.record({
    text: fc.constant(text),
    unknown: fc.array(fc.oneof(anyPart, anyOther, fc.constantFrom(...foreign)), { maxLength: 12 }),
  })
})

/** One name in one text, by the index of phrases. */
const isHeld = (text: string, name: string) => findPhrases(text, indexPhrases(spelled(name), [])).length > 0

const spelled = (name: string) =>
  namesIn(name)
    .flatMap((words) => [words, [...words.slice(0, -1), ...words.slice(-1).map(singularOf)]])
    .map((words) => ({ owner: name, phrase: words.join(' ') }))

test('many names together are found where each is found alone, and the first of them is returned', () => {
  let found = 0
  fc.assert(
    fc.property(anySearch, ({ text, unknown }) => {
      const alone = unknown.findIndex((name) => isHeld(text, name))
      if (alone > 0) found += 1
      expect(firstHeld([spellName(text)], indexExclusions(unknown))).toBe(alone < 0 ? undefined : alone)
    }),
    { numRuns: 2000 },
  )
  expect(found).toBeGreaterThan(100)
})

const held = (unknown: readonly string[], text: string) =>
  firstHeld([spellName(text)], indexExclusions(unknown))

test('names with a common prefix, prefixes of names and separated words are not confused', () => {
  expect(held(['berries jam', 'berry tart'], 'Berries tart')).toBe(1)
  expect(held(['rice cake', 'rice'], 'Rice, cake')).toBe(1)
  expect(held(['rice cake'], 'Rice')).toBeUndefined()
  expect(held(['', '🦄'], 'Rice')).toBeUndefined()
})

test('a food next to an unknown verb is excluded', () => {
  expect(held(['pineapple burns'], 'Pineapple, canned in juice')).toBe(0)
  expect(held(['licorice raises'], 'Pineapple, canned in juice')).toBeUndefined()
})

const eaterWithout = (unknown: readonly string[]): Eater => ({
  diet: 'Omnivore',
  age: 30,
  exclusions: { groups: ['oats'], codes: [], families: ['citrus'], unknown },
})

function askOfEverything(eater: Eater): void {
  for (const food of foods) permitsFood(eater, food)
  for (const product of products) permitsProduct(eater, product)
}

test('a runner’s names are split once, and foods only once', () => {
  askOfEverything(eaterWithout(['kiwi']))
  const workFor = (unknown: readonly string[]) => countWork(() => askOfEverything(eaterWithout(unknown)))
  const names = Array.from({ length: 12 }, (_, index) => `strange food ${index}`)
  const more = workFor(names) - workFor([])
  const words = allNames.join(' ').split(/[^\p{L}\p{N}]+/u).length
  expect(more).toBeGreaterThan(0)
  // A few lookups for each word of a food's name: searching for each of twelve names would be dozens.
  expect(more).toBeLessThan(10 * words)
})
