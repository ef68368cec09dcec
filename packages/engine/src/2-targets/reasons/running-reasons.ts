import type { Cause } from '../../1-runner/questionnaire.ts'
import type { Runner } from '../../1-runner/runner.ts'
import {
  carbohydrateFromOneSource,
  carbohydrateUnder18,
  carbohydrateWhileRunning,
  lighterDose,
  mostCarbohydrateAnHour,
  practicedRate,
} from '../../evidence/carbohydrate.ts'
import {
  bodyMassLoss,
  drinkingByDuration,
  drinkingShareOfSweat,
  mostFluidAnHour,
} from '../../evidence/fluids.ts'
import { noAddedSalt } from '../../evidence/health.ts'
import { sodiumWhileRunning, sweatSodium } from '../../evidence/sodium.ts'
import { reason } from '../../reason.ts'
import type { CarbsWhileRunning } from '../while-running/carbs-while-running.ts'
import type { FluidsWhileRunning } from '../while-running/fluids-while-running.ts'
import type { Working } from '../working.ts'
import { hillsCause, type Run, timeAnswers, weatherCause } from './time-answers.ts'
import { excludesAnything } from '../../foods/exclusions/excludes-anything.ts'

export function runningReasons(runner: Runner, working: Working, run: Run) {
  const { carbs, fluids, sodium } = working[run]
  return {
    carbs_g_per_hr: isHeldByPractice(working, run)
      ? reasonOfDose(runner, run)
      : reason(ruleOfCarbs(carbs), carbsAnswers(runner, carbs, run)),
    sodium_mg_per_hr:
      sodium.settledBy === 'no-added-salt'
        ? reason(noAddedSalt, ['allergies'])
        : reason(sodium.rate === 0 ? sodiumWhileRunning : sweatSodium, sodiumAnswers(runner, run)),
    fluids_ml_per_hr: reason(ruleOfFluids(fluids), [
      ...fluidsAnswers(runner, run),
      ...(isHeldBySalt(fluids) ? (['allergies'] as const) : []),
    ]),
  }
}

/** Under the rate by duration: by choice, or by what was practiced and the weeks that are left. */
const reasonOfDose = ({ preferences }: Runner, run: Run) =>
  preferences.dose === 'lighter'
    ? reason(lighterDose, ['dose', ...timeAnswers(run)])
    : reason(practicedRate, ['practice', 'raceDate', ...timeAnswers(run)])

const isHeldByPractice = ({ gutTraining: { planned, target } }: Working, run: Run) =>
  run === 'race' && planned < target

function ruleOfCarbs({ cappedBy, settledBy, tooLittle }: CarbsWhileRunning) {
  if (tooLittle) return carbohydrateWhileRunning
  if (cappedBy === 'age') return carbohydrateUnder18
  if (cappedBy === 'one-source') return carbohydrateFromOneSource
  return settledBy === 'most-an-hour' ? mostCarbohydrateAnHour : carbohydrateWhileRunning
}

function carbsAnswers(runner: Runner, carbs: CarbsWhileRunning, run: Run): Cause[] {
  const { cappedBy, cutForHeat, settledBy } = carbs
  return [
    ...timeAnswers(run),
    ...(settledBy === 'duration' ? [] : (['weight', hillsCause(runner)] as const)),
    ...(cutForHeat ? [weatherCause(runner, run)] : []),
    ...(cappedBy === 'age' ? (['age'] as const) : []),
    ...(cappedBy === 'one-source' && excludesAnything(runner) ? (['allergies'] as const) : []),
  ]
}

const sodiumAnswers = (runner: Runner, run: Run): Cause[] => [
  ...timeAnswers(run),
  ...(runner.sweatRate === null ? (['weight', hillsCause(runner)] as const) : (['sweatRate'] as const)),
  weatherCause(runner, run),
]

function ruleOfFluids({ settledBy, tooLittle }: FluidsWhileRunning) {
  if (tooLittle) return drinkingByDuration
  if (settledBy === 'no-added-salt') return noAddedSalt
  if (settledBy === 'most-an-hour') return mostFluidAnHour
  return settledBy === 'share-of-sweat' || settledBy === 'sips' ? drinkingShareOfSweat : bodyMassLoss
}

const isHeldBySalt = ({ settledBy, tooLittle }: FluidsWhileRunning) =>
  settledBy === 'no-added-salt' && !tooLittle

const fluidsAnswers = (runner: Runner, run: Run): Cause[] => [
  ...timeAnswers(run),
  'weight',
  ...(runner.sweatRate === null ? [hillsCause(runner), weatherCause(runner, run)] : (['sweatRate'] as const)),
]
