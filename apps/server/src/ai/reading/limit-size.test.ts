import { expect, test } from 'vitest'
import { limitSize } from './limit-size.ts'
import { deepest, longestText, mostEntries, mostFields, mostValues } from './answer-limits.ts'

test('anything of the size of an answer is unchanged', () => {
  const plan = { a: { b: ['Rest.', 2, null, true, { c: '{' }] }, d: 'x'.repeat(longestText) }
  expect(limitSize(plan)).toEqual(plan)
})

test('texts, lists and objects are truncated at their limits', () => {
  const list = Array.from({ length: mostEntries + 1 }, (_, at) => at)
  const object = Object.fromEntries(Array.from({ length: mostFields + 1 }, (_, at) => [`a${at}`, at]))
  expect(limitSize('x'.repeat(longestText + 1))).toBe('x'.repeat(longestText))
  expect(limitSize(list)).toEqual(list.slice(0, mostEntries))
  expect(limitSize(list.slice(1))).toEqual(list.slice(1))
  expect(Object.keys(limitSize(object) as object)).toEqual(Object.keys(object).slice(0, mostFields))
})

const nested = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}1${']'.repeat(levels)}`)

test('nothing is nested deeper than in an answer', () => {
  expect(JSON.stringify(limitSize(nested(deepest - 1)))).toBe(JSON.stringify(nested(deepest - 1)))
  expect(JSON.stringify(limitSize(nested(deepest)))).not.toContain('1')
  expect(JSON.stringify(limitSize(nested(100_000))).length).toBeLessThan(50)
})

test('values beyond the limit are left out', () => {
  const row = Array.from({ length: mostEntries }, () => 1)
  const flat = (limitSize(Array.from({ length: mostEntries }, () => row)) as unknown[]).flat()
  expect(flat.filter((value) => value === 1).length).toBeLessThan(mostValues)
})

test('JSON in a text is parsed and limited too; a text that only starts like JSON stays', () => {
  expect(limitSize({ prep: '{"steps":["a"]}' })).toEqual({ prep: { steps: ['a'] } })
  expect(limitSize({ prep: '```json\n["a"]\n```' })).toEqual({ prep: ['a'] })
  expect(limitSize('[see the table] Rest.')).toBe('[see the table] Rest.')
  expect(limitSize('"Rest."')).toBe('"Rest."')
  const list = JSON.stringify(Array.from({ length: mostEntries + 5 }, () => 'a'))
  expect(limitSize(list)).toHaveLength(mostEntries)
})

test('a field with the name of a prototype is a field', () => {
  const read = limitSize(JSON.parse('{"__proto__":{"a":1},"constructor":"x"}')) as object
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
  expect(Object.keys(read)).toEqual(['__proto__', 'constructor'])
})
