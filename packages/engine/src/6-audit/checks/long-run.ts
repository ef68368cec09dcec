import { type Check, doesNotApply, type Fault, hard, lookAtEach, soft } from '../audit.ts'
import { mealBefore, proteinAfter, recoveryAfter } from './around-a-run.ts'
import {
  carbsAnHour,
  fluidsAnHour,
  longRunOuting,
  mostOfTheSweat,
  saltiestDrink,
  sodiumAnHour,
} from './limits-while-running.ts'
import { figure, within } from './within.ts'

const section = 'long_run_fueling'

/** science.md 9.1, meal 3-4 h before. */
export const longRunMeal: Check = {
  id: 'long-run-meal',
  look: ({ plan }, _runner, targets) =>
    mealBefore(
      { section, what: 'Carbs before the long run', value: plan.long_run_fueling.pre_run.carbs_g },
      targets,
    ),
}

/** science.md 9.1, carbs during. */
export const longRunCarbs: Check = {
  id: 'long-run-carbs',
  look: ({ plan }, runner, targets) =>
    within({
      section,
      what: 'Long-run carbs an hour',
      value: plan.long_run_fueling.during.carbs_g_per_hr,
      unit: 'g',
      ...carbsAnHour(longRunOuting(targets), runner, targets),
      because: 'What the gut takes in depends on how long you are out.',
    }),
}

/** science.md 9.1, fluid during, and 9.5: at most 0.8 of the sweat. */
export const longRunFluids: Check = {
  id: 'long-run-fluids',
  look: ({ plan }, _runner, targets) => {
    const outing = longRunOuting(targets)
    const { soft: warn, hard: refuse } = fluidsAnHour(outing)
    return within({
      section,
      what: 'Long-run fluids an hour',
      value: plan.long_run_fueling.during.fluids_ml_per_hr,
      unit: 'ml',
      soft: [0, Math.min(warn[1], mostOfTheSweat(outing))],
      hard: refuse,
      roundedTo: 10,
      because: 'Drinking near or above what you sweat is dangerous.',
    })
  },
}

/** science.md 9.1, sodium during. */
export const longRunSodium: Check = {
  id: 'long-run-sodium',
  look: ({ plan }, _runner, targets) =>
    within({
      section,
      what: 'Long-run sodium an hour',
      value: plan.long_run_fueling.during.sodium_mg_per_hr,
      unit: 'mg',
      ...sodiumAnHour(longRunOuting(targets)),
      because: 'Sodium replaces part of what you sweat, no more.',
    }),
}

/** science.md 9.1: the sodium of an hour has to fit into its drink. */
export const longRunDrink: Check = {
  id: 'long-run-drink-strength',
  look: ({ plan }, _runner, { longRun }) => {
    const { sodium_mg_per_hr: sodium, fluids_ml_per_hr: fluids } = plan.long_run_fueling.during
    if (longRun.perHour.sodium === 0 && sodium === 0) return doesNotApply
    return lookAtEach(
      { section, what: 'the sodium and the fluids of the long run', unread: 'hard' },
      Number.isFinite(sodium) && Number.isFinite(fluids) ? [{ sodium, fluids }] : [],
      drinkFaults,
    )
  },
}

function drinkFaults({ sodium, fluids }: { sodium: number; fluids: number }): Fault[] {
  if (sodium <= 0) return []
  if (fluids === 0) {
    const words = `The long run has ${figure(sodium)} mg of sodium an hour and nothing to drink with it.`
    return [hard(section, words)]
  }
  const strength = (1000 * sodium) / fluids
  if (strength <= saltiestDrink) return []
  const words = `Long-run sodium of ${figure(strength)} mg a liter is saltier than anyone should drink.`
  return [hard(section, words)]
}

/** science.md 9.1, after the run, within 2 h. */
export const longRunRecovery: Check = {
  id: 'long-run-recovery',
  look: ({ plan }, _runner, targets) => {
    const { carbs_g: carbs, protein_g, fluids_ml: fluids, sodium_mg: sodium } = plan.long_run_fueling.post_run
    return [
      ...recoveryAfter({ section, run: 'the long run', carbs, fluids, sodium }, targets),
      proteinAfter({ section, what: 'Protein after the long run', value: protein_g }, targets),
    ]
  },
}

/** science.md 9.1: a long run must not end heavier than it began, nor lose over 5 %, without a word. */
export const longRunMass: Check = {
  id: 'long-run-mass-change',
  look: ({ plan }, runner, targets) => {
    const { hours, sweatRate } = longRunOuting(targets)
    if (hours === 0) return doesNotApply
    const drunk = plan.long_run_fueling.during.fluids_ml_per_hr / 1000
    const loss = (100 * (sweatRate - drunk) * hours) / runner.weight
    const speaks = plan.assumptions_safety.some((note) => /sweat|weight|mass/iu.test(note))
    return lookAtEach(
      { section, what: 'the fluids of the long run', unread: 'hard' },
      [loss].filter(Number.isFinite),
      (percent) =>
        percent <= 5 || speaks
          ? []
          : [
              soft(
                section,
                `The long run is likely to cost ${figure(percent)} % of your body weight, and no note says so.`,
              ),
            ],
    )
  },
}
