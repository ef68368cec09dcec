import type { Runner } from '../../1-runner/runner.ts'
import { interpolate } from '../../evidence/interpolate.ts'
import { hills, measuredClimb, runningCost } from '../../evidence/energy.ts'
import { type Kilocalories, type Kilometers, type KilometersPerHour, kilocalories } from '../../units.ts'

/** Energy of the week's running, kcal a day; net of rest, which resting energy already includes. */
export function runningEnergy(runner: Runner): Kilocalories {
  return kilocalories((runningCost.value * hillFactor(runner) * runner.weight * runner.weeklyDistance) / 7)
}

/** Energy of a run of this length, kcal, net of rest. */
export const energyOfRun = (runner: Runner, distance: Kilometers): Kilocalories =>
  kilocalories(runningCost.value * hillFactor(runner) * runner.weight * distance)

/** Energy burned in an hour at this speed, kcal, including rest. */
export function energyPerHour(
  runner: Runner,
  { speed, resting }: { speed: KilometersPerHour; resting: Kilocalories },
): Kilocalories {
  return kilocalories(runningCost.value * hillFactor(runner) * runner.weight * speed + resting / 24)
}

/** By the measured climb of the race, if the runner gave one, instead of the course answered. Evidence: hills, measured-climb. */
export function hillFactor({ course, preferences, raceDistance }: Runner): number {
  const climb = preferences.course?.climb_m
  if (climb !== undefined) return interpolate(measuredClimb.value.byClimb, climb / raceDistance)
  return course === 'Hilly' ? hills.value.hilly : hills.value.flat
}
