import type { BreakfastTargets, HourlyTargets, RecoveryTargets } from '../../2-targets/target-groups.ts'
import type { Targets } from '../../2-targets/targets.ts'
import { dailyCarbohydrateBands } from '../../evidence/carbohydrate.ts'
import { proteinLimits } from '../../evidence/protein-and-fat.ts'
import { recoveryProtein } from '../../evidence/recovery.ts'
import { toIsoDay } from '../../plain-day.ts'
import type { PlanRunner, PlanTargets } from '../../plan.ts'
import type { PlanRunWorking, PlanWorking } from '../../plan-working.ts'
import { type Check, type Given, lookAt } from '../audit.ts'
import { differences, pairsOf } from '../differences.ts'

/** The plan is about this runner's race and keeps to what this runner said. */
export const sameRunner: Check = {
  id: 'same-runner',
  look: (given) =>
    lookAt(
      { section: 'profile', what: 'answers', unread: 'hard' },
      pairsOf('runner', given.plan.runner, runnerOf(given)),
      (pairs) => differences('profile', pairs),
    ),
}

function runnerOf({ runner }: Given): PlanRunner {
  const { exclusions } = runner
  return {
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
    exclusions: {
      typed: exclusions.typed,
      groups: exclusions.groups,
      families: exclusions.families ?? [],
      unknown: exclusions.unknown,
      unread: exclusions.unread ?? [],
      near_misses: (exclusions.nearMisses ?? []).map(({ typed, readAs }) => ({ typed, read_as: readAs })),
    },
    budget: runner.budget,
    course: runner.course,
    climate: runner.climate,
    units: runner.units,
  }
}

/** Its numbers and what settled them are those worked out from the answers. */
export const targetsAgree: Check = {
  id: 'targets-agree',
  look: (given) =>
    lookAt(
      { section: 'numbers_summary', what: 'targets', unread: 'hard' },
      [
        ...pairsOf('targets', given.plan.targets, targetsOf(given.targets)),
        ...pairsOf('working', given.plan.working, workingOf(given)),
        { path: 'flags', stated: given.plan.flags, made: given.targets.flags },
      ],
      (pairs) => differences('numbers_summary', pairs),
    ),
}

const targetsOf = (targets: Targets): PlanTargets => ({
  daily: {
    kcal: targets.daily.energy,
    carbs_g: targets.daily.carbs,
    protein_g: targets.daily.protein,
    fat_g: targets.daily.fat,
  },
  long_run: {
    hours: targets.longRun.time,
    sweat_rate_lph: targets.longRun.sweatRate,
    ...ratesOf(targets.longRun.perHour),
    breakfast: breakfastOf(targets.longRun.before, targets),
    recovery: recoveryOf(targets.longRun.recovery),
  },
  race_week: {
    mon_wed_carbs_g: targets.raceWeek.mondayToWednesday,
    thu_fri_carbs_g: targets.raceWeek.thursdayToFriday,
    day_before_carbs_g: targets.raceWeek.dayBefore,
    race_morning_carbs_g: targets.raceWeek.raceMorning,
  },
  race: {
    hours: targets.race.time,
    sweat_rate_lph: targets.race.sweatRate,
    ...ratesOf(targets.race.perHour),
    breakfast: breakfastOf(targets.race.breakfast, targets),
    recovery: recoveryOf(targets.race.recovery),
    predicted_loss_percent: targets.race.predictedLossPercent,
  },
  caffeine_mg: targets.caffeine,
})

const ratesOf = ({ carbs, sodium, fluids }: HourlyTargets) => ({
  carbs_g_per_hr: carbs,
  sodium_mg_per_hr: sodium,
  fluids_ml_per_hr: fluids,
})

/** science.md 3.1: an hour before, at most 1 g/kg, in steps of 5 g. */
const breakfastOf = ({ carbs, sodium, fluids }: BreakfastTargets, { referenceMass }: Targets) => ({
  carbs_g: carbs,
  sodium_mg: sodium,
  fluids_ml: fluids,
  an_hour_before_carbs_g: Math.min(5 * Math.floor(referenceMass / 5), carbs),
})

const recoveryOf = ({ carbs, protein, fluids, sodium, wholeDayFluids }: RecoveryTargets) => ({
  carbs_g: carbs,
  protein_g: protein,
  fluids_ml: fluids,
  sodium_mg: sodium,
  whole_day_fluids_ml: wholeDayFluids,
})

function workingOf(given: Given): PlanWorking {
  const { runner, targets } = given
  const { mass, training, energy, day, week } = targets.working
  const bands = dailyCarbohydrateBands.says
  const { least, most } = bands.find(({ underHours }) => training.hoursPerDay < underHours) ?? bands[3]
  return {
    reference_mass_kg: mass,
    training_hours_per_day: training.hoursPerDay,
    daily: {
      resting_kcal: energy.resting,
      running_kcal: energy.running,
      spent_kcal: energy.spent,
      planned_kcal: energy.planned,
      least_available_kcal_per_kg: energy.leastAvailable,
      carbs_guideline_g_per_kg: { least, most },
      carbs_aimed_for_g_per_kg: day.carbsAimedFor,
      protein_guideline_g_per_kg: {
        least: proteinLimits.says.least,
        most: runner.age < 18 ? proteinLimits.says.mostUnder18 : proteinLimits.says.most,
      },
      protein_g_per_kg: day.protein,
      settled_by: day.settledBy,
    },
    long_run: runOf(given, 'longRun'),
    race_week: {
      mon_wed_carbs_g_per_kg: week.perKilogram.mondayToWednesday,
      thu_fri_carbs_g_per_kg: week.perKilogram.thursdayToFriday,
      day_before_carbs_g_per_kg: week.perKilogram.dayBefore,
    },
    race: runOf(given, 'race'),
  }
}

function runOf({ runner, targets }: Given, run: 'race' | 'longRun'): PlanRunWorking {
  const { speed, breakfast, carbs, sodium, fluids, recovery } = targets.working[run]
  const { usual, vegan, from60, fromYears } = recoveryProtein.says
  const protein = runner.age >= fromYears ? from60 : runner.diet === 'Vegan' ? vegan : usual
  return {
    speed_km_per_hr: speed,
    breakfast_carbs_g_per_kg: breakfast.perKilogram,
    carbs: {
      by_duration_g_per_hr: carbs.byDuration,
      burned_kcal_per_hr: carbs.burned,
      settled_by: carbs.settledBy,
      cut_for_heat: carbs.cutForHeat,
      capped_by: carbs.cappedBy,
      too_little: carbs.tooLittle,
    },
    sodium: {
      mg_per_liter: sodium.perLiter,
      settled_by: sodium.settledBy,
      part_of_full: sodium.partOfFull,
    },
    fluids: {
      settled_by: fluids.settledBy,
      most_lph: fluids.most,
      most_share: fluids.mostShare,
      part_of_full: fluids.partOfFull,
      too_little: fluids.tooLittle,
    },
    recovery: { deficit_liters: recovery.deficit, protein_g_per_kg: protein },
  }
}
