import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyPreferences } from '../../../testing/any-preferences.ts'
import { renderPreferenceFault } from '../../7-words/answers/render-preference-fault.ts'
import { readPreferences } from './read-preferences.ts'

const faultsOf = (given: unknown) => {
  const read = readPreferences(given)
  return read.ok ? [] : read.refused.map((fault) => [fault.path, fault.code, renderPreferenceFault(fault)])
}

describe('preferences', () => {
  test.each([undefined, null, {}])('%o is no preference', (given) => {
    expect(readPreferences(given)).toEqual({ ok: true, value: {} })
  })

  test('that are possible are read as given', () => {
    fc.assert(
      fc.property(anyPreferences, (given) => {
        expect(readPreferences(JSON.parse(JSON.stringify(given)))).toEqual({ ok: true, value: given })
      }),
      { numRuns: 300 },
    )
  })

  test('are refused all at once, by path, with what would work', () => {
    expect(
      faultsOf({
        start_time: '7:30',
        practiced_g_per_hr: 62.5,
        dose: 'double',
        forecast: { temp_c: 60, humidity: '40', wind: 3 },
        course: { climb_m: -1 },
        shoes: 'carbon',
      }),
    ).toEqual([
      [
        'preferences.start_time',
        'not-readable',
        'This cannot be read: a time is like 07:30, a zone like America/New_York, a fuel is a product or a label.',
      ],
      ['preferences.practiced_g_per_hr', 'wrong-type', 'This has to be a whole number.'],
      ['preferences.dose', 'unknown-option', 'This has to be planned or lighter.'],
      ['preferences.forecast.temp_c', 'out-of-range', 'This has to be 45 at most.'],
      ['preferences.forecast.humidity', 'wrong-type', 'This has to be a number.'],
      ['preferences.forecast.wind', 'unknown', 'There is no such preference: leave it out.'],
      ['preferences.course.climb_m', 'out-of-range', 'This has to be 0 at least.'],
      ['preferences.shoes', 'unknown', 'There is no such preference: leave it out.'],
    ])
  })

  test('a practiced rate and a chosen dose exclude each other, and a zone needs a start', () => {
    expect(faultsOf({ practiced_g_per_hr: 50, dose: 'lighter' })).toEqual([
      ['preferences.dose', 'not-with', 'Give this or practiced_g_per_hr, not both.'],
    ])
    expect(faultsOf({ time_zone: 'Europe/Berlin' })).toEqual([
      ['preferences.time_zone', 'only-with', 'This needs start_time too.'],
    ])
  })

  test.each([
    ['a text', 'no tofu'],
    ['a list', [1]],
    ['a number', Number.NaN],
    ['hostile names', JSON.parse('{"__proto__": {"dose": "lighter"}, "constructor": 1}')],
    ['a name of 10,000 characters', { ['x'.repeat(10_000)]: 1 }],
  ])('%s is refused, not thrown at', (_, given) => {
    const faults = faultsOf(given)
    expect(faults.length).toBeGreaterThan(0)
    for (const [path = ''] of faults) expect(path.length).toBeLessThan(60)
  })
})
