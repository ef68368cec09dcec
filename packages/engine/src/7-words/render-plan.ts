import type { NutritionPlan } from '../nutrition-plan.ts'
import type { Plan } from '../plan.ts'
import { groceryList } from './groceries/grocery-list.ts'
import { dailyPlan } from './menus/daily-plan.ts'
import { numbersSummary } from './numbers-summary.ts'
import type { PlanWords } from './plan-words.ts'
import { profile } from './profile.ts'
import { longRunFueling } from './race-day/long-run-fueling.ts'
import { raceDayPlan } from './race-day/race-day-plan.ts'
import { raceWeek } from './race-week/race-week.ts'
import { renderWords } from './render-words.ts'

/** Renders the nine sections of the specification, in its order: the plan in words, joined line by line. */
export const renderPlan = (plan: Plan, words: PlanWords = renderWords(plan)): NutritionPlan => ({
  profile: profile(plan),
  daily_plan: dailyPlan(plan, words),
  long_run_fueling: longRunFueling(plan, words),
  race_week: raceWeek(words),
  race_day_plan: raceDayPlan(plan, words),
  grocery_list: groceryList(words),
  prep: { batch_prep_steps: [...words.prep.steps], race_kit_checklist: [...words.prep.kit] },
  numbers_summary: numbersSummary(plan),
  assumptions_safety: words.notes.map(({ text }) => text),
})
