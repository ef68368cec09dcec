import type { Runner } from '../../1-runner/runner.ts'
import { dailyCarbohydrateBands } from '../../evidence/carbohydrate.ts'
import { restingEnergy, restingEnergyUnder18 } from '../../evidence/energy.ts'
import { proteinWithKidneyDisease } from '../../evidence/health.ts'
import { dailyFat, proteinLimits } from '../../evidence/protein-and-fat.ts'
import { mentions } from '../../health.ts'
import { reason } from '../../reason.ts'
import { isGrowing } from '../daily/reference-mass.ts'
import { hillsCause } from './time-answers.ts'

const body = ['weight', 'height', 'age', 'sex'] as const

export const dailyReasons = (runner: Runner) => ({
  kcal: reason(isGrowing(runner) ? restingEnergyUnder18 : restingEnergy, [
    ...body,
    'weeklyMileage',
    hillsCause(runner),
    ...(mentions(runner, 'breastfeeding', 'eating_disorder') ? (['allergies'] as const) : []),
  ]),
  carbs_g: reason(dailyCarbohydrateBands, ['weeklyMileage', 'raceType', 'targetTimeOrPace', 'weight']),
  protein_g: mentions(runner, 'kidney')
    ? reason(proteinWithKidneyDisease, ['weight', 'allergies'])
    : reason(proteinLimits, ['weight', 'weeklyMileage', 'targetTimeOrPace', 'age', 'dietPreference']),
  fat_g: reason(dailyFat, [...body, 'weeklyMileage', 'targetTimeOrPace']),
})
