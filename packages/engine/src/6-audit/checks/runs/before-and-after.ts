import { type Check, lookAt, soft } from '../../audit.ts'
import { afterRace, beforeRace, sumOf } from '../../rows.ts'
import { mealBefore, proteinAfter, recoveryAfter } from './around-a-run.ts'
import { outside } from '../bounds.ts'

const section = 'race_day_plan'

/** Evidence: carbohydrate-before-running, hard-meal-before. */
const raceBreakfast: Check = {
  id: 'race-breakfast',
  look: (given) =>
    lookAt(
      section,
      'hard',
      beforeRace(given).filter(({ minute }) => minute <= -75 && minute >= -300),
      (meals) =>
        meals.length === 0 ? [] : mealBefore(section, sumOf(meals, 'carbs_g'), given, 'race').faults,
    ),
}

/** Less time means less, at most 1 g/kg in the last hour. Evidence: carbohydrate-before-running. */
const lastHourCarbs: Check = {
  id: 'last-hour-carbs',
  look: (given) =>
    lookAt(section, 'soft', beforeRace(given), (before) => {
      const carbs = sumOf(
        before.filter(({ minute }) => minute > -75),
        'carbs_g',
      )
      return carbs > given.targets.loadingMass ? [soft(section, 'much-in-the-last-hour', null)] : []
    }),
}

/**
 * Of the last 4 hours. Evidence: fluids-before-running, hard-drink-before. Breakfast gives everybody 300 to 600 ml (evidence:
 * breakfast-fluids), and up to 150 ml come right before the start: the band never requires more of a heavy runner nor warns a light one about less.
 */
const preRaceFluid: Check = {
  id: 'pre-race-fluid',
  look: (given) => {
    const { weight } = given.runner
    return lookAt(
      section,
      'hard',
      beforeRace(given).filter(({ minute }) => minute >= -240),
      (before) =>
        before.length === 0
          ? []
          : outside({
              section,
              value: sumOf(before, 'fluids_ml'),
              soft: [Math.min(5 * weight, 600), Math.max(10 * weight, 450)],
              hard: [0, Math.min(15 * weight, 1200)],
              roundedTo: 50,
            }),
    )
  },
}

/** Carbs, fluids, sodium of the rows after the finish. Evidence: recovery-serving, hard-recovery. */
const raceRecovery: Check = {
  id: 'race-recovery',
  look: (given) => {
    const after = afterRace(given)
    if (after.length === 0) return lookAt(section, 'hard', after, () => [])
    const totals = {
      carbs_g: sumOf(after, 'carbs_g'),
      fluids_ml: sumOf(after, 'fluids_ml'),
      sodium_mg: sumOf(after, 'sodium_mg'),
    }
    return recoveryAfter(section, totals, given, steps)
  },
}

/** A meal comes in quarters of a recipe, and salt in pinches of 0.4 g. */
const steps = { carbs: 10, sodium: 155 } as const

// Whole portions meet protein to 7%.
const slackOfPortions = 0.07

/** Of the meal, or of the target if there is no dish. Evidence: recovery-protein, hard-recovery. */
const raceRecoveryProtein: Check = {
  id: 'race-recovery-protein',
  look: ({ plan, targets }) => {
    const value = plan.race_day.recovery_meal?.protein_g ?? plan.targets.race.recovery.protein_g
    return proteinAfter(section, value, targets, slackOfPortions)
  },
}

export const aroundRaceChecks: readonly Check[] = [
  raceBreakfast,
  lastHourCarbs,
  preRaceFluid,
  raceRecovery,
  raceRecoveryProtein,
]
