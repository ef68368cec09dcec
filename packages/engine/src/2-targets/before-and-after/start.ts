import type { Runner } from '../../1-runner/runner.ts'
import { earlyStart } from '../../evidence/race-morning.ts'
import { minutesOfDay } from '../../clock.ts'
import { type Minutes, minutes } from '../../units.ts'

/** Whether the usual breakfast would come at an hour when nobody should get up. Evidence: early-start. */
export function startsEarly({ preferences }: Runner): boolean {
  const { usualMinutesBefore, earliestBreakfast } = earlyStart.value
  const start = preferences.start_time
  return start !== undefined && minutesOfDay(start) - usualMinutesBefore < earliestBreakfast
}

/** When the race breakfast is eaten, in minutes from the start: negative. */
export function breakfastMinute(runner: Runner): Minutes {
  const { usualMinutesBefore, minutesBefore } = earlyStart.value
  return minutes(-(startsEarly(runner) ? minutesBefore : usualMinutesBefore))
}
