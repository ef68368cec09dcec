import { expect, test } from 'vitest'
import { allergenGroups } from '../../foods/exclusions/allergen-groups.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { readAllergies } from './read-allergies.ts'
import { readExclusions } from './read-exclusions.ts'
import { interpretAnswer } from '../../7-words/answers/interpret-answer.ts'

const refusalOf = (text: string) => {
  const read = readExclusions(text)
  return read.ok ? undefined : read.refused[0]
}

/** Names that are in no list, and not near any word of one. */
const strangeNames = (count: number) => Array.from({ length: count }, (_, index) => `qz${index + 10}x`)

const milks = (count: number) => Array.from({ length: count }, () => 'milk').join(', ')

test('forty items are read, forty-one are not', () => {
  expect(readExclusions(milks(40))).toMatchObject({ ok: true, value: { exclusions: { groups: ['milk'] } } })
  expect(refusalOf(milks(41))).toMatchObject({
    field: 'allergies',
    code: 'too-many-items',
    facts: { most: 40, given: 41 },
  })
})

test.each([',', ';', '\n', '\r\n', '、', '،', '，', '؛'])('items are split at %j', (mark) => {
  expect(refusalOf(Array.from({ length: 41 }, () => 'egg').join(mark))?.facts).toEqual({
    most: 40,
    given: 41,
  })
})

test('an empty item does not count, and one item may have names in several languages', () => {
  expect(refusalOf(`milk${', '.repeat(300)}egg`)).toBeUndefined()
  expect(refusalOf(Array.from({ length: 40 }, () => 'milk/lait/Milch').join(', '))).toBeUndefined()
})

test('twelve names that are not recognized are left out by name, thirteen are refused', () => {
  const read = readExclusions(strangeNames(12).join(', '))
  expect(read).toMatchObject({ ok: true, value: { exclusions: { unknown: strangeNames(12) } } })
  expect(refusalOf(strangeNames(13).join(', '))).toMatchObject({
    code: 'too-many-unknown',
    facts: { most: 12, given: 13, names: ['qz10x', 'qz11x', 'qz12x'] },
  })
})

test('a repeated name counts once, and long ones are shown truncated', () => {
  expect(refusalOf(Array.from({ length: 40 }, () => 'qzx').join(', '))).toBeUndefined()
  const long = strangeNames(13).map((name) => name.repeat(10))
  expect(refusalOf(long.join(', '))?.facts).toMatchObject({
    names: [`${'qz10x'.repeat(5).slice(0, 24)}…`, expect.any(String), expect.any(String)],
  })
})

test('sentences without a food count as names that are not recognized', () => {
  const phrases = Array.from({ length: 13 }, (_, index) => `it hurts at ${index + 1}`)
  expect(readAllergies(phrases.join(', ')).unread).toHaveLength(13)
  expect(refusalOf(phrases.join(', '))?.code).toBe('too-many-unknown')
  expect(refusalOf(phrases.slice(1).join(', '))).toBeUndefined()
})

const fourteen = {
  English:
    'celery, cereals with gluten, crustaceans, eggs, fish, lupin, milk, mollusks, mustard, tree nuts, peanuts, sesame, soybeans, sulphites',
  French:
    'céleri, gluten, crustacés, œufs, poisson, lupin, lait, mollusques, moutarde, fruits à coque, arachides, sésame, soja, sulfites',
  German:
    'Sellerie, Gluten, Krebstiere, Eier, Fisch, Lupinen, Milch, Weichtiere, Senf, Schalenfrüchte, Erdnüsse, Sesam, Soja, Sulfite',
} as const

test.each(Object.entries(fourteen))('the fourteen allergens of a label are read in %s', (_, list) => {
  const read = readExclusions(list)
  expect(read.ok && read.value.exclusions.groups.length).toBeGreaterThanOrEqual(13)
})

test('the fourteen are read with their names in three languages, and in a sentence', () => {
  const [english, french, german] = Object.values(fourteen).map((list) => list.split(', '))
  const beside = english?.map((name, index) => `${name}/${french?.[index]}/${german?.[index]}`) ?? []
  expect(beside).toHaveLength(14)
  expect(refusalOf(beside.join(', '))).toBeUndefined()
  const sentence = `I am allergic to ${english?.join(' and ')}; my doctor says to avoid all of them, even traces.`
  expect(refusalOf(sentence)).toBeUndefined()
})

test('all groups can be excluded at once', () => {
  const words = allergenGroups.map(({ input_words }) => input_words[0]).join(', ')
  const read = readExclusions(words)
  expect(read.ok && read.value.exclusions.groups.length).toBe(allergenGroups.length - 1)
})

test('the line under the answer explains what to do about too many', () => {
  const { answers, today } = someRunner()
  expect(interpretAnswer('allergies', 'milk,'.repeat(41), answers, today)).toEqual({
    tone: 'unsure',
    text: '41 items are more than the 40 that can be read. Name groups such as tree nuts in place of single foods.',
  })
  expect(interpretAnswer('allergies', strangeNames(13).join(), answers, today)).toEqual({
    tone: 'unsure',
    text: '13 names were not recognized, more than the 12 that can be left out by name. Check “qz10x”, “qz11x”, “qz12x” and the rest, or name groups such as tree nuts in place of single foods.',
  })
})
