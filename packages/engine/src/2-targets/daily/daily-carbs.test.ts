import { describe, expect, test } from 'vitest'
import { hours } from '../../units.ts'
import { carbohydrateBand } from './daily-carbs.ts'

describe('the guideline band', () => {
  test.each([
    { hoursPerDay: 0.49, least: 3 },
    { hoursPerDay: 0.5, least: 5 },
    { hoursPerDay: 1.25, least: 6 },
    { hoursPerDay: 4, least: 8 },
    { hoursPerDay: 6, least: 8 },
  ])('at $hoursPerDay h a day starts at $least g/kg', ({ hoursPerDay, least }) => {
    expect(carbohydrateBand(hours(hoursPerDay)).least).toBe(least)
  })
})
