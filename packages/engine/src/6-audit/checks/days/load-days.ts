import type { Targets } from '../../../2-targets/targets.ts'
import type { PlanDay } from '../../../plan.ts'
import { type Check, doesNotApply, type Given, type Look, lookAt } from '../../audit.ts'
import type { Fault } from '../../finding.ts'
import { open, outside } from '../bounds.ts'

const section = 'race_week'

/** Without a load the days before the race are ordinary ones. */
function lookAtLoadDays({ plan, runner, targets }: Given, find: (day: PlanDay) => Fault[]): Look {
  const days = plan.race_week.filter(({ kind }) => kind === 'loading' || kind === 'day-before')
  if (targets.raceWeek.shareOfLoad === 0) return doesNotApply
  if (runner.daysToGo < 1 && days.length === 0) return doesNotApply
  return lookAt(section, 'hard', days, (all) => all.flatMap(find).slice(0, 1))
}

/** What a load day that aims for this much carbohydrate needs. Evidence: loading-day. */
const energyFor = (
  { referenceMass: mass, restingEnergy, runningEnergy, milkEnergy }: Targets,
  carbs: number,
) =>
  Math.max(1.5 * restingEnergy + 0.3 * runningEnergy, 4 * carbs + 4 * 1.2 * mass + 9 * 0.6 * mass) +
  milkEnergy

/** Evidence: loading-day, tapered-running. */
const loadDayEnergy: Check = {
  id: 'load-day-energy',
  look: (given) =>
    lookAtLoadDays(given, ({ totals: { kcal }, target }) => {
      const own = energyFor(given.targets, target.carbs_g)
      return outside({
        section,
        value: kcal,
        soft: [0.9 * own, 1.1 * own],
        hard: [0, 1.35 * own],
      })
    }),
}

/**
 * Evidence: loading-day. The energy of such a day comes first (the row above), so if carbs and 1.8 g/kg of
 * protein leave more than 1.2 g/kg of fat, as before a short race or with much running, that is not a fault; nor is a tenth,
 * by which portions may be off.
 */
const loadDayFat: Check = {
  id: 'load-day-fat',
  look: (given) => {
    const mass = given.targets.referenceMass
    return lookAtLoadDays(given, ({ totals: { fat_g: fat, carbs_g: carbs } }) => {
      const left = (energyFor(given.targets, carbs) - 4 * carbs - 4 * 1.8 * mass) / 9
      return outside({
        section,
        value: fat,
        soft: [0.5 * mass, 1.1 * Math.max(1.2 * mass, left)],
        hard: [0.3 * mass, open],
        roundedTo: 5,
      })
    })
  },
}

export const loadDayChecks: readonly Check[] = [loadDayEnergy, loadDayFat]
