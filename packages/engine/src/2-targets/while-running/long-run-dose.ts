import type { Runner } from '../../1-runner/runner.ts'
import { gutTraining as rule, leastWorthEating } from '../../evidence/carbohydrate.ts'
import { eatenOver, type GramsPerHour, gramsPerHour } from '../../units.ts'
import type { GutTrainingTargets } from '../target-groups.ts'
import type { FueledRun } from './fueled-run.ts'
import { inFivesBelow, startOf } from './gut-training.ts'

/** The long run with the dose to take now, and all else as at its own rate. Evidence: gut-training. */
export const withDoseForNow = (
  runner: Runner,
  longRun: FueledRun,
  practice: GutTrainingTargets,
): FueledRun => ({
  ...longRun,
  perHour: { ...longRun.perHour, carbs: doseForNow(runner, longRun, practice) },
})

/** The first step of the weeks that are left; where none is left, what has been practiced. Never more than the run's own rate. */
function doseForNow(
  runner: Runner,
  { time, carbs: { rate: own } }: FueledRun,
  { target, steps }: GutTrainingTargets,
): GramsPerHour {
  if (target < rule.value.fromRate) return own
  const dose = gramsPerHour(Math.min(own, steps[0]?.rate ?? inFivesBelow(startOf(runner))))
  return eatenOver(dose, time) < leastWorthEating.value ? gramsPerHour(0) : dose
}
