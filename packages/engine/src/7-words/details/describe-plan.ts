import type { Plan, PlanDay, PlanRow } from '../../plan.ts'
import { exampleDayName, weekdayInWords } from '../amounts/days.ts'
import { decimals } from '../amounts/figures.ts'
import { dishMethod, dishName, itemInWords } from '../menus/dish-words.ts'
import { mealName } from '../menus/meal-words.ts'
import { type ReasonInWords, sayReasons } from '../reasons/say-reason.ts'
import type { DetailsDay, DetailsReason, DetailsRow, PlanDetails } from './plan-details.ts'
import { pathInDetails } from './reason-path.ts'

/** The working beside the plan, in the words of the wire. */
export const describePlan = (plan: Plan): PlanDetails => ({
  runner: describeRunner(plan),
  targets: describeTargets(plan),
  reasons: Object.fromEntries(
    Object.entries(sayReasons(plan)).map(([path, reason]) => [pathInDetails(path), describeReason(reason)]),
  ),
  days: [...plan.training_days, ...plan.race_week].map((day) => describeDay(plan, day)),
  rows: plan.race_day.rows.map(describeRow),
  flags: [...plan.flags],
})

function describeRunner({ runner, targets }: Plan): PlanDetails['runner'] {
  return {
    weight_kg: decimals(runner.weight_kg, 1),
    height_cm: decimals(runner.height_cm, 1),
    age: runner.age,
    sex: runner.sex,
    weekly_km: decimals(runner.weekly_km, 1),
    long_run_km: decimals(runner.long_run_km, 1),
    race_km: runner.race_km,
    race_date: runner.race_date,
    target_minutes: decimals(runner.target_minutes, 2),
    // Not rounded: a rounded pace by the kilometer gives the wrong second by the mile.
    pace_s_per_km: (targets.race.hours * 3600) / runner.race_km,
    sweat_rate_lph: runner.sweat_rate_lph,
    allergens: [...runner.exclusions.groups],
    unknown_allergies: [...runner.exclusions.unknown, ...runner.exclusions.unread],
  }
}

function describeTargets({ targets }: Plan): PlanDetails['targets'] {
  const { daily, long_run: longRun, race_week: raceWeek, race, caffeine_mg } = targets
  const { carbs_g, protein_g, fluids_ml, sodium_mg } = longRun.recovery
  return {
    daily: { ...daily },
    long_run: {
      hours: decimals(longRun.hours, 2),
      pre_carbs_g: longRun.breakfast.carbs_g,
      carbs_g_per_hr: longRun.carbs_g_per_hr,
      sodium_mg_per_hr: longRun.sodium_mg_per_hr,
      fluids_ml_per_hr: longRun.fluids_ml_per_hr,
      post: { carbs_g, protein_g, fluids_ml, sodium_mg },
    },
    race_week: { ...raceWeek },
    race: {
      hours: decimals(race.hours, 2),
      sweat_rate_lph: decimals(race.sweat_rate_lph, 2),
      carbs_g_per_hr: race.carbs_g_per_hr,
      sodium_mg_per_hr: race.sodium_mg_per_hr,
      fluids_ml_per_hr: race.fluids_ml_per_hr,
    },
    caffeine_mg,
  }
}

const describeReason = ({ rule, says, source, because }: ReasonInWords): DetailsReason => ({
  rule,
  says,
  source: source && { ...source },
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
