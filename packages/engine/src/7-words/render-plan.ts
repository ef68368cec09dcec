import type { NutritionPlan } from '../nutrition-plan.ts'
import type { Plan } from '../plan.ts'
import { groceryList } from './groceries/grocery-list.ts'
import { dailyPlan } from './menus/daily-plan.ts'
import type { PlanWords } from './plan-words.ts'
import { profile } from './profile.ts'
import { longRunFueling } from './race-day/long-run-fueling.ts'
import { raceDayPlan } from './race-day/race-day-plan.ts'
import { raceWeek } from './race-week/race-week.ts'
import { renderWords } from './render-words.ts'

/** Renders the nine sections of the wire, in their order: the plan in words, joined line by line. */
export const renderPlan = (plan: Plan, words: PlanWords = renderWords(plan)): NutritionPlan => ({
  profile: profile(plan),
  daily_plan: dailyPlan(plan, words),
  long_run_fueling: longRunFueling(plan, words),
  race_week: raceWeek(words),
  race_day_plan: raceDayPlan(plan, words),
  grocery_list: groceryList(words),
  prep: prep(words),
  numbers_summary: numbersSummary(plan),
  assumptions_safety: words.notes.map(({ text }) => text),
})

/** The recipes of homemade fuel stand at the end of the list. */
const prep = ({ prep: { steps, kit, toMake } }: PlanWords): NutritionPlan['prep'] => ({
  batch_prep_steps: [...steps],
  race_kit_checklist: [...kit, ...toMake.map(({ text }) => text)],
})

/** The three cards; race-day totals are those of all rows of the table. */
const numbersSummary = ({ targets, race_day: day }: Plan): NutritionPlan['numbers_summary'] => ({
  daily: { ...targets.daily },
  long_run: {
    carbs_g_per_hr: targets.long_run.carbs_g_per_hr,
    sodium_mg_per_hr: targets.long_run.sodium_mg_per_hr,
    fluids_ml_per_hr: targets.long_run.fluids_ml_per_hr,
  },
  race_day_totals: { ...day.breakfast_to_recovery, gels_count: day.gels },
})
