import type {
  BreakfastTargets,
  HourlyTargets,
  LongRunTargets,
  RaceTargets,
  RecoveryTargets,
  TypeOfDay,
} from '../2-targets/target-groups.ts'
import type { Targets } from '../2-targets/targets.ts'
import type { PlanRates, PlanTargets, PlanTypeOfDay } from '../plan.ts'

export const composeTargets = (targets: Targets): PlanTargets => ({
  daily: {
    kcal: targets.daily.energy,
    carbs_g: targets.daily.carbs,
    protein_g: targets.daily.protein,
    fat_g: targets.daily.fat,
  },
  day_types: {
    runs_a_week: targets.dayTypes.runsAWeek,
    rest: composeTypeOfDay(targets.dayTypes.rest),
    run: targets.dayTypes.run && composeTypeOfDay(targets.dayTypes.run),
    long_run: composeTypeOfDay(targets.dayTypes.longRun),
  },
  long_run: composeLongRun(targets.longRun, targets),
  race_week: {
    mon_wed_carbs_g: targets.raceWeek.mondayToWednesday,
    thu_fri_carbs_g: targets.raceWeek.thursdayToFriday,
    day_before_carbs_g: targets.raceWeek.dayBefore,
    race_morning_carbs_g: targets.raceWeek.raceMorning,
  },
  race: composeRace(targets.race, targets),
  overdrinking: { long_run: targets.longRun.overdrinking, race: targets.race.overdrinking },
  caffeine_mg: targets.caffeine,
})

const composeTypeOfDay = (day: TypeOfDay): PlanTypeOfDay => ({
  days: day.days,
  km: day.distance,
  kcal: day.energy,
  carbs_g: day.carbs,
  protein_g: day.protein,
  fat_g: day.fat,
})

const composeLongRun = (longRun: LongRunTargets, targets: Targets) => ({
  hours: longRun.time,
  sweat_rate_lph: longRun.sweatRate,
  ...composeRates(longRun.perHour),
  breakfast: composeBreakfast(longRun.before, targets),
  recovery: composeRecovery(longRun.recovery),
})

const composeRace = (race: RaceTargets, targets: Targets) => ({
  hours: race.time,
  sweat_rate_lph: race.sweatRate,
  ...composeRates(race.perHour),
  breakfast: {
    ...composeBreakfast(race.breakfast, targets),
    optional_carbs_g: race.breakfast.optional,
  },
  recovery: composeRecovery(race.recovery),
  predicted_loss_percent: race.predictedLossPercent,
  lighter_carbs_g_per_hr: race.gutTraining.lighter,
})

const composeRates = ({ carbs, sodium, fluids }: HourlyTargets): PlanRates => ({
  carbs_g_per_hr: carbs,
  sodium_mg_per_hr: sodium,
  fluids_ml_per_hr: fluids,
})

const composeBreakfast = ({ carbs, sodium, fluids }: BreakfastTargets, { loadingMass }: Targets) => ({
  carbs_g: carbs,
  sodium_mg: sodium,
  fluids_ml: fluids,
  // An hour before the start, at most 1 g/kg. Evidence: carbohydrate-before-running.
  an_hour_before_carbs_g: Math.min(Math.floor(loadingMass / 5) * 5, carbs),
})

const composeRecovery = ({ carbs, protein, fluids, sodium, wholeDayFluids }: RecoveryTargets) => ({
  carbs_g: carbs,
  protein_g: protein,
  fluids_ml: fluids,
  sodium_mg: sodium,
  whole_day_fluids_ml: wholeDayFluids,
})
