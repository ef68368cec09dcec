import { expect, test } from 'vitest'
import { keepSame } from './keep-same.ts'
import type { Reading } from './understanding.ts'

const height: Reading = { tone: 'read', text: '168 cm' }

test('a reading with the same text as before stays the same object', () => {
  const kept = keepSame({ height }, { height: { ...height }, weight: { tone: 'note', text: '60 kg' } })
  expect(kept.height).toBe(height)
  expect(kept.weight).toEqual({ tone: 'note', text: '60 kg' })
})

test('a reading of other words or another tone is the new one, and one that is gone is gone', () => {
  expect(keepSame({ height }, { height: { tone: 'read', text: '170 cm' } }).height?.text).toBe('170 cm')
  expect(keepSame({ height }, { height: { tone: 'unsure', text: '168 cm' } }).height?.tone).toBe('unsure')
  expect(keepSame({ height }, { height: { ...height, unsure: 'feet?' } }).height?.unsure).toBe('feet?')
  expect(keepSame({ height }, {})).toEqual({})
})
