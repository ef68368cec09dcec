import type { Runner } from '../../1-runner/runner.ts'
import { hills, runningCost } from '../../evidence/energy.ts'
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

export const hillFactor = ({ course }: Runner) => (course === 'Hilly' ? hills.value.hilly : hills.value.flat)
