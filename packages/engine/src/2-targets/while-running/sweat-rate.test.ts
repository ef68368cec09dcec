import { describe, expect, test } from 'vitest'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { kilometersPerHour } from '../../units.ts'
import { usualWeather } from '../weather.ts'
import { sweatInDryAir, sweatRate } from './sweat-rate.ts'

// Predicted sweating rates, L/h: Sawka 2007, by mass, temperature and speed.
const speeds = [8.5, 10, 12.5, 15]
const table = [
  { mass: 50, celsius: 18, rates: [0.43, 0.53, 0.69, 0.86] },
  { mass: 50, celsius: 28, rates: [0.52, 0.62, 0.79, 0.96] },
  { mass: 70, celsius: 18, rates: [0.65, 0.79, 1.02, 1.25] },
  { mass: 70, celsius: 28, rates: [0.75, 0.89, 1.12, 1.36] },
  { mass: 90, celsius: 18, rates: [0.86, 1.04, 1.34, 1.64] },
  { mass: 90, celsius: 28, rates: [0.97, 1.15, 1.46, 1.76] },
]

describe('the fit meets the published table within 0.015 L/h', () => {
  test.each(table)('$mass kg at $celsius °C', ({ mass, celsius, rates }) => {
    for (const [index, speed] of speeds.entries()) {
      const fit = sweatInDryAir({ work: mass * speed, celsius })
      expect(Math.abs(fit - (rates[index] ?? 0))).toBeLessThan(0.015)
    }
  })
})

function sweatOf(wishes: Partial<RunnerWishes>, speed = 12) {
  const runner = someRunner(wishes)
  return sweatRate(runner, { speed: kilometersPerHour(speed), weather: usualWeather(runner) })
}

test('a measured rate takes precedence over the estimate, whatever the speed', () => {
  expect(sweatOf({ sweatRate: 3.2 })).toBe(3.2)
})

test('humidity raises the sweat rate, and so do hills', () => {
  const moderate = sweatOf({ climate: 'Moderate' })
  const hot = sweatOf({ climate: 'Hot & Humid' })
  expect(hot).toBeCloseTo(1.15 * (moderate + 0.1042), 9)
  expect(sweatOf({ course: 'Hilly' })).toBeGreaterThan(moderate)
})

test('an estimate stays within 0.3 and 2.5 L/h', () => {
  expect(sweatOf({ weightKg: 35, heightCm: 140, climate: 'Cool' }, 6)).toBe(0.3)
  expect(sweatOf({ weightKg: 120, climate: 'Hot & Humid' }, 20)).toBe(2.5)
})
