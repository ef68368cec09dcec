import type { PlanRow, RaceDayEntry, RaceRowWords } from '@race-nutrition/engine'
import { planTitle } from './plan-title.ts'
import { raceHeading } from './race-heading.ts'
import { type RenderedPlan, zipFactsAndWords } from './rendered-plan.ts'
import { line } from './spreadsheet-cell.ts'
import { scheduleTable, totalLine } from './schedule-table.ts'

/** The race, its rates, its dose and its rows. */
export function raceScheduleText(plan: RenderedPlan): string {
  const { rows, start_to_finish, breakfast_to_recovery } = plan.facts.race_day
  const { carbs_g_per_hr, sodium_mg_per_hr, fluids_ml_per_hr } = plan.facts.targets.race
  return [
    planTitle('Race schedule', raceHeading(plan)),
    totalLine('Per hour', {
      carbs_g: carbs_g_per_hr,
      sodium_mg: sodium_mg_per_hr,
      fluids_ml: fluids_ml_per_hr,
    }),
    totalLine('Start to finish', start_to_finish),
    totalLine('Breakfast to recovery', breakfast_to_recovery),
    ...plan.words.raceDose,
    '',
    ...otherMeals(plan),
    ...scheduleTable(zipFactsAndWords(rows, plan.words.raceRows).map(rowOf)),
    '',
    ...ifThenLines(plan),
  ].join('\n')
}

/** Before an evening race the day has meals besides the first row of the table. */
function otherMeals({ words: { raceDayMeals: meals } }: RenderedPlan): string[] {
  const all = [...meals.before, ...meals.after]
  return all.length === 0
    ? []
    : [...all.map(({ when, dish, items }) => line(`${when}: ${dish} — ${items.join(', ')}`)), '']
}

const ifThenLines = ({ words: { ifThen } }: RenderedPlan): string[] => [
  'If something goes wrong',
  ...ifThen.lines.map(({ trigger, action }) => line(`${trigger}: ${action}`)),
  ...(ifThen.footnote === null ? [] : [line(ifThen.footnote)]),
]

function rowOf({ facts, words }: { facts: PlanRow; words: RaceRowWords }): RaceDayEntry {
  const { carbs_g, sodium_mg, fluids_ml } = facts
  const { when, action, item } = words
  return { time: when, action, item, carbs_g, sodium_mg, fluids_ml }
}
