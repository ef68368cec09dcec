import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { itemsOf, readItems } from '../packages/engine/src/1-runner/allergies/read-allergies.ts'

/**
 * Terms of health, diets and brands by the subject they were listed under, each with what it is read as: codes with their topics,
 * refusals, groups and families by id, names in quotes, a typo with its correction, and what was not read. No change of a word
 * list may lose one.
 */
const lines = readFileSync(new URL('health-terms.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

const reading = (term: string): string => {
  const { exclusions, health, refusedWords } = readItems(term, itemsOf(term))
  const { groups, families = [], unknown, nearMisses = [], unread = [] } = exclusions
  return [
    ...health.map(({ code, topic }) => (topic === null ? code : `${code}/${topic}`)),
    ...refusedWords.map(({ because }) => `refused/${because}`),
    ...groups,
    ...families,
    ...unknown.map((name) => `"${name}"`),
    ...nearMisses.map(({ typed, readAs }) => `${typed}~${readAs}`),
    ...unread.map((words) => `unread(${words})`),
  ].join(', ')
}

test('terms of health, diets and brands are read as reviewed', () => {
  expect(lines.length).toBeGreaterThan(700)
  const read = lines.map((line) => {
    const [code, term] = /^(\w+): (.*?) -> /u.exec(line)?.slice(1) ?? []
    return `${code}: ${term} -> ${reading(term ?? '')}`
  })
  expect(read).toEqual(lines)
})
