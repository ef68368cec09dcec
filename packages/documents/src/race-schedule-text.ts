import type { RaceDayEntry } from '@race-nutrition/engine'
import { planTitle } from './plan-title.ts'
import { raceHeading } from './race-heading.ts'
import { type SaidPlan, type SaidRow, saidRows } from './said-plan.ts'
import { scheduleTable, totalLine } from './schedule-table.ts'

/** The race, its dose and its rows. */
export function raceScheduleText(plan: SaidPlan): string {
  const { start_to_finish, breakfast_to_recovery } = plan.facts.race_day
  return [
    planTitle('Race schedule', raceHeading(plan)),
    totalLine('Start to finish', start_to_finish),
    totalLine('Breakfast to recovery', breakfast_to_recovery),
    '',
    ...scheduleTable(saidRows(plan).map(rowOf)),
  ].join('\n')
}

const rowOf = ({ facts: { carbs_g, sodium_mg, fluids_ml }, words }: SaidRow): RaceDayEntry => ({
  time: words.place === null ? words.time : `${words.time} · ${words.place}`,
  action: words.action,
  item: words.item,
  carbs_g,
  sodium_mg,
  fluids_ml,
})
