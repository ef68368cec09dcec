import { minutesADay, minutesOfDay, timeAfter } from '../../clock.ts'
import type { PlanRunner } from '../../plan.ts'
import { isAmerican, type Reader } from './format-amounts.ts'

type Starter = Reader & Pick<PlanRunner, 'preferences'>

/** The time of day at this minute from the start; null if the runner gave no start. */
export function clockText(reader: Starter, minute: number): string | null {
  const start = reader.preferences.start_time
  if (start === undefined) return null
  const clock = inOwnClock(reader, timeAfter(start, minute))
  const sinceMidnight = minutesOfDay(start) + minute
  if (sinceMidnight < 0) return `${clock} the day before`
  return sinceMidnight < minutesADay ? clock : `${clock} the next day`
}

export const startText = (reader: Starter) => clockText(reader, 0)

/** "19:30", or "7:30 pm" for American readers. */
function inOwnClock(reader: Reader, time: string): string {
  if (!isAmerican(reader)) return time
  const minutes = minutesOfDay(time)
  const [hour, past] = [Math.floor(minutes / 60), minutes % 60]
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(past).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}
