import type { Runner } from '../../../1-runner/runner.ts'
import type { Targets } from '../../../2-targets/targets.ts'
import type { PlanTypeOfDay } from '../../../plan.ts'
import { timesTheFlat } from '../../conditions.ts'
import { type Check, type Given, lookAtEach } from '../../audit.ts'
import type { Fault } from '../../finding.ts'
import { outside } from '../bounds.ts'
import { dailyEnergyMost } from './daily-plan.ts'

const section = 'daily_plan'

/** Energy and carbs of each type of day, by what its running allows. Evidence: food-follows-the-run, hard-daily-energy. */
export const dayTypes: Check = {
  id: 'day-types',
  look: (given) => {
    const { day_types: stated } = given.plan.targets
    const { rest, run, longRun } = given.targets.dayTypes
    const pairs = [
      { day: stated.rest, own: rest },
      { day: stated.run, own: run },
      { day: stated.long_run, own: longRun },
    ]
    return lookAtEach(section, 'hard', pairs, ({ day, own }) =>
      day && own ? faultsOf(given, day, own).slice(0, 1) : [],
    )
  },
}

interface Own {
  readonly energy: number
  readonly carbs: number
  readonly distance: number
}

function faultsOf({ runner, targets }: Given, day: PlanTypeOfDay, own: Own): Fault[] {
  const { referenceMass: mass, fatFreeMass, restingEnergy, milkEnergy } = targets
  return [
    ...outside({
      section,
      value: day.kcal,
      soft: [0.85 * own.energy, 1.15 * own.energy],
      hard: [
        Math.max(30 * fatFreeMass, 1.2 * restingEnergy) + milkEnergy,
        Math.min(mostOn(runner, targets, own), Math.max(7000, targets.daily.energy)) + 9,
      ],
    }),
    ...outside({
      section,
      of: 'carbs',
      value: day.carbs_g,
      soft: [own.carbs - 1.5 * mass, own.carbs + 1.5 * mass],
      hard: [2.5 * mass, 12 * mass + 1],
    }),
  ]
}

/** What the mean day may have, and 1.15 of what is run beyond it. */
function mostOn(runner: Runner, targets: Targets, { distance }: Own): number {
  const run = timesTheFlat(runner) * runner.weight * distance
  return dailyEnergyMost(runner, targets) + 1.15 * Math.max(0, run - targets.runningEnergy)
}
