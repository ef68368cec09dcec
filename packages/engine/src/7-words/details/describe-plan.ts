import type { Runner } from '../../1-runner/runner.ts'
import type { Reason, Targets } from '../../2-targets/targets.ts'

import type { Schedule } from '../../4-race-day/schedule.ts'
import { toIsoDay } from '../../plain-day.ts'
import type { Plan, PlanDay, PlanRow } from '../../plan.ts'
import { toMinutes } from '../../units.ts'
import { exampleDayName, weekdayInWords } from '../amounts/days.ts'
import { decimals } from '../amounts/figures.ts'
import { dishMethod, dishName, itemInWords } from '../menus/dish-words.ts'
import { mealName } from '../menus/meal-lines.ts'
import type { DetailsDay, DetailsReason, DetailsRow, PlanDetails } from './plan-details.ts'
import { dayReasons } from './reasons/day-reasons.ts'
import { mealRowReasons } from './reasons/meal-row-reasons.ts'
import { perHourText } from './reasons/per-hour.ts'
import { rowReasons } from './reasons/row-reasons.ts'
import { totalReasons } from './reasons/total-reasons.ts'

/** The working beside the plan, in the words of the wire. */
export function describePlan(runner: Runner, targets: Targets, raceDay: Schedule, plan: Plan): PlanDetails {
  const rows = plan.race_day.rows.map(describeRow)
  const perHour = perHourText(runner, targets.race, raceDay)
  const reasons = {
    ...targets.reasons,
    ...mealRowReasons(runner, targets, raceDay),
    ...dayReasons,
    ...rowReasons(runner, raceDay, perHour, rows),
    ...totalReasons(runner, targets, raceDay, perHour),
  }
  return {
    runner: describeRunner(runner),
    targets: describeTargets(targets),
    reasons: Object.fromEntries(
      Object.entries(reasons).map(([path, reason]) => [path, describeReason(reason)]),
    ),
    days: [...plan.training_days, ...plan.race_week].map((day) => describeDay(plan, day)),
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

const describeDay = (plan: Plan, day: PlanDay): DetailsDay => ({
  key: day.key,
  label: labelOf(plan, day),
  date: day.date,
  target: { ...day.target },
  meals: day.meals.map((meal) => ({
    name: mealName(meal),
    dish: dishName(meal),
    method: dishMethod(meal),
    items: meal.items.map((item) => ({
      food_id: item.food_id,
      grams: item.grams,
      text: itemInWords(plan.runner, item),
    })),
    kcal: meal.kcal,
    carbs_g: meal.carbs_g,
    protein_g: meal.protein_g,
    fat_g: meal.fat_g,
  })),
  totals: { ...day.totals },
})

function labelOf(plan: Plan, day: PlanDay): string {
  if (day.kind === 'race-morning') return 'Race morning'
  return day.date === null ? exampleDayName(plan, day) : weekdayInWords(day.date)
}

const describeRow = ({ minute, km, servings, carbs_g, sodium_mg, fluids_ml }: PlanRow): DetailsRow => ({
  minute,
  km: km === null ? null : decimals(km, 1),
  servings: servings.map((serving) => ({ ...serving })),
  carbs_g,
  sodium_mg,
  fluids_ml,
})
