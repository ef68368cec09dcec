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
      ['preferences.start_time', 'not-readable', 'This cannot be read: a time is like 07:30.'],
      ['preferences.practiced_g_per_hr', 'wrong-type', 'This has to be a whole number.'],
      ['preferences.dose', 'unknown-option', 'This has to be planned or lighter.'],
      ['preferences.forecast.temp_c', 'out-of-range', 'This has to be 45 at most.'],
      ['preferences.forecast.humidity', 'wrong-type', 'This has to be a number.'],
      ['preferences.forecast.wind', 'unknown', 'There is no such preference: leave it out.'],
      ['preferences.course.climb_m', 'out-of-range', 'This has to be 0 at least.'],
      ['preferences.shoes', 'unknown', 'There is no such preference: leave it out.'],
    ])
  })

  test('wishes for the kitchen are refused by path, however many are wrong', () => {
    const swaps = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [
        `${(at % 6) + 1}-days-before.${['breakfast', 'lunch', 'dinner', 'morning-snack', 'late-morning-snack', 'afternoon-snack', 'evening-snack', 'recovery'][Math.floor(at / 6) % 8]}`,
        'chicken-curry',
      ]),
    )
    expect(Object.keys(swaps)).toHaveLength(48)
    expect(faultsOf({ kitchen: { swaps } })).toEqual([])
    expect(
      faultsOf({
        kitchen: { swaps: { ...swaps, 'rest.lunch': 'chicken-curry' }, dislikes: Array(25).fill('banana') },
      }),
    ).toEqual([
      ['preferences.kitchen.dislikes', 'out-of-range', 'The number of its entries has to be 24 at most.'],
      ['preferences.kitchen.swaps', 'too-many', 'This has to have 48 entries at most.'],
    ])
    const faults = faultsOf({
      kitchen: {
        dislikes: ['Chicken curry', 7],
        swaps: JSON.parse('{"sunday.dinner": "chicken-curry", "rest.lunch": {}}'),
        effort: 'lazy',
        race_morning: true,
        oven: false,
      },
    })
    expect(faults.map(([path, code]) => `${path} ${code}`).toSorted()).toEqual([
      'preferences.kitchen.dislikes.0 not-readable',
      'preferences.kitchen.dislikes.1 wrong-type',
      'preferences.kitchen.effort unknown-option',
      'preferences.kitchen.oven unknown',
      'preferences.kitchen.race_morning unknown-option',
      'preferences.kitchen.swaps.rest.lunch wrong-type',
      'preferences.kitchen.swaps.sunday.dinner not-readable',
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
    ['water', { fuel: { main: [], drink: 'water' } }],
    [
      'the drink of the course',
      {
        fuel: { main: [], drink: 'course' },
        course: { stations: { every_km: 3 }, drink: { product: 'gatorade-endurance' } },
      },
    ],
    ['no drink', { fuel: { main: [] } }],
  ])('an empty list of fuels is refused beside %s', (_, given) => {
    expect(faultsOf(given)).toEqual([
      ['preferences.fuel.main', 'needs-own-drink', 'An empty list needs a drink of your own beside it.'],
    ])
  })

  test('an empty list of fuels is read beside a drink of the runner’s own', () => {
    expect(faultsOf({ fuel: { main: [], drink: { product: 'gatorade-endurance' } } })).toEqual([])
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
