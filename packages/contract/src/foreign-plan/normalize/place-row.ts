import { fromMiles, type RaceDayEntry } from '@race-nutrition/engine'

/** The duration and the distance of the race. */
export interface RaceSpan {
  readonly minutes: number
  readonly kilometers: number
}

/** Where a row of race day belongs; `minute` counts from the start, and is null if the time names only the part. */
export interface Place {
  readonly part: 'before' | 'during' | 'after'
  readonly minute: number | null
}

export interface PlacedRow {
  readonly row: RaceDayEntry
  readonly place: Place | null
}

/** Null if the time cannot be placed. Reads the forms that the schema requires and close variants, never a time of day. */
export function placeRow(time: string, race: RaceSpan): Place | null {
  const place = placed(time, race)
  // "6:30" in a race of two hours is more likely a time of day.
  return (place?.minute ?? 0) > race.minutes + longestAfter ? null : place
}

const longestAfter = 240

function placed(time: string, race: RaceSpan): Place | null {
  const text = time
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐‑‒–—−]/gu, '-')
    .trim()
  // No time is longer, and longer texts would take too long to match.
  if (text.length > 100 || hasNoMinute.test(text)) return null
  const span = durationIn(text)
  if (isBeforeTheFinish.test(text)) return span === null ? null : during(race.minutes - span, race)
  if (isBefore.test(text)) return { part: 'before', minute: span && -span }
  if (isAfter.test(text)) return { part: 'after', minute: span && race.minutes + span }
  const minute = span ?? minuteOfPlace(text, race)
  return minute === null ? null : during(minute, race)
}

const during = (minute: number, { minutes }: RaceSpan): Place => ({
  part: minute < 0 ? 'before' : minute > minutes ? 'after' : 'during',
  minute,
})

const hasNoMinute = /\d\s*(?:am|pm|a\.m|p\.m)\b|\bevery\b/u
const isBeforeTheFinish = /\bbefore (?:the )?(?:finish|end)\b/u
// "Before aid 3" and "after gel 2" are on the course.
const isBefore =
  /^t?\s*-|\bstart\s*-\s*\d|\bpre\b|\b(?:before|prior)(?:$|[^a-z0-9]*$| (?:to )?(?:the )?(?:start|race|run|gun)\b)/u
const isAfter = /\b(?:post|finish)\b|\bafter(?:$|[^a-z0-9]*$| (?:the )?(?:race|run)\b)/u

/** "0:25", "1:05:00", "1 h 10 min", "90 min", "25": minutes. */
function durationIn(text: string): number | null {
  const clock = /(?<!\d)(\d{1,2}):([0-5]\d)(?!\d)/u.exec(text)
  if (clock) return 60 * Number(clock[1]) + Number(clock[2])
  const hours = /(\d+(?:\.\d+)?)\s*h(?:ours?|rs?)?(?![a-z])(?:\s*(\d{1,2})(?!\d))?/u.exec(text)
  if (hours) return 60 * Number(hours[1]) + Number(hours[2] ?? 0)
  const minutes = /(\d+)\s*(?:m(?:in(?:ute)?s?)?\b|['′])|^(?:t|min(?:ute)?)?\s*[+-]?\s*(\d+)$/u.exec(text)
  return minutes ? Number(minutes[1] ?? minutes[2]) : null
}

/** "Start", "km 10", "Mile 6". */
function minuteOfPlace(text: string, { minutes, kilometers }: RaceSpan): number | null {
  const distance = /(km|mi(?:les?)?)\s*(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s*(km|mi(?:les?)?)\b/u.exec(text)
  if (!distance) return /^(?:race )?start\b/u.test(text) ? 0 : null
  const [, unit, behind, before, last] = distance
  const count = Number(behind ?? before)
  return (((unit ?? last) === 'km' ? count : fromMiles(count)) / kilometers) * minutes
}
