import { zoneName } from '@race-nutrition/engine'
import { expect, test } from 'vitest'
import { zones } from './zones.ts'

test.each(['Asia/Calcutta', 'Asia/Kolkata', 'Europe/Kyiv', ''])(
  'with %j chosen, zones stand in the order of the names that their places have today, each once',
  (chosen) => {
    const names = zones(chosen).map(zoneName)
    expect(names).toContain('Asia/Kolkata')
    expect(names).not.toContain('Asia/Calcutta')
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
  },
)

test('a chosen zone that the browser does not list is one of them', () => {
  expect(zones('Etc/Nowhere')).toContain('Etc/Nowhere')
  expect(zones('')).not.toContain('')
})
