import { raceNames } from '../../1-runner/questionnaire.ts'
import type { Plan } from '../../plan.ts'
import { plainDay, shortDate } from '../amounts/days.ts'
import type { PlanWords } from '../plan-words.ts'
import { raceDoseInShort } from '../race-day/race-dose.ts'
import { type CalendarDate, calendarDates } from './calendar-dates.ts'
import { type CalendarRow, calendarRows, type CalendarText } from './calendar-rows.ts'

/** What a calendar says of a plan. */
export interface CalendarWords {
  /** Of the calendar, and of its events: "Race fuel" finds them all in a search. */
  readonly name: string
  /** "Race fuel for the Half Marathon, Sun, Dec 13, 2026": the last line of each event. */
  readonly signature: string
  readonly rows: readonly CalendarRow[]
  /** Instead of the rows, for a race whose start time nobody knows: all of them in one event of that day. */
  readonly wholeRace: CalendarText
  readonly dates: readonly CalendarDate[]
  /** What a calendar shows of an event that is taken back, if it shows it at all. */
  readonly withdrawn: string
}

export function calendarWords(plan: Plan, words: PlanWords): CalendarWords {
  const race = raceNames[plan.runner.race]
  const rows = calendarRows(plan, words)
  const dose = raceDoseInShort(plan)
  return {
    name: 'Race fuel',
    signature: `Race fuel for the ${race}, ${shortDate(plainDay(plan.runner.race_date))}`,
    rows,
    wholeRace: {
      summary: `Race day, ${race}: what to take when is in the notes`,
      lines: [
        'Times count from the start.',
        ...(dose === null ? [] : [dose]),
        ...rows.map(({ time, summary }) => `${time}: ${summary}`),
      ],
    },
    dates: calendarDates(plan, words),
    withdrawn: 'No longer in your race fuel plan',
  }
}
