import {
  nameOfAllRows,
  type PlanRow,
  type RaceDayEntry,
  type RaceRowWords,
  raceRates,
} from '@race-nutrition/engine'
import { planTitle } from './plan-title.ts'
import { raceHeading } from './race-heading.ts'
import { ifThenLines, modelLinesOfRace, otherMeals } from './race-schedule-text.ts'
import { type RenderedPlan, zipFactsAndWords } from './rendered-plan.ts'
import { scheduleTable, totalLine } from './schedule-table.ts'

/** The race for a spreadsheet: its rates, its dose, and its rows in the columns of the table. */
export function raceScheduleTable(plan: RenderedPlan): string {
  const { rows, start_to_finish, breakfast_to_recovery } = plan.facts.race_day
  const { carbs, sodium, fluids } = raceRates(plan.facts)
  return [
    planTitle('Race schedule', raceHeading(plan)),
    totalLine('Per hour', {
      carbs_g: carbs.amount,
      sodium_mg: sodium.amount,
      fluids_ml: fluids.amount,
    }),
    totalLine('Start to finish', start_to_finish),
    totalLine(nameOfAllRows(plan.facts), breakfast_to_recovery),
    ...plan.words.raceDose,
    '',
    ...otherMeals(plan),
    ...scheduleTable(zipFactsAndWords(rows, plan.words.raceRows).map(rowOf)),
    ...modelLinesOfRace(plan),
    '',
    ...ifThenLines(plan),
  ].join('\n')
}

function rowOf({ facts, words }: { facts: PlanRow; words: RaceRowWords }): RaceDayEntry {
  const { carbs_g, sodium_mg, fluids_ml } = facts
  const { when, action, item } = words
  return { time: when, action, item, carbs_g, sodium_mg, fluids_ml }
}
