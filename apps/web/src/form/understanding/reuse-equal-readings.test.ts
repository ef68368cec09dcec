import { expect, test } from 'vitest'
import { reuseEqualReadings } from './reuse-equal-readings.ts'
import type { Reading } from './understanding.ts'

const height: Reading = { tone: 'read', text: '168 cm' }

test('an unchanged reading keeps its identity', () => {
  const kept = reuseEqualReadings(
    { height },
    { height: { ...height }, weight: { tone: 'note', text: '60 kg' } },
  )
  expect(kept.height).toBe(height)
  expect(kept.weight).toEqual({ tone: 'note', text: '60 kg' })
})

test('a changed reading is the new one, and a removed one is removed', () => {
  expect(reuseEqualReadings({ height }, { height: { tone: 'read', text: '170 cm' } }).height?.text).toBe(
    '170 cm',
  )
  expect(reuseEqualReadings({ height }, { height: { tone: 'unsure', text: '168 cm' } }).height?.tone).toBe(
    'unsure',
  )
  expect(reuseEqualReadings({ height }, { height: { ...height, unsure: 'feet?' } }).height?.unsure).toBe(
    'feet?',
  )
  expect(reuseEqualReadings({ height }, {})).toEqual({})
})
