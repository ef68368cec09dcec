import type { Runner } from '../1-runner/runner.ts'
import type { Reason, Targets } from '../2-targets/targets.ts'
import type { DayMenu, Menus } from '../3-menus/menus.ts'
import type { Schedule, ScheduleRow } from '../4-race-day/schedule.ts'
import { toIsoDay } from '../plain-day.ts'
import { toMinutes } from '../units.ts'
import { decimals } from './figures.ts'
import type { DetailsDay, DetailsReason, DetailsRow, PlanDetails } from './plan-details.ts'
import { dayReasons } from './reasons/day-reasons.ts'
import { mealRowReasons } from './reasons/meal-row-reasons.ts'
import { perHourText } from './reasons/per-hour.ts'
import { rowReasons } from './reasons/row-reasons.ts'
import { totalReasons } from './reasons/total-reasons.ts'

/** The working beside the plan, in the words of the wire. */
export function describePlan(runner: Runner, targets: Targets, menus: Menus, raceDay: Schedule): PlanDetails {
  const rows = raceDay.rows.map(describeRow)
  const perHour = perHourText(runner, targets.race, raceDay)
  const reasons = {
    ...targets.reasons,
    ...mealRowReasons(runner, targets, raceDay),
    ...dayReasons,
    ...rowReasons(runner, raceDay, perHour, rows),
    ...totalReasons(runner, targets.race, raceDay, perHour),
  }
  return {
    runner: describeRunner(runner),
    targets: describeTargets(targets),
    reasons: Object.fromEntries(
      Object.entries(reasons).map(([path, reason]) => [path, describeReason(reason)]),
    ),
    days: [...menus.exampleDays, ...menus.raceWeek].map(describeDay),
    rows,
    flags: [...targets.flags],
  }
}

function describeRunner(runner: Runner): PlanDetails['runner'] {
  return {
    weight_kg: decimals(runner.weight, 1),
    height_cm: decimals(runner.height, 1),
    age: runner.age,
    sex: runner.sex,
    weekly_km: decimals(runner.weeklyDistance, 1),
    long_run_km: decimals(runner.longRun, 1),
    race_km: runner.raceDistance,
    race_date: toIsoDay(runner.raceDate),
    target_minutes: decimals(toMinutes(runner.targetTime), 2),
    // Not rounded: a rounded pace by the kilometer gives the wrong second by the mile.
    pace_s_per_km: (runner.targetTime * 3600) / runner.raceDistance,
    sweat_rate_lph: runner.sweatRate,
    allergens: [...runner.exclusions.groups],
    unknown_allergies: [...runner.exclusions.unknown, ...(runner.exclusions.unread ?? [])],
  }
}

function describeTargets({ daily, longRun, raceWeek, race, caffeine }: Targets): PlanDetails['targets'] {
  return {
    daily: { kcal: daily.energy, carbs_g: daily.carbs, protein_g: daily.protein, fat_g: daily.fat },
    long_run: {
      hours: decimals(longRun.time, 2),
      pre_carbs_g: longRun.before.carbs,
      carbs_g_per_hr: longRun.perHour.carbs,
      sodium_mg_per_hr: longRun.perHour.sodium,
      fluids_ml_per_hr: longRun.perHour.fluids,
      post: {
        carbs_g: longRun.recovery.carbs,
        protein_g: longRun.recovery.protein,
        fluids_ml: longRun.recovery.fluids,
        sodium_mg: longRun.recovery.sodium,
      },
    },
    race_week: {
      mon_wed_carbs_g: raceWeek.mondayToWednesday,
      thu_fri_carbs_g: raceWeek.thursdayToFriday,
      day_before_carbs_g: raceWeek.dayBefore,
      race_morning_carbs_g: raceWeek.raceMorning,
    },
    race: {
      hours: decimals(race.time, 2),
      sweat_rate_lph: decimals(race.sweatRate, 2),
      carbs_g_per_hr: race.perHour.carbs,
      sodium_mg_per_hr: race.perHour.sodium,
      fluids_ml_per_hr: race.perHour.fluids,
    },
    caffeine_mg: caffeine,
  }
}

const describeReason = ({ rule, says, source, because }: Reason): DetailsReason => ({
  rule,
  says,
  source: source && { title: source.title, year: source.year, doi: source.doi },
  because: because.map((answer) => ({ ...answer })),
})

const describeDay = ({ key, label, date, target, meals, totals }: DayMenu): DetailsDay => ({
  key,
  label,
  date: date && toIsoDay(date),
  target: { kcal: target.energy, carbs_g: target.carbs, protein_g: target.protein, fat_g: target.fat },
  meals: meals.map((meal) => ({
    name: meal.name,
    dish: meal.dish,
    method: meal.method,
    items: meal.items.map(({ foodId, amount, text }) => ({ food_id: foodId, grams: amount, text })),
    kcal: meal.energy,
    carbs_g: meal.carbs,
    protein_g: meal.protein,
    fat_g: meal.fat,
  })),
  totals: {
    kcal: totals.energy,
    carbs_g: totals.carbs,
    protein_g: totals.protein,
    fat_g: totals.fat,
    fiber_g: totals.fiber,
  },
})

const describeRow = ({ minute, distance, servings, carbs, sodium, fluids }: ScheduleRow): DetailsRow => ({
  minute,
  km: distance === null ? null : decimals(distance, 1),
  servings: servings.map((serving) => ({ ...serving })),
  carbs_g: carbs,
  sodium_mg: sodium,
  fluids_ml: fluids,
})
