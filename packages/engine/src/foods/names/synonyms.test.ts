import { expect, test } from 'vitest'
import { type AllergenGroupId, allergenGroupIds } from '../exclusions/allergen-groups.ts'
import { foldWord } from './phrases.ts'
import { meanSomethingElse, otherKinds, usuallyHold } from './synonym-lists.ts'
import { excludedFoods } from './synonyms.ts'

const none = { groups: [], codes: [], unknown: [] }
const omnivore = { age: 30, diet: 'Omnivore', exclusions: none } as const

const of = (group: AllergenGroupId) => {
  const [found] = excludedFoods({ ...omnivore, exclusions: { ...none, groups: [group] } })
  if (!found) throw new Error(`nothing is excluded with ${group}`)
  return found
}

test('a runner who excludes nothing has no names to search for', () => {
  expect(excludedFoods(omnivore)).toEqual([])
})

test.each(allergenGroupIds)('%s has names, and none of them means its absence or something else', (group) => {
  const { kind, names, others } = of(group)
  expect(kind).toBe('allergen')
  expect(names.length).toBeGreaterThan(3)
  expect(names.filter((name) => /[- ]free$|celiac|intoleran|allergy/.test(name))).toEqual([])
  expect(names.filter((name) => others.includes(name))).toEqual([])
})

test('a group has the names of its parts, and a part only the name of its group', () => {
  expect(of('nuts').names).toEqual(expect.arrayContaining(['peanut', 'walnut', 'nuts']))
  expect(of('peanut').names).toEqual(expect.arrayContaining(['peanut', 'nuts', 'satay']))
  expect(of('peanut').names).not.toContain('walnut')
  expect(of('gluten').names).toEqual(expect.arrayContaining(['rye', 'spaghetti', 'bread']))
  expect(of('wheat').names).not.toContain('rye')
  expect(of('seafood').names).toEqual(expect.arrayContaining(['tuna', 'shrimp', 'shellfish', 'squid']))
  expect(of('crustacean').names).not.toContain('tuna')
})

test('a longer phrase means something else only for its owner', () => {
  expect(of('milk').others).toEqual(expect.arrayContaining(['coconut milk', 'oat cream', 'dairy-free']))
  expect(of('milk').others).not.toContain('lactose-free milk')
  expect(of('lactose').others).toEqual(expect.arrayContaining(['lactose-free milk', 'cheddar']))
  expect(of('lactose').names).not.toContain('cheddar')
  expect(of('gluten').others).toContain('gluten free bread')
  expect(of('wheat').others).not.toContain('gluten free bread')
})

test('a diet, a family and a literal name each have their own kind', () => {
  const found = excludedFoods({
    ...omnivore,
    diet: 'Vegan',
    exclusions: { ...none, families: ['citrus'], unknown: ['durian'] },
  })
  expect(found.map(({ kind, what }) => [kind, what])).toEqual([
    ['other food', 'citrus fruit'],
    ['other food', 'durian'],
    ['diet', 'Vegan'],
  ])
  expect(found[0]?.names).toContain('lemon')
  expect(found[1]?.names).toEqual(['durian'])
  expect(found[2]?.names).toEqual(
    expect.arrayContaining(['chicken', 'gelatin', 'honey', 'egg', 'milk', 'shrimp']),
  )
})

test('a vegetarian diet includes milk, eggs and honey', () => {
  const [found] = excludedFoods({ ...omnivore, diet: 'Vegetarian' })
  expect(found?.names).toEqual(expect.arrayContaining(['chicken', 'tuna', 'gelatin', 'oyster']))
  expect(['milk', 'egg', 'honey'].filter((name) => found?.names.includes(name))).toEqual([])
})

test.each([
  ['durian', ['durian']],
  ['pineapple burns', ['pineapple burns', 'pineapple']],
  ['rejected white rice', ['rejected white rice', 'white rice']],
  ['quinoa bloats', ['quinoa bloats', 'quinoa']],
  // A word before the name is its kind.
  ['sushi rice', ['sushi rice']],
  ['dragon fruit', ['dragon fruit']],
  // No word is known, so any may be the food.
  ['durian smoothie', ['durian smoothie', 'durian', 'smoothie']],
])('the literal exclusion %j has the names %j', (exclusion, names) => {
  const [found] = excludedFoods({ ...omnivore, exclusions: { ...none, unknown: [exclusion] } })
  expect(found).toMatchObject({ kind: 'other food', what: exclusion, names })
})

test.each([
  [17, 1],
  [18, 0],
])('at %i caffeine has names to search for: %i', (age, count) => {
  const found = excludedFoods({ ...omnivore, age })
  expect(found).toHaveLength(count)
  for (const { kind, names } of found) {
    expect(kind).toBe('caffeine under 18')
    expect(names).toEqual(expect.arrayContaining(['coffee', 'espresso', 'guarana', 'tea', 'energy drink']))
    expect(names.filter((name) => name.includes('chocolate'))).toEqual([])
  }
})

test('the tables are in plain lower case, each phrase once for its owners', () => {
  for (const table of [usuallyHold, meanSomethingElse]) {
    const all = table.flatMap((entry) =>
      entry.words.flatMap((word) => entry.of.map((owner) => `${owner}: ${word}`)),
    )
    expect(all.filter((each, at) => all.indexOf(each) !== at)).toEqual([])
  }
  const words = [
    ...[...usuallyHold, ...meanSomethingElse].flatMap((entry) => entry.words),
    ...otherKinds.flatMap((kind) => [...kind.before, ...kind.foods]),
  ]
  expect(words.length).toBeGreaterThan(300)
  expect(words.filter((word) => foldWord(word) !== word || word.trim() !== word || word === '')).toEqual([])
})
