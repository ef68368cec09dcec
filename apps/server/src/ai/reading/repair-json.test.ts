import { expect, test } from 'vitest'
import { repairJson } from './repair-json.ts'

test.each([
  // Up to its own end, whatever comes after.
  ['{"a":1} and {more}', '{"a":1}'],
  ['{"a":"}"} x', '{"a":"}"}'],
  ['{"a":"\\"}"} x', '{"a":"\\"}"}'],
  ['{"a":[1,{"b":[]}]}]]', '{"a":[1,{"b":[]}]}'],
  // Truncated: up to the last complete value.
  ['{"a":["Rest.","Eat', '{"a":["Rest."]}'],
  ['{"a":["Rest.","Eat\\', '{"a":["Rest."]}'],
  ['{"a":["Rest."', '{"a":["Rest."]}'],
  ['{"a":"x","b', '{"a":"x"}'],
  ['{"a":"x","b"', '{"a":"x"}'],
  ['{"a":"x","b":', '{"a":"x"}'],
  ['{"a":"x","b":tru', '{"a":"x"}'],
  ['{"a":12', '{}'],
  ['{"a":12,', '{"a":12}'],
  ['{"a":[1,2', '{"a":[1]}'],
  ['{"a":{', '{"a":{}}'],
  ['{"a":[[', '{"a":[[]]}'],
  ['{"a":[{"b":"c"}', '{"a":[{"b":"c"}]}'],
  ['{', '{}'],
])('%s is repaired to %s', (text, whole) => {
  expect(repairJson(`{} ${text}`, 3)).toBe(whole)
  expect(() => JSON.parse(whole)).not.toThrow()
})

test('brackets closed in the wrong order end the object there', () => {
  expect(repairJson('{"a":["x"}', 0)).toBe('{"a":["x"]}')
})

test('nesting is followed as deep as a plan goes', () => {
  const text = repairJson('{"a":'.repeat(50_000), 0)
  expect(text.length).toBeLessThan(100)
  expect(() => JSON.parse(text)).not.toThrow()
})
