import { expect, test } from 'vitest'
import { checkRowAction } from './check-row-action.ts'

const kindOf = (action: string, own = 'Gel') => checkRowAction(action, own)?.kind ?? 'accepted'

test.each([
  ['Gel, calmly', 'Gel'],
  ['Gel in small sips', 'Gel'],
  ['Gel, before the next climb', 'Gel'],
  ['Calmly, gel', 'Gel'],
  ['Optional caffeine, sitting down', 'Optional caffeine'],
  ['TOP UP, walking', 'Top up'],
])('“%s” adds how or where “%s” is done', (action, own) => {
  expect(kindOf(action, own)).toBe('accepted')
})

test.each([
  ['Skip the gel', 'word'],
  ['No gel', 'word'],
  ['Gel twice', 'word'],
  ['Gel and drink', 'word'],
  ['Gel with calmly', 'word'],
  ['Gels', 'copy'],
  ['Rest', 'copy'],
  ['2 gels', 'figure'],
  ['Gel, calmly, slowly, gently, quietly, standing, relaxed, steadily', 'form'],
])('“%s” is not a gel', (action, kind) => {
  expect(kindOf(action)).toBe(kind)
})

test('the words of an action stay together', () => {
  expect(kindOf('Optional, calmly, caffeine', 'Optional caffeine')).toBe('copy')
})
