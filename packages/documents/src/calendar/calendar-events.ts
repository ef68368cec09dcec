import { type CalendarDate, type CalendarRow, type CalendarText, calendarWords } from '@race-nutrition/engine'
import type { RenderedPlan } from '../rendered-plan.ts'
import type { CalendarEvent } from './calendar-event.ts'
import { knownStart } from './calendar-start.ts'

/** The events of a plan: days by date, then the rows of the race, or one for a race whose start time nobody knows. */
export function calendarEvents({ facts, words }: RenderedPlan): CalendarEvent[] {
  const { signature, dates, rows, wholeRace } = calendarWords(facts, words)
  const { startAt } = knownStart(facts)
  const textOf = ({ summary, lines }: CalendarText) => ({
    summary,
    description: [...lines, signature].join('\n'),
  })
  return [
    ...dates.map((date) => ({
      key: `${date.of}-${date.date}`,
      start: { of: 'day' as const, at: date.date },
      alarm: alarms[date.of],
      ...textOf(date),
    })),
    ...(startAt === null
      ? [
          {
            key: 'race',
            start: { of: 'day' as const, at: facts.runner.race_date },
            // No clock is invented: at eight the race may be on.
            alarm: null,
            ...textOf(wholeRace),
          },
        ]
      : rows.map((row, index) => ({
          key: keyOf(rows, index),
          start: startAt(row.minute),
          alarm: 'PT0S',
          ...textOf(row),
        }))),
  ]
}

/** From midnight: at eight in the morning, and for a long run at eight on the evening before. */
const alarms: Readonly<Record<CalendarDate['of'], string>> = {
  'race-week': 'PT8H',
  cooking: 'PT8H',
  practice: '-PT4H',
}

/** `stop-3`: numbered by kind, so that one row more before the start moves no stop. */
function keyOf(rows: readonly CalendarRow[], index: number): string {
  const of = rows[index]?.of
  const number = rows.slice(0, index + 1).filter((row) => row.of === of).length
  return `${of === 'during' ? 'stop' : of}-${number}`
}
