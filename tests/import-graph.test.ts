import { expect, test } from 'vitest'
import { importGraph, waysThrough } from './import-graph.ts'

test('a way leads through every file in between', () => {
  const ways = waysThrough(
    new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', []],
    ]),
  )
  expect(ways).toContainEqual({ from: 'a', by: ['b'], to: 'c' })
  expect(ways.filter(({ from, to }) => from === to)).toEqual([])
})

test('a circle is a way from a file to itself', () => {
  const ways = waysThrough(
    new Map([
      ['a', ['b']],
      ['b', ['a']],
    ]),
  )
  expect(ways).toContainEqual({ from: 'a', by: ['b'], to: 'a' })
})

test('imports for types alone are part of the graph', () => {
  const plan = 'packages/engine/src/plan.ts'
  const note = 'packages/engine/src/note.ts'
  expect(importGraph([plan, note]).get(plan)).toEqual([note])
})
