import type { NutritionPlan } from '@race-nutrition/engine'
import { planTitle } from '../plan-title.ts'
import { foreignRaceHeading } from '../race-heading.ts'
import { scheduleTable, totalLine } from '../schedule-table.ts'

/** The rows of another service's plan, with the totals that it states. */
export const foreignScheduleText = (plan: NutritionPlan): string =>
  [
    planTitle('Race schedule', foreignRaceHeading(plan)),
    totalLine('Race day totals', plan.numbers_summary.race_day_totals),
    '',
    ...scheduleTable(plan.race_day_plan),
  ].join('\n')
