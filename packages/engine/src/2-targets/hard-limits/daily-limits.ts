import type { Runner } from '../../1-runner/runner.ts'
import { energyPerGram, mostEnergyInADay } from '../../evidence/energy.ts'
import { energyOfMacros, hardDailyEnergy, hardDailyMacros } from '../../evidence/hard-limits.ts'
import { proteinWithKidneyDisease } from '../../evidence/health.ts'
import { mentions } from '../../health.ts'
import { type Grams, type Kilocalories, type Kilograms, kilocalories } from '../../units.ts'
import { dailyEnergy } from '../daily/daily-energy.ts'
import { macros } from '../daily/macros.ts'
import { trainingLoad } from '../daily/training-load.ts'
import { portion, type Range } from './range.ts'

export interface DailyLimits {
  readonly energy: Range<Kilocalories>
  readonly carbs: Range<Grams>
  readonly protein: Range<Grams>
  readonly leastFat: Grams
  /** As a share of the energy of the macros. */
  readonly fatShare: Range<number>
  /** How far the energy may be from that of the macros, as a share of it: `near` warns, `far` refuses. */
  readonly energyOfMacros: Readonly<Record<'near' | 'far', number>>
  readonly energyPerGram: Readonly<Record<'carbs' | 'protein' | 'fat', number>>
}

export function dailyLimits(runner: Runner, mass: Kilograms): DailyLimits {
  const { carbs, protein, leastFat, fatShare } = hardDailyMacros.value
  return {
    energy: energyLimits(runner, mass),
    carbs: { least: portion(carbs.least, mass), most: portion(carbs.most, mass) },
    protein: {
      least: portion(protein.least, mass),
      most: portion(
        mentions(runner, 'kidney') ? proteinWithKidneyDisease.value.hardMost : protein.most,
        mass,
      ),
    },
    leastFat: portion(leastFat, mass),
    fatShare,
    energyOfMacros: energyOfMacros.value,
    energyPerGram: energyPerGram.value,
  }
}

function energyLimits(runner: Runner, mass: Kilograms): Range<Kilocalories> {
  const { resting, running, fatFreeMass, milk, planned } = dailyEnergy(runner)
  const { leastAvailable, leastOfResting, mostOfResting, mostOfRunning } = hardDailyEnergy.value
  const { hoursPerDay } = trainingLoad(runner)
  // For some small or old runners the formula is below what the least energy available or the least carbs require: that is not an excess.
  const own = macros(runner, { mass, hoursPerDay, energy: planned }).daily.energy
  const most = Math.min(mostOfResting * resting + mostOfRunning * running + milk, mostEnergyInADay.value)
  return {
    least: kilocalories(Math.max(running + leastAvailable * fatFreeMass, leastOfResting * resting) + milk),
    most: kilocalories(Math.max(most, own)),
  }
}
