import type { Runner } from '../1-runner/runner.ts'
import { isRacedInHeat, timesTheFlat } from './conditions.ts'

const between = (least: number, most: number, value: number) => Math.min(most, Math.max(least, value))

/**
 * The most ml/h of any plan for the race in this many hours, recomputed. Evidence: sweat-rate, drinking-share-of-sweat,
 * most-fluid-an-hour, more-fluid-in-heat, no-added-salt.
 */
export function mostToDrink(runner: Runner, hours: number): number {
  const sweat = runner.sweatRate ?? estimatedSweat(runner, hours)
  const late = between(0, 1, hours - 3.5)
  const measured = runner.sweatRate === null ? 0 : between(0, 1, (sweat - 1.3) / 0.2)
  const cap = 0.8 + 0.2 * (isRacedInHeat(runner) ? 1 : measured) * (1 - late)
  const share = 0.8 - (runner.sweatRate === null ? 0.2 : 0.05) * late
  const isUnsalted = runner.health.some(({ code }) => ['blood_pressure', 'heart', 'kidney'].includes(code))
  const most = Math.min(share * sweat, cap, ...(isUnsalted ? [0.5, sweat / 2] : []))
  return 10 * Math.floor(100 * most + 1e-6)
}

function estimatedSweat(runner: Runner, hours: number): number {
  const { climate, preferences, weight, raceDistance } = runner
  const { temp_c: celsius, humidity } = preferences.forecast ?? {
    temp_c: { Cool: 10, Moderate: 20, 'Hot & Humid': 30 }[climate],
    humidity: climate === 'Hot & Humid' ? 100 : 0,
  }
  const work = weight * (raceDistance / hours) * timesTheFlat(runner)
  const inHumidAir = celsius >= 22 && humidity >= 60 ? 1.15 : 1
  return between(0.3, 2.5, (0.001323 * work - 0.14 + 0.01042 * (celsius - 18)) * inHumidAir)
}
