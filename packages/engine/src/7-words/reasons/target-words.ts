import { inMilliliters, type Reader, wholeText } from '../amounts/format-amounts.ts'
import type { Plan } from '../../plan.ts'
import type { Nutrient, OptionalTargetPath, TargetPath } from '../../reason.ts'
import { breakfastCarbs, breakfastDrink, breakfastSodium, optionalCarbs } from './breakfast.ts'
import { caffeine } from './caffeine.ts'
import { carbsWhileRunning } from './carbs-while-running.ts'
import { dailyCarbs, dailyEnergy, dailyFat, dailyProtein } from './daily.ts'
import { fluidsWhileRunning } from './fluids-while-running.ts'
import { besideTarget, broughtInstead } from './race-day-amounts.ts'
import { type DayType, carbsOfType, energyOfType, fatOfType, proteinOfType, runsAWeek } from './day-types.ts'
import { lighterDose } from './lighter-dose.ts'
import { earlyRaceWeek, loading } from './race-week.ts'
import { recoveryCarbs, recoveryDrink, recoveryProtein, recoverySodium } from './recovery.ts'
import type { ReasonRenderer, Run } from './reason-renderer.ts'
import { sodiumWhileRunning } from './sodium-while-running.ts'
import { longRunTime, raceTime, sweatRate } from './times-and-sweat.ts'

type RunWords = (plan: Plan, run: Run) => readonly string[]
type LongRun = Plan['targets']['long_run']

/** Without a long run yet: what a first one would need, if that is more than zero. */
const longRun =
  (words: RunWords, first?: (longRun: LongRun, reader: Reader) => string): ReasonRenderer =>
  (plan) => {
    const { runner, targets } = plan
    if (runner.long_run_km > 0) return words(plan, 'long_run')
    return [
      first
        ? `You run no long run yet. This is the least that a first one would take: ${first(targets.long_run, runner)}.`
        : 'You run no long run yet, so nothing is planned on the way.',
    ]
  }

const race =
  (words: RunWords): ReasonRenderer =>
  (plan) =>
    words(plan, 'race')

/** What whole servings make of a target is what the rates of the race show. */
const raceRate =
  (nutrient: Nutrient, words: RunWords): ReasonRenderer =>
  (plan) => [...words(plan, 'race'), broughtInstead(plan, nutrient)]

/** A meal of race day is in its table as well. */
const raceMeal =
  (meal: 'breakfast' | 'recovery', nutrient: Nutrient, words: RunWords): ReasonRenderer =>
  (plan) => [besideTarget(plan, meal, nutrient), ...words(plan, 'race')]

type DayWords = (plan: Plan, type: DayType) => readonly string[]

const day =
  (words: DayWords, type: DayType): ReasonRenderer =>
  (plan) =>
    words(plan, type)

/** How each target was settled. */
export const targetWords: Readonly<Record<TargetPath | OptionalTargetPath, ReasonRenderer>> = {
  'targets.daily.kcal': dailyEnergy,
  'targets.daily.carbs_g': dailyCarbs,
  'targets.daily.protein_g': dailyProtein,
  'targets.daily.fat_g': dailyFat,
  'targets.day_types.runs_a_week': runsAWeek,
  'targets.day_types.rest.kcal': day(energyOfType, 'rest'),
  'targets.day_types.rest.carbs_g': day(carbsOfType, 'rest'),
  'targets.day_types.rest.protein_g': day(proteinOfType, 'rest'),
  'targets.day_types.rest.fat_g': day(fatOfType, 'rest'),
  'targets.day_types.run.kcal': day(energyOfType, 'run'),
  'targets.day_types.run.carbs_g': day(carbsOfType, 'run'),
  'targets.day_types.run.protein_g': day(proteinOfType, 'run'),
  'targets.day_types.run.fat_g': day(fatOfType, 'run'),
  'targets.day_types.long_run.kcal': day(energyOfType, 'long_run'),
  'targets.day_types.long_run.carbs_g': day(carbsOfType, 'long_run'),
  'targets.day_types.long_run.protein_g': day(proteinOfType, 'long_run'),
  'targets.day_types.long_run.fat_g': day(fatOfType, 'long_run'),
  'targets.long_run.hours': longRunTime,
  'targets.long_run.breakfast.carbs_g': longRun(breakfastCarbs, ({ breakfast }) => `${breakfast.carbs_g} g`),
  'targets.long_run.carbs_g_per_hr': longRun(carbsWhileRunning),
  'targets.long_run.sodium_mg_per_hr': longRun(sodiumWhileRunning),
  'targets.long_run.fluids_ml_per_hr': longRun(fluidsWhileRunning),
  'targets.long_run.recovery.carbs_g': longRun(recoveryCarbs, ({ recovery }) => `${recovery.carbs_g} g`),
  'targets.long_run.recovery.protein_g': longRun(
    recoveryProtein,
    ({ recovery }) => `${recovery.protein_g} g`,
  ),
  'targets.long_run.recovery.fluids_ml': longRun(recoveryDrink, ({ recovery }, reader) =>
    inMilliliters(reader, recovery.fluids_ml),
  ),
  'targets.long_run.recovery.sodium_mg': longRun(
    recoverySodium,
    ({ recovery }) => `${wholeText(recovery.sodium_mg)} mg`,
  ),
  'targets.race_week.mon_wed_carbs_g': earlyRaceWeek,
  'targets.race_week.thu_fri_carbs_g': (plan) => loading(plan, 'thu_fri'),
  'targets.race_week.day_before_carbs_g': (plan) => loading(plan, 'day_before'),
  'targets.race_week.race_morning_carbs_g': race(breakfastCarbs),
  'targets.race.hours': raceTime,
  'targets.race.sweat_rate_lph': sweatRate,
  'targets.race.carbs_g_per_hr': raceRate('carbs_g', carbsWhileRunning),
  'targets.race.sodium_mg_per_hr': raceRate('sodium_mg', sodiumWhileRunning),
  'targets.race.fluids_ml_per_hr': raceRate('fluids_ml', fluidsWhileRunning),
  'targets.race.breakfast.carbs_g': raceMeal('breakfast', 'carbs_g', breakfastCarbs),
  'targets.race.breakfast.optional_carbs_g': optionalCarbs,
  'targets.race.lighter_carbs_g_per_hr': lighterDose,
  'targets.race.breakfast.sodium_mg': raceMeal('breakfast', 'sodium_mg', breakfastSodium),
  'targets.race.breakfast.fluids_ml': raceMeal('breakfast', 'fluids_ml', breakfastDrink),
  'targets.race.recovery.carbs_g': raceMeal('recovery', 'carbs_g', recoveryCarbs),
  'targets.race.recovery.protein_g': race(recoveryProtein),
  'targets.race.recovery.fluids_ml': raceMeal('recovery', 'fluids_ml', recoveryDrink),
  'targets.race.recovery.sodium_mg': raceMeal('recovery', 'sodium_mg', recoverySodium),
  'targets.caffeine_mg': caffeine,
}
