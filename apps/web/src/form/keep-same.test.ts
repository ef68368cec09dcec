import { expect, test } from 'vitest'
import { keepSame } from './keep-same.ts'
import type { Reading } from './understanding.ts'

const height: Reading = { tone: 'read', says: '168 cm' }

test('a reading that says what it said before stays the very same', () => {
  const kept = keepSame({ height }, { height: { ...height }, weight: { tone: 'note', says: '60 kg' } })
  expect(kept.height).toBe(height)
  expect(kept.weight).toEqual({ tone: 'note', says: '60 kg' })
})

test('a reading of other words or another tone is the new one, and one that is gone is gone', () => {
  expect(keepSame({ height }, { height: { tone: 'read', says: '170 cm' } }).height?.says).toBe('170 cm')
  expect(keepSame({ height }, { height: { tone: 'unsure', says: '168 cm' } }).height?.tone).toBe('unsure')
  expect(keepSame({ height }, { height: { ...height, unsure: 'feet?' } }).height?.unsure).toBe('feet?')
  expect(keepSame({ height }, {})).toEqual({})
})
