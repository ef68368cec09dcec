import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readAllergies } from '../packages/engine/src/1-runner/allergies/read-allergies.ts'

/**
 * Terms of health, diets and brands, each with what it excludes: groups and families by id, names in quotes, a typo with its
 * correction, and terms that exclude nothing as unread. "No beef" and "pescatarian" are exclusions: no change of a word list
 * may lose them.
 */
const lines = readFileSync(new URL('health-terms.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

const reading = (term: string): string => {
  const { groups, families = [], unknown, nearMisses = [], unread = [] } = readAllergies(term)
  return [
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
