import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestFirst } from './best-first.ts'

const costs = fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 40 })

describe('the best first', () => {
  test('are in the order of a stable sort', () => {
    fc.assert(
      fc.property(costs, (each) => {
        const indexes = each.map((_, index) => index)
        const sorted = indexes.toSorted((one, other) => (each[one] ?? 0) - (each[other] ?? 0))
        expect([...bestFirst(Float64Array.from(each), (index) => index)]).toEqual(sorted)
      }),
    )
  })

  test('are made once, and only as far as anyone looks', () => {
    const made: number[] = []
    const found = bestFirst(Float64Array.from([3, 1, 2]), (index) => {
      made.push(index)
      return index
    })
    const [first] = found
    expect([first, found.count, made]).toEqual([1, 3, [1]])
    expect([...found]).toEqual([1, 2, 0])
    expect(made).toEqual([1, 2, 0])
  })
})
