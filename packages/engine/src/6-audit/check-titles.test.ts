import { expect, test } from 'vitest'
import { checks } from './audit-plan.ts'
import { checkGroups, checkTitles } from './check-titles.ts'

test('every check stands in one group with its title, and no title is without its check', () => {
  const listed = checkGroups.flatMap((group) => Object.keys(group.checks))
  expect(listed.length).toBeGreaterThan(80)
  expect(listed.toSorted()).toEqual(checks.map(({ id }) => id).toSorted())
  expect(Object.keys(checkTitles)).toEqual(listed)
})

test('titles are short, say what holds, and are told apart', () => {
  const titles = Object.values(checkTitles)
  expect(new Set(titles).size).toBe(titles.length)
  for (const title of titles) expect(title).toMatch(/^[A-Z][^.!]{10,65}$/)
})

test('no title speaks of body weight, since runners under 18 read them too', () => {
  expect(
    Object.values(checkTitles).filter((title) => /weight|\bBMI\b|\bmass\b|\blean\b/i.test(title)),
  ).toEqual([])
})
