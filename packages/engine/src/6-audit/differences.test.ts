import { expect, test } from 'vitest'
import { differences } from './differences.ts'

test.each([
  [['lunch', 'dinner'], ['lunch'], ['lunch', 'dinner'], ['lunch']],
  [[], ['lunch'], [], ['lunch']],
  [[{ id: 'a' }, { id: 'b' }], [{ id: 'a' }], { items: 2 }, { items: 1 }],
  [{ read_for: [] }, null, { items: 1 }, null],
  ['[', '', '[', ''],
  [1, undefined, 1, null],
])('%j in place of %j is a finding with both values as facts', (stated, made, statedFact, madeFact) => {
  const [fault] = differences('prep', [{ path: 'a.b', stated, made }])
  expect(fault?.facts).toEqual({ path: 'a.b', stated: statedFact, made: madeFact })
})

test.each([
  [['lunch'], ['lunch']],
  [0.1 + 0.2, 0.3],
  [{ a: [1] }, { a: [1] }],
])('%j and %j are the same', (stated, made) => {
  expect(differences('prep', [{ path: 'a', stated, made }])).toEqual([])
})
