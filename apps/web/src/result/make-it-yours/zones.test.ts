import { cityOf, zoneName } from '@race-nutrition/engine'
import { expect, test } from 'vitest'
import { zones } from './zones.ts'

test('zones stand in the order of the names that their places have today', () => {
  const names = zones('Asia/Calcutta').map(zoneName)
  expect(names).toContain('Asia/Kolkata')
  expect(names).not.toContain('Asia/Calcutta')
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
  expect(cityOf('Europe/Kiev')).toBe('Kyiv')
})

test('a chosen zone that the browser does not list is one of them', () => {
  expect(zones('Etc/Nowhere')).toContain('Etc/Nowhere')
  expect(zones('')).not.toContain('')
})
