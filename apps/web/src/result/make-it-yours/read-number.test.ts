import { describe, expect, test } from 'vitest'
import { climbOf, degreesOf, gramsAnHour, percent, placeOf, volumeOf } from './own-measures.ts'
import { readNumber } from './read-number.ts'

const metric = { units: { distance: 'km', mass: 'kg', height: 'cm' } } as const
const american = { units: { distance: 'mi', mass: 'lb', height: 'ft' } } as const

describe('a typed number', () => {
  test.each([
    ['27', 27],
    [' 27 °C ', 27],
    ['27c', 27],
    ['80.6 °F', 27],
    ['27℃', 27],
    ['27 degrees C', 27],
    ['–3', -3],
    ['−3', -3],
    ['31,5', 31.5],
  ])('%s is a temperature of %d °C', (typed, expected) => {
    expect(readNumber(typed, degreesOf(metric))).toBe(expected)
  })

  test.each([
    ['500 ml', 500],
    ['500mL', 500],
    ['0.5 l', 500],
    ['16.9 fl. oz', 500],
    ['1,000 ml', 1000],
    ['500', 14787],
  ])('%s is a bottle of %d ml for runners who type ounces', (typed, expected) => {
    expect(readNumber(typed, volumeOf(american))).toBe(expected)
  })

  test('may have its unit behind it in every field', () => {
    expect(readNumber('800 ft', climbOf(metric))).toBe(243.84)
    expect(readNumber('5 miles', placeOf(metric))).toBe(8.047)
    expect(readNumber('250 meters', climbOf(american))).toBe(250)
    for (const unit of Object.keys(gramsAnHour.units))
      expect(readNumber(`60 ${unit}`, gramsAnHour), unit).toBe(60)
    expect(readNumber('60 g per hour', gramsAnHour)).toBe(60)
    expect(readNumber('55%', percent)).toBe(55)
  })

  test.each(['', ' ', 'warm', '27 kg', 'ml', '1e', '5 5 ml', '27 constructor', '💧'])(
    '%j is not a number of milliliters',
    (typed) => {
      expect(readNumber(typed, volumeOf(metric))).toBeNaN()
    },
  )
})
