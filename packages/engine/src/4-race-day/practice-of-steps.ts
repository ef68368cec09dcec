import type { Runner } from '../1-runner/runner.ts'
import type { PracticeStep } from '../2-targets/target-groups.ts'
import type { Targets } from '../2-targets/targets.ts'
import { gutTraining } from '../evidence/carbohydrate.ts'
import { mostSodiumAnHour } from './arrangement/demand.ts'
import { type PracticeServings, practicedFuels, practiceServings } from './practice-servings.ts'
import type { FuelKit, LongRunSchedule } from './schedule.ts'
import { inHalves, servingsAtTheStops, servingsInAll } from './servings-at-the-stops.ts'

interface Practiced {
  /** Of the race. */
  readonly kit: FuelKit
  readonly longRun: Pick<LongRunSchedule, 'rows'>
}

/**
 * What each step takes of the race's own fuel: in the weeks whose dose is that of the long run, what its stops take, since
 * the runner follows them; in every other week as many servings as come nearest to the step.
 */
export const practiceOfSteps = (
  runner: Runner,
  { race: { gutTraining: training }, longRun: { perHour, sweatRate } }: Targets,
  { kit, longRun }: Practiced,
): (PracticeServings | null)[] => {
  const { steps } = training
  const rate = perHour.carbs
  const limits = { fluids: perHour.fluids, sodium: mostSodiumAnHour(runner, sweatRate) }
  return steps.map((step) => {
    const takesTheStops = steps[0]?.rate === rate && step.rate === rate && !isShorter(step)
    return (takesTheStops ? takenAtTheStops(kit, longRun) : null) ?? practiceServings(kit, step, limits)
  })
}

const isShorter = ({ weeksLeft }: PracticeStep) =>
  gutTraining.value.shorterLongRuns.some((each) => each.weeksLeft === weeksLeft)

/** Null if the stops take another fuel than the race. */
export function takenAtTheStops(
  kit: FuelKit,
  { rows }: Pick<LongRunSchedule, 'rows'>,
): PracticeServings | null {
  const fuels = practicedFuels(kit)
  const taken = servingsAtTheStops(rows, fuels)
  if (taken.length === 0) return null
  return {
    servings: inHalves(taken),
    minutes: [...new Set(taken.map(({ minute }) => minute))],
    limited: null,
    atTheStops: Object.fromEntries(
      fuels.map(({ id }) => [id, servingsInAll(taken.filter(({ fuel }) => fuel.id === id))]),
    ),
  }
}
