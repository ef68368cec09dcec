import type { Runner } from '../../1-runner/runner.ts'
import { dailyCarbohydrateBands } from '../../evidence/carbohydrate.ts'
import { restingEnergy, restingEnergyUnder18 } from '../../evidence/energy.ts'
import { dailyFat, proteinLimits } from '../../evidence/protein-and-fat.ts'
import { reason } from '../../reason.ts'
import { isGrowing } from '../daily/reference-mass.ts'

const body = ['weight', 'height', 'age', 'sex'] as const

export const dailyReasons = (runner: Runner) => ({
  kcal: reason(isGrowing(runner) ? restingEnergyUnder18 : restingEnergy, [
    ...body,
    'weeklyMileage',
    'course',
  ]),
  carbs_g: reason(dailyCarbohydrateBands, ['weeklyMileage', 'raceType', 'targetTimeOrPace', 'weight']),
  protein_g: reason(proteinLimits, ['weight', 'weeklyMileage', 'targetTimeOrPace', 'age', 'dietPreference']),
  fat_g: reason(dailyFat, [...body, 'weeklyMileage', 'targetTimeOrPace']),
})
