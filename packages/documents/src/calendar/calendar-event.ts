/** When an event begins: an instant, a floating time, read in the zone of the calendar, or a whole day. */
export interface CalendarStart {
  readonly of: 'instant' | 'floating' | 'day'
  /** `2027-04-19T14:10`, in UTC for an instant; `2027-04-19` for a day. */
  readonly at: string
}

/** An event before it is written as a file. */
export interface CalendarEvent {
  /** The same in every export of a plan: `stop-3`, `race-week-2027-04-09`. */
  readonly key: string
  readonly start: CalendarStart
  readonly summary: string
  readonly description: string
  /** From the start, as the file has it: `PT0S`; null for an event without an alarm. */
  readonly alarm: string | null
}
