import type { Runner } from '../../1-runner/runner.ts'
import {
  bodyMassIndexClasses,
  everydayActivity,
  growthEnergy,
  leastEnergyAvailable,
  mostEnergyInADay,
} from '../../evidence/energy.ts'
import { energyWhileBreastfeeding } from '../../evidence/health.ts'
import { mentions } from '../../health.ts'
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
  /** For milk while breastfeeding: beside what a body uses itself. */
  readonly milk: Kilocalories
  /** What is planned: `spent`, or more if energy availability requires it, and never above the most of a day; with the milk. */
  readonly planned: Kilocalories
}

export function dailyEnergy(runner: Runner): DailyEnergy {
  const resting = restingEnergy(runner)
  const running = runningEnergy(runner)
  const mass = fatFreeMass(runner)
  const growth = isGrowing(runner) ? growthEnergy.value : 0
  const spent = everydayActivity.value * resting + running + growth
  const leastAvailable = leastAvailableFor(runner)
  const milk = milkFor(runner)
  return {
    resting,
    running,
    fatFreeMass: mass,
    spent: kilocalories(spent),
    leastAvailable,
    milk,
    planned: kilocalories(
      Math.max(Math.min(spent, mostEnergyInADay.value - milk), running + leastAvailable * mass) + milk,
    ),
  }
}

/** Evidence: energy-while-breastfeeding. */
const milkFor = (runner: Runner): Kilocalories =>
  kilocalories(mentions(runner, 'breastfeeding') ? energyWhileBreastfeeding.value : 0)

function leastAvailableFor(runner: Runner): number {
  const { adult, protected: careful } = leastEnergyAvailable.value
  const isLean = bodyMassIndex(runner) < bodyMassIndexClasses.value.lean
  return isGrowing(runner) || isLean || mentions(runner, 'eating_disorder') ? careful : adult
}
