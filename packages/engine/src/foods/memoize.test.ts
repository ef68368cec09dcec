import { describe, expect, test } from 'vitest'
import { byKey, lazily } from './memoize.ts'

describe('what is kept', () => {
  test('by its key is computed once for each, also where it is nothing', () => {
    const computed: string[] = []
    const lengthOf = byKey((key: string) => {
      computed.push(key)
      return key === '' ? undefined : key.length
    })
    expect(['oats', '', 'oats', '', 'rye'].map(lengthOf)).toEqual([4, undefined, 4, undefined, 3])
    expect(computed).toEqual(['oats', '', 'rye'])
  })

  test('lazily is made when it is first asked for', () => {
    let made = 0
    const plates = lazily(() => ({ number: ++made }))
    expect(made).toBe(0)
    expect(plates()).toBe(plates())
    expect(made).toBe(1)
  })
})
