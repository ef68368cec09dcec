import type { NutritionPlan } from '../nutrition-plan.ts'
import type { Plan } from '../plan.ts'
import { groceryList } from './groceries/grocery-list.ts'
import { dailyPlan } from './menus/daily-plan.ts'
import { sayNote } from './notes/say-note.ts'
import { numbersSummary } from './numbers-summary.ts'
import { batchSteps } from './prep/batch-steps.ts'
import { raceKit } from './prep/race-kit.ts'
import { profile } from './profile.ts'
import { longRunFueling } from './race-day/long-run-fueling.ts'
import { raceDayPlan } from './race-day/race-day-plan.ts'
import { raceWeek } from './race-week/race-week.ts'

/** The nine sections of the specification, in its order: the plan in words. */
export const sayPlan = (plan: Plan): NutritionPlan => ({
  profile: profile(plan),
  daily_plan: dailyPlan(plan),
  long_run_fueling: longRunFueling(plan),
  race_week: raceWeek(plan),
  race_day_plan: raceDayPlan(plan),
  grocery_list: groceryList(plan),
  prep: { batch_prep_steps: batchSteps(plan), race_kit_checklist: raceKit(plan) },
  numbers_summary: numbersSummary(plan),
  assumptions_safety: plan.notes.map((note) => sayNote(note, plan)),
})
