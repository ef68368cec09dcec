import { type Check, doesNotApply, hard, lookAt, lookAtEach, soft } from '../../audit.ts'
import type { Fault } from '../../finding.ts'
import type { Targets } from '../../../2-targets/targets.ts'
import { differences } from '../../differences.ts'
import { longRunRows, sumOf } from '../../rows.ts'
import { mealBefore, proteinAfter, recoveryAfter } from './around-a-run.ts'
import {
  carbsAnHour,
  fluidsAnHour,
  longRunConditions,
  mostOfTheSweat,
  raceConditions,
  saltiestDrink,
  sodiumAnHour,
} from './limits-while-running.ts'
import { within } from '../bounds.ts'

const section = 'long_run_fueling'

/** The meal 3 to 4 hours before. Evidence: carbohydrate-before-running, hard-meal-before. */
const longRunMeal: Check = {
  id: 'long-run-meal',
  look: (given) => mealBefore(section, given.plan.targets.long_run.breakfast.carbs_g, given, 'longRun'),
}

/** Evidence: carbohydrate-while-running, hard-carbohydrate-an-hour. */
const longRunCarbs: Check = {
  id: 'long-run-carbs',
  look: ({ plan, runner, targets }) =>
    within({
      section,
      value: plan.targets.long_run.carbs_g_per_hr,
      ...carbsAnHour(carbConditions(plan.targets.long_run.carbs_g_per_hr, targets), runner, targets),
    }),
}

/** A run of the weeks of practice rehearses the race, and is judged as it is. */
const carbConditions = (rate: number, targets: Targets) =>
  targets.race.gutTraining.steps[0]?.rate === rate ? raceConditions(targets) : longRunConditions(targets)

/** The dose of the first week of practice, never more than the run's own; what was practiced, where no week is left. Evidence: gut-training. */
const longRunDose: Check = {
  id: 'long-run-dose',
  look: ({ plan, runner }) => {
    const { target_g_per_hr: target, long_run_goal_g_per_hr: goal } = plan.working.gut_training
    const { hours, carbs_g_per_hr: stated } = plan.targets.long_run
    const practiced = 5 * Math.floor((runner.preferences.practiced_g_per_hr ?? 30) / 5)
    const now = Math.min(goal, target < 40 ? goal : (plan.gut_training[0]?.carbs_g_per_hr ?? practiced))
    const made = now * hours < 15 ? 0 : now
    return lookAt(section, 'hard', [stated], () =>
      differences(section, [{ path: 'targets.long_run.carbs_g_per_hr', stated, made }]),
    )
  },
}

/** At most 0.8 of the sweat. Evidence: drinking-share-of-sweat, hard-fluid-an-hour. */
const longRunFluids: Check = {
  id: 'long-run-fluids',
  look: ({ plan, runner, targets }) => {
    const conditions = longRunConditions(targets)
    const { soft: warn, hard: refuse } = fluidsAnHour(conditions)
    return within({
      section,
      value: plan.targets.long_run.fluids_ml_per_hr,
      soft: [0, Math.min(warn[1], mostOfTheSweat(conditions, runner))],
      hard: refuse,
      roundedTo: 10,
    })
  },
}

/** Evidence: sodium-while-running, hard-sodium. */
const longRunSodium: Check = {
  id: 'long-run-sodium',
  look: ({ plan, targets }) =>
    within({
      section,
      value: plan.targets.long_run.sodium_mg_per_hr,
      ...sodiumAnHour(longRunConditions(targets)),
    }),
}

/** The sodium of an hour has to fit into its drink. Evidence: hard-sodium. */
const longRunDrink: Check = {
  id: 'long-run-drink-strength',
  look: ({ plan, targets: { longRun } }) => {
    const { sodium_mg_per_hr: sodium, fluids_ml_per_hr: fluids } = plan.targets.long_run
    if (longRun.perHour.sodium === 0 && sodium === 0) return doesNotApply
    return lookAtEach(
      section,
      'hard',
      Number.isFinite(sodium + fluids) ? [{ sodium, fluids }] : [],
      drinkFaults,
    )
  },
}

function drinkFaults({ sodium, fluids }: { readonly sodium: number; readonly fluids: number }): Fault[] {
  if (sodium <= 0) return []
  if (fluids === 0) return [hard(section, 'salt-without-drink', { sodium })]
  const strength = (1000 * sodium) / fluids
  return strength <= saltiestDrink
    ? []
    : [hard(section, 'too-salty', { minute: null, mg_per_liter: strength })]
}

/** A runner must not finish a long run heavier than at the start, nor over 5% lighter without a note. Evidence: body-mass-loss. */
const longRunMass: Check = {
  id: 'long-run-mass-change',
  look: ({ plan, runner, targets }) => {
    const { hours, sweatRate } = longRunConditions(targets)
    if (hours === 0) return doesNotApply
    const drunk = plan.targets.long_run.fluids_ml_per_hr / 1000
    const hasNote = plan.notes.some(({ code }) => code === 'sweat-loss' || code === 'sweat-rate')
    return lookAtEach(
      section,
      'hard',
      [(100 * (sweatRate - drunk) * hours) / runner.weight].filter(Number.isFinite),
      (percent) =>
        percent <= 5 || hasNote ? [] : [soft(section, 'loss-not-mentioned', { run: 'long-run', percent })],
    )
  },
}

/** Within 2 hours after the run. Evidence: recovery-serving, hard-recovery. */
const longRunRecovery: Check = {
  id: 'long-run-recovery',
  look: (given) => {
    const { recovery } = given.plan.targets.long_run
    return [
      ...recoveryAfter(section, recovery, given),
      proteinAfter(section, recovery.protein_g, given.targets),
    ]
  },
}

/** The limits of an hour, for the rows of the long run. Evidence: hard-carbohydrate-an-hour, hard-sodium, hard-fluid-an-hour. */
const longRunScheduleLimits: Check = {
  id: 'long-run-schedule-limits',
  look: (given) => {
    const { runner, targets } = given
    const { perHour, time } = targets.longRun
    const rows = longRunRows(given)
    if (perHour.carbs === 0 && perHour.fluids === 0 && rows.length === 0) return doesNotApply
    const conditions = longRunConditions(targets)
    const limits = [
      ['carbs', 'carbs_g', carbsAnHour(conditions, runner, targets).hard[1] + 1],
      ['fluids', 'fluids_ml', fluidsAnHour(conditions).hard[1] + 10],
      ['sodium', 'sodium_mg', saltiestDrink],
    ] as const
    return lookAtEach(section, 'hard', rows.length > 0 ? limits : [], (each) => {
      const [of, column, limit] = each
      const value = sumOf(rows, column) / time
      return value <= limit ? [] : [hard(section, 'schedule-above-limit', { of, value, limit })]
    })
  },
}

export const longRunChecks: readonly Check[] = [
  longRunMeal,
  longRunCarbs,
  longRunDose,
  longRunFluids,
  longRunSodium,
  longRunDrink,
  longRunMass,
  longRunRecovery,
  longRunScheduleLimits,
]
