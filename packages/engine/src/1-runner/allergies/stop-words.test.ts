import { expect, test } from 'vitest'
import { foods } from '../../foods/foods.ts'
import { readAllergies } from './read-allergies.ts'
import classes from './stop-words.json' with { type: 'json' }
import { isStopWord } from './stop-words.ts'

test('verbs are stop words in all their forms', () => {
  for (const word of [
    'try',
    'tries',
    'tried',
    'trying',
    'irritates',
    'stopped',
    'stopping',
    'ached',
    'dying',
    'agreeing',
  ])
    expect(isStopWord(word), word).toBe(true)
})

test('a number is a stop word, with or without a unit', () => {
  for (const word of ['30', '30g', '5k']) expect(isStopWord(word), word).toBe(true)
  for (const word of ['e220', 'kiwi']) expect(isStopWord(word), word).toBe(false)
})

test('each class has unique words in alphabetical order', () => {
  expect(classes.length).toBeGreaterThan(10)
  for (const { class: name, words } of classes) {
    const all = words.join(' ').split(' ')
    expect(all, name).toEqual([...new Set(all)].toSorted())
  }
})

/** The first is in every plan; for the second, each brand has its own name. */
const neverExcluded = ['Water', 'Sports drink']

test('no food name consists of stop words alone', () => {
  const names = foods.map(({ name }) => name.split(/[,(]/u)[0]?.trim() ?? '')
  const unread = names.filter((name) => {
    const { groups, unknown, families = [] } = readAllergies(name)
    return groups.length + unknown.length + families.length === 0
  })
  expect(new Set(unread)).toEqual(new Set(neverExcluded))
})
