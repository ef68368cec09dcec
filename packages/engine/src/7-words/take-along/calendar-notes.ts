/**
 * What the times of a calendar are: instants, the same everywhere; floating, read in the zone of whichever calendar takes
 * them; or none, for a race without a start time.
 */
export type CalendarTimes = 'instants' | 'floating' | 'none'

/** What a runner has to know before they rely on a calendar, a line each. */
export const calendarNotes = (times: CalendarTimes): string[] => [
  'Apple Calendar keeps the alarms. Google Calendar drops them and uses your default reminder: set it to 0 minutes.',
  ...aboutTimes[times],
  'Exporting again: delete the old Race fuel events first where your calendar shows them twice.',
  'iPhone: send it to yourself by Mail, open it there, Add All.',
]

const byTheClock =
  'They ring by the clock, not by your chip time: start 10 minutes late and each rings 10 minutes too early.'

const aboutTimes: Readonly<Record<CalendarTimes, readonly string[]>> = {
  instants: [byTheClock],
  floating: [
    byTheClock,
    'Your race has no time zone set: your calendar reads the times in its own zone. Set one if you travel to the race.',
  ],
  none: [
    'Without a start time the race is one all-day event with the whole table: set one for alarms at their time.',
  ],
}
