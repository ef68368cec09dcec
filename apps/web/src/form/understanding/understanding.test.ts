import { emptyQuestionnaire } from '@race-nutrition/engine'
import { expect, test } from 'vitest'
import { readingsOf } from './understanding.ts'

test('typed answers have a reading; empty ones have none, except the sweat rate', () => {
  const readings = readingsOf({ ...emptyQuestionnaire, height: `5'6"`, weight: 'sixty' }, '2026-11-20')
  expect(readings.height).toEqual({ tone: 'read', text: '168 cm' })
  expect(readings.weight?.tone).toBe('unsure')
  expect(readings.sweatRate?.tone).toBe('note')
  expect(Object.keys(readings).sort()).toEqual(['height', 'sweatRate', 'weight'])
})

test('a race date reads as its weekday and the days until then', () => {
  const readings = readingsOf({ ...emptyQuestionnaire, raceDate: '2026-12-13' }, '2026-11-20')
  expect(readings.raceDate).toEqual({ tone: 'read', text: 'Sunday, 23 days from today' })
})
