import { expect, test } from 'vitest'
import { paceWords, targetWords } from './target-words.ts'

test.each([
  ['1:45:00', 105, 'in 1:45:00'],
  ['1:45', 105, 'in 1:45'],
  ['45:00', 45, 'in 45:00'],
  ['45:00', null, 'in 45:00'],
  ['7:30', 46.6, 'at 7:30'],
  ['4:40/km', 98.46, 'at 4:40/km'],
  ['7:30 per mile', 46.6, 'at 7:30 per mile'],
  ['7:30 pace', null, 'at 7:30 pace'],
  ['sub 4', 240, 'sub 4'],
  ['', null, ''],
])('the target "%s" of %s minutes reads "%s"', (target, minutes, words) => {
  expect(targetWords(target, minutes)).toBe(words)
})

test('a pace reads by kilometer and by mile', () => {
  expect(paceWords({ pace_s_per_km: 298.6 })).toBe('4:59 /km · 8:01 /mi')
})

test('seconds that round to sixty make the next minute', () => {
  expect(paceWords({ pace_s_per_km: 299.7 })).toMatch(/^5:00 \/km/)
})
