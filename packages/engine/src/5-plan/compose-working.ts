import type { Runner } from '../1-runner/runner.ts'
import { carbohydrateBand } from '../2-targets/daily/daily-carbs.ts'
import type { FueledRun } from '../2-targets/while-running/fueled-run.ts'
import { hillFactor } from '../2-targets/daily/running-energy.ts'
import { mostProtein } from '../2-targets/daily/protein.ts'
import { proteinDose } from '../2-targets/before-and-after/recovery.ts'
import type { Working } from '../2-targets/working.ts'
import { proteinLimits } from '../evidence/protein-and-fat.ts'
import type { PlanMoved, PlanRunWorking, PlanWorking } from '../plan-working.ts'

export const composeWorking = (runner: Runner, working: Working): PlanWorking => ({
  reference_mass_kg: working.mass,
  loading_mass_kg: working.loadingMass,
  training_hours_per_day: working.training.hoursPerDay,
  daily: composeDaily(runner, working),
  day_types: { share: working.dayTypes.share, settled_by: working.dayTypes.settledBy },
  long_run: composeRun(runner, working.longRun),
  race_week: {
    mon_wed_carbs_g_per_kg: working.week.perKilogram.mondayToWednesday,
    thu_fri_carbs_g_per_kg: working.week.perKilogram.thursdayToFriday,
    day_before_carbs_g_per_kg: working.week.perKilogram.dayBefore,
    share_of_load: working.week.shareOfLoad,
    mon_wed_settled_by: working.week.settledBy.mondayToWednesday,
    thu_fri_settled_by: working.week.settledBy.thursdayToFriday,
    day_before_settled_by: working.week.settledBy.dayBefore,
  },
  race: composeRun(runner, working.race),
  moved_by_forecast: movedByForecast(working),
  gut_training: {
    target_g_per_hr: working.gutTraining.target,
    top_g_per_hr: working.gutTraining.top,
    long_run_goal_g_per_hr: working.longRun.carbs.rate,
  },
})

function composeDaily(runner: Runner, { day, energy, training }: Working): PlanWorking['daily'] {
  const { least, most } = carbohydrateBand(training.hoursPerDay)
  return {
    resting_kcal: energy.resting,
    running_kcal: energy.running,
    spent_kcal: energy.spent,
    planned_kcal: energy.planned,
    least_available_kcal_per_kg: energy.leastAvailable,
    carbs_guideline_g_per_kg: { least, most },
    carbs_aimed_for_g_per_kg: day.carbsAimedFor,
    protein_guideline_g_per_kg: { least: proteinLimits.value.least, most: mostProtein(runner) },
    protein_g_per_kg: day.protein,
    settled_by: day.settledBy,
  }
}

const composeRun = (runner: Runner, run: FueledRun): PlanRunWorking => ({
  speed_km_per_hr: run.speed,
  temp_c: run.weather.celsius,
  in_heat: run.weather.isHot,
  hill_factor: hillFactor(runner),
  breakfast_carbs_g_per_kg: run.breakfast.perKilogram,
  carbs: composeCarbs(run),
  sodium: {
    mg_per_liter: run.sodium.perLiter,
    settled_by: run.sodium.settledBy,
    part_of_full: run.sodium.partOfFull,
  },
  fluids: composeFluids(run),
  recovery: { deficit_liters: run.recovery.deficit, protein_g_per_kg: proteinDose(runner) },
})

function movedByForecast({ race, raceByClimate }: Working): PlanMoved[] {
  if (!raceByClimate) return []
  const [before, after] = [raceByClimate, race].map(weatherFigures)
  return Object.entries(before ?? {}).flatMap(([of, from]) => {
    const to = after?.[of as PlanMoved['of']] ?? from
    return to === from ? [] : [{ of: of as PlanMoved['of'], from, to }]
  })
}

const weatherFigures = ({ sweat, perHour, breakfast }: FueledRun): Record<PlanMoved['of'], number> => ({
  sweat_rate_lph: sweat,
  carbs_g_per_hr: perHour.carbs,
  sodium_mg_per_hr: perHour.sodium,
  fluids_ml_per_hr: perHour.fluids,
  'breakfast.sodium_mg': breakfast.sodium,
})

const composeCarbs = ({ carbs }: FueledRun): PlanRunWorking['carbs'] => ({
  by_duration_g_per_hr: carbs.byDuration,
  burned_kcal_per_hr: carbs.burned,
  settled_by: carbs.settledBy,
  cut_for_heat: carbs.cutForHeat,
  capped_by: carbs.cappedBy,
  too_little: carbs.tooLittle,
})

const composeFluids = ({ fluids }: FueledRun): PlanRunWorking['fluids'] => ({
  settled_by: fluids.settledBy,
  most_lph: fluids.most,
  most_share: fluids.mostShare,
  part_of_full: fluids.partOfFull,
  too_little: fluids.tooLittle,
})
