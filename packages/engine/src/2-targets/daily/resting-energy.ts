import type { Runner } from '../../1-runner/runner.ts'
import { restingEnergy as rule, restingEnergyUnder18 } from '../../evidence/energy.ts'
import { type Kilocalories, kilocalories } from '../../units.ts'
import { bySex } from '../by-sex.ts'
import { isGrowing } from './reference-mass.ts'

/** What a body uses at rest, kcal a day. */
export function restingEnergy(runner: Runner): Kilocalories {
  const adult = mifflinStJeor(runner)
  return isGrowing(runner) ? kilocalories(Math.max(adult, schofield(runner))) : kilocalories(adult)
}

function mifflinStJeor({ weight, height, age, sex }: Runner): number {
  const { perKilogram, perCentimeter, perYear, male, female, other } = rule.value
  const constant = sex === 'Other' ? other : bySex(sex, { male, female })
  return perKilogram * weight + perCentimeter * height + perYear * age + constant
}

function schofield({ weight, sex }: Runner): number {
  const { male, female } = restingEnergyUnder18.value
  return bySex(sex, {
    male: male.perKilogram * weight + male.constant,
    female: female.perKilogram * weight + female.constant,
  })
}
