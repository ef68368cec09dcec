import type { Cause, Field } from '../../1-runner/questionnaire.ts'
import type { Runner } from '../../1-runner/runner.ts'
import {
  breakfastSodium,
  carbohydrateBeforeRunning,
  earlyStart,
  fluidsBeforeRunning,
  mealBeforeALongRun,
} from '../../evidence/race-morning.ts'
import { raceDayMeals } from '../../evidence/race-day-meals.ts'
import { noAddedSalt } from '../../evidence/health.ts'
import {
  recoveryCarbohydrate,
  recoveryFluids,
  recoveryProtein,
  recoverySodium,
} from '../../evidence/recovery.ts'
import { isWithoutAddedSalt } from '../../health.ts'
import { type Reason, reason } from '../../reason.ts'
import { startsInTheEvening } from '../before-and-after/race-day-meals.ts'
import { startsEarly } from '../before-and-after/start.ts'
import { hillsCause, type Run, timeAnswers, weatherCause } from './time-answers.ts'

export const breakfastReasons = (runner: Runner, run: Run) => ({
  carbs_g: carbsReason(runner, run),
  sodium_mg: isWithoutAddedSalt(runner)
    ? reason(noAddedSalt, ['allergies'])
    : reason(breakfastSodium, [...timeAnswers(run), weatherCause(runner, run)]),
  fluids_ml: reason(fluidsBeforeRunning, ['weight']),
})

function carbsReason(runner: Runner, run: Run): Reason {
  const answers = [...timeAnswers(run), 'weight', 'height'] as const
  if (run === 'longRun') return reason(mealBeforeALongRun, answers)
  if (startsInTheEvening(runner)) return reason(raceDayMeals, ['start', ...answers])
  return startsEarly(runner)
    ? reason(earlyStart, ['start', ...answers])
    : reason(carbohydrateBeforeRunning, answers)
}

export const recoveryReasons = (runner: Runner, run: Run) => ({
  carbs_g: reason(recoveryCarbohydrate, [...timeAnswers(run), 'weight']),
  protein_g: reason(recoveryProtein, proteinAnswers(runner)),
  fluids_ml: reason(recoveryFluids, sweatAnswers(runner, run)),
  sodium_mg: isWithoutAddedSalt(runner)
    ? reason(noAddedSalt, ['allergies'])
    : reason(recoverySodium, sweatAnswers(runner, run)),
})

const proteinAnswers = ({ age, diet }: Runner): Field[] => [
  'weight',
  ...(age >= recoveryProtein.value.fromYears ? (['age'] as const) : []),
  ...(diet === 'Vegan' ? (['dietPreference'] as const) : []),
]

const sweatAnswers = (runner: Runner, run: Run): Cause[] => [
  ...timeAnswers(run),
  'weight',
  ...(runner.sweatRate === null ? [hillsCause(runner), weatherCause(runner, run)] : (['sweatRate'] as const)),
]
