import type { Runner } from '../../1-runner/runner.ts'
import {
  bodyMassIndexClasses,
  everydayActivity,
  growthEnergy,
  leastEnergyAvailable,
  mostEnergyInADay,
} from '../../evidence/energy.ts'
import { type Kilocalories, type Kilograms, kilocalories } from '../../units.ts'
import { fatFreeMass } from './fat-free-mass.ts'
import { bodyMassIndex, isGrowing } from './reference-mass.ts'
import { restingEnergy } from './resting-energy.ts'
import { runningEnergy } from './running-energy.ts'

export interface DailyEnergy {
  readonly resting: Kilocalories
  readonly running: Kilocalories
  readonly fatFreeMass: Kilograms
  /** The energy used in a day: rest, everyday life, running, growth. */
  readonly spent: Kilocalories
  /** kcal per kg of fat-free mass that must remain after running. */
  readonly leastAvailable: number
  /** What is planned: `spent`, or more if energy availability requires it, and never above the most of a day. */
  readonly planned: Kilocalories
}

export function dailyEnergy(runner: Runner): DailyEnergy {
  const resting = restingEnergy(runner)
  const running = runningEnergy(runner)
  const mass = fatFreeMass(runner)
  const growth = isGrowing(runner) ? growthEnergy.value : 0
  const spent = everydayActivity.value * resting + running + growth
  const leastAvailable = leastAvailableFor(runner)
  return {
    resting,
    running,
    fatFreeMass: mass,
    spent: kilocalories(spent),
    leastAvailable,
    planned: kilocalories(Math.max(Math.min(spent, mostEnergyInADay.value), running + leastAvailable * mass)),
  }
}

function leastAvailableFor(runner: Runner): number {
  const { adult, protected: careful } = leastEnergyAvailable.value
  return isGrowing(runner) || bodyMassIndex(runner) < bodyMassIndexClasses.value.lean ? careful : adult
}
