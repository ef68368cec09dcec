import type { Runner } from '../1-runner/runner.ts'
import { fluidsWhileRunning } from '../2-targets/while-running/fluids-while-running.ts'
import { sweatRate } from '../2-targets/while-running/sweat-rate.ts'
import { raceWeather } from '../2-targets/weather.ts'
import { noAddedSalt } from '../evidence/health.ts'
import { isWithoutAddedSalt } from '../health.ts'
import { type Hours, speedOver } from '../units.ts'

/** The most ml/h of any plan for the race in this time, a full ten below: who runs slower sweats less, and drinks longer. */
export function mostToDrink(runner: Runner, time: Hours): number {
  const weather = raceWeather(runner)
  const sweat = sweatRate(runner, { speed: speedOver(runner.raceDistance, time), weather })
  const { most, mostShare } = fluidsWhileRunning(runner, { time, sweat, weather })
  const { shareOfSweat, mostMilliliters } = noAddedSalt.value
  const unsalted = isWithoutAddedSalt(runner)
    ? Math.min(shareOfSweat * sweat, mostMilliliters / 1000)
    : Number.POSITIVE_INFINITY
  return 10 * Math.floor(100 * Math.min(mostShare * sweat, most, unsalted) + 1e-9)
}
