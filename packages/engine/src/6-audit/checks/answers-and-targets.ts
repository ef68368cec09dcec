import type { Runner } from '../../1-runner/runner.ts'
import type {
  BreakfastTargets,
  HourlyTargets,
  RecoveryTargets,
  TypeOfDay,
} from '../../2-targets/target-groups.ts'
import type { Targets } from '../../2-targets/targets.ts'
import { dailyCarbohydrateBands } from '../../evidence/carbohydrate.ts'
import { proteinWithKidneyDisease } from '../../evidence/health.ts'
import { proteinLimits } from '../../evidence/protein-and-fat.ts'
import { recoveryProtein } from '../../evidence/recovery.ts'
import { toIsoDay } from '../../plain-day.ts'
import { type Check, lookAt } from '../audit.ts'
import { timesTheFlat } from '../conditions.ts'
import { differences, leavesOf, pairsOf } from '../differences.ts'

/** The plan is for this runner's race and repeats this runner's answers. */
const sameRunner: Check = {
  id: 'same-runner',
  look: ({ plan, runner }) =>
    lookAt(
      'profile',
      'hard',
      pairsOf(leavesOf('runner', plan.runner), leavesOf('runner', runnerOf(runner))),
      (pairs) => differences('profile', pairs),
    ),
}

const runnerOf = ({ exclusions, ...runner }: Runner) => ({
  answers: runner.answers,
  today: toIsoDay(runner.today),
  race: runner.race,
  race_date: toIsoDay(runner.raceDate),
  days_to_go: runner.daysToGo,
  long_runs_left: Math.floor(runner.daysToGo / 7),
  race_km: runner.raceDistance,
  target_minutes: 60 * runner.targetTime,
  target_given_as_pace: runner.targetGivenAsPace,
  sex: runner.sex,
  age: runner.age,
  height_cm: runner.height,
  weight_kg: runner.weight,
  weekly_km: runner.weeklyDistance,
  long_run_km: runner.longRun,
  sweat_rate_lph: runner.sweatRate,
  diet: runner.diet,
  'exclusions.typed': exclusions.typed,
  'exclusions.groups': exclusions.groups,
  'exclusions.families': exclusions.families ?? [],
  'exclusions.unknown': exclusions.unknown,
  'exclusions.unread': exclusions.unread ?? [],
  'exclusions.near_misses': (exclusions.nearMisses ?? []).map(({ typed, readAs }) => ({
    typed,
    read_as: readAs,
  })),
  health: runner.health,
  budget: runner.budget,
  course: runner.course,
  climate: runner.climate,
  units: runner.units,
  preferences: runner.preferences,
})

/** Its numbers and what settled them are those computed from the answers. */
const targetsAgree: Check = {
  id: 'targets-agree',
  look: ({ plan, runner, targets }) =>
    lookAt(
      'numbers_summary',
      'hard',
      [
        ...pairsOf(leavesOf('targets', plan.targets), leavesOf('targets', targetsOf(targets))),
        ...pairsOf(leavesOf('working', plan.working), leavesOf('working', workingOf(runner, targets))),
        { path: 'flags', stated: plan.flags, made: targets.flags },
      ],
      (pairs) => differences('numbers_summary', pairs),
    ),
}

const targetsOf = ({ daily, dayTypes, raceWeek, longRun, race, caffeine, loadingMass }: Targets) => ({
  'daily.kcal': daily.energy,
  'daily.carbs_g': daily.carbs,
  'daily.protein_g': daily.protein,
  'daily.fat_g': daily.fat,
  'race_week.mon_wed_carbs_g': raceWeek.mondayToWednesday,
  'race_week.thu_fri_carbs_g': raceWeek.thursdayToFriday,
  'race_week.day_before_carbs_g': raceWeek.dayBefore,
  'race_week.race_morning_carbs_g': raceWeek.raceMorning,
  'day_types.runs_a_week': dayTypes.runsAWeek,
  'day_types.rest': typeOfDay(dayTypes.rest),
  'day_types.run': dayTypes.run && typeOfDay(dayTypes.run),
  'day_types.long_run': typeOfDay(dayTypes.longRun),
  long_run: runTargets(longRun, longRun.before, loadingMass),
  race: runTargets(race, race.breakfast, loadingMass),
  'race.breakfast.optional_carbs_g': race.breakfast.optional,
  'race.lighter_carbs_g_per_hr': race.gutTraining.lighter,
  'overdrinking.long_run': longRun.overdrinking,
  'overdrinking.race': race.overdrinking,
  'race.predicted_loss_percent': race.predictedLossPercent,
  caffeine_mg: caffeine,
})

const typeOfDay = ({ days, distance, energy, carbs, protein, fat }: TypeOfDay) => ({
  days,
  km: distance,
  kcal: energy,
  carbs_g: carbs,
  protein_g: protein,
  fat_g: fat,
})

interface RunTargets {
  readonly time: number
  readonly sweatRate: number
  readonly perHour: HourlyTargets
  readonly recovery: RecoveryTargets
}

/** An hour before, at most 1 g/kg of carbs, in steps of 5 g. Evidence: carbohydrate-before-running. */
const runTargets = (
  { time, sweatRate, perHour, recovery }: RunTargets,
  breakfast: BreakfastTargets,
  mass: number,
) => ({
  hours: time,
  sweat_rate_lph: sweatRate,
  carbs_g_per_hr: perHour.carbs,
  sodium_mg_per_hr: perHour.sodium,
  fluids_ml_per_hr: perHour.fluids,
  'breakfast.carbs_g': breakfast.carbs,
  'breakfast.sodium_mg': breakfast.sodium,
  'breakfast.fluids_ml': breakfast.fluids,
  'breakfast.an_hour_before_carbs_g': Math.min(5 * Math.floor(mass / 5), breakfast.carbs),
  'recovery.carbs_g': recovery.carbs,
  'recovery.protein_g': recovery.protein,
  'recovery.fluids_ml': recovery.fluids,
  'recovery.sodium_mg': recovery.sodium,
  'recovery.whole_day_fluids_ml': recovery.wholeDayFluids,
})

/** What the forecast moved, figure by figure. */
const movedByForecast = ({ race, raceByClimate }: Targets['working']) =>
  raceByClimate
    ? [
        { of: 'sweat_rate_lph', from: raceByClimate.sweat, to: race.sweat },
        { of: 'carbs_g_per_hr', from: raceByClimate.perHour.carbs, to: race.perHour.carbs },
        { of: 'sodium_mg_per_hr', from: raceByClimate.perHour.sodium, to: race.perHour.sodium },
        { of: 'fluids_ml_per_hr', from: raceByClimate.perHour.fluids, to: race.perHour.fluids },
        { of: 'breakfast.sodium_mg', from: raceByClimate.breakfast.sodium, to: race.breakfast.sodium },
      ].filter(({ from, to }) => from !== to)
    : []

function workingOf(runner: Runner, { working }: Targets) {
  const { mass, loadingMass, training, energy, day, dayTypes, week, gutTraining } = working
  const bands = dailyCarbohydrateBands.value
  const { least, most } = bands.find(({ underHours }) => training.hoursPerDay < underHours) ?? bands[3]
  return {
    reference_mass_kg: mass,
    loading_mass_kg: loadingMass,
    'day_types.share': dayTypes.share,
    'day_types.settled_by': dayTypes.settledBy,
    training_hours_per_day: training.hoursPerDay,
    'daily.resting_kcal': energy.resting,
    'daily.running_kcal': energy.running,
    'daily.spent_kcal': energy.spent,
    'daily.planned_kcal': energy.planned,
    'daily.least_available_kcal_per_kg': energy.leastAvailable,
    'daily.carbs_guideline_g_per_kg': { least, most },
    'daily.carbs_aimed_for_g_per_kg': day.carbsAimedFor,
    'daily.protein_guideline_g_per_kg.least': proteinLimits.value.least,
    'daily.protein_guideline_g_per_kg.most': runner.health.some(({ code }) => code === 'kidney')
      ? proteinWithKidneyDisease.value.most
      : proteinLimits.value[runner.age < 18 ? 'mostUnder18' : 'most'],
    'daily.protein_g_per_kg': day.protein,
    'daily.settled_by': day.settledBy,
    'race_week.mon_wed_carbs_g_per_kg': week.perKilogram.mondayToWednesday,
    'race_week.thu_fri_carbs_g_per_kg': week.perKilogram.thursdayToFriday,
    'race_week.day_before_carbs_g_per_kg': week.perKilogram.dayBefore,
    'race_week.share_of_load': week.shareOfLoad,
    'race_week.mon_wed_settled_by': week.settledBy.mondayToWednesday,
    'race_week.thu_fri_settled_by': week.settledBy.thursdayToFriday,
    'race_week.day_before_settled_by': week.settledBy.dayBefore,
    'gut_training.target_g_per_hr': gutTraining.target,
    'gut_training.top_g_per_hr': gutTraining.top,
    'gut_training.long_run_goal_g_per_hr': working.longRun.carbs.rate,
    long_run: runWorking(runner, working.longRun),
    race: runWorking(runner, working.race),
    moved_by_forecast: movedByForecast(working),
  }
}

function runWorking(
  runner: Runner,
  { speed, weather, breakfast, carbs, sodium, fluids, recovery }: Targets['working']['race'],
) {
  const { usual, vegan, from60, fromYears } = recoveryProtein.value
  return {
    speed_km_per_hr: speed,
    temp_c: weather.celsius,
    in_heat: weather.isHot,
    hill_factor: timesTheFlat(runner),
    breakfast_carbs_g_per_kg: breakfast.perKilogram,
    'carbs.by_duration_g_per_hr': carbs.byDuration,
    'carbs.burned_kcal_per_hr': carbs.burned,
    'carbs.settled_by': carbs.settledBy,
    'carbs.cut_for_heat': carbs.cutForHeat,
    'carbs.capped_by': carbs.cappedBy,
    'carbs.too_little': carbs.tooLittle,
    'sodium.mg_per_liter': sodium.perLiter,
    'sodium.settled_by': sodium.settledBy,
    'sodium.part_of_full': sodium.partOfFull,
    'fluids.settled_by': fluids.settledBy,
    'fluids.most_lph': fluids.most,
    'fluids.most_share': fluids.mostShare,
    'fluids.part_of_full': fluids.partOfFull,
    'fluids.too_little': fluids.tooLittle,
    'recovery.deficit_liters': recovery.deficit,
    'recovery.protein_g_per_kg': runner.age >= fromYears ? from60 : runner.diet === 'Vegan' ? vegan : usual,
  }
}

export const answerChecks: readonly Check[] = [sameRunner, targetsAgree]
