import { type Check, doesNotApply, type Fault, hard, lookAt, soft } from '../audit.ts'
import { readSchedule, type ScheduleLine } from '../reading/read-schedule-line.ts'
import { figure } from './within.ts'

const section = 'long_run_fueling'

/** science.md 9.1, one feed and the gap between feeds, in the words of the schedule. */
export const longRunFeeds: Check = {
  id: 'long-run-feeds',
  look: ({ plan }, _runner, { longRun }) => {
    const feeds = atOnce(withShares(readSchedule(plan)).filter(({ carbs }) => carbs > 0))
    // Grams without a moment are those of the meal afterwards.
    const timed = feeds.filter(({ every, minute }) => every !== null || minute !== null)
    if (longRun.perHour.carbs === 0 && timed.length === 0) return doesNotApply
    const gaps = [...feeds.flatMap(({ every }) => every ?? []), ...gapsBetween(feeds)]
    return lookAt({ section, what: 'the feeds of the long-run schedule', unread: 'hard' }, timed, () => [
      ...timed.flatMap(sizeFaults),
      ...gaps.flatMap(gapFaults).slice(0, 1),
    ])
  },
}

/** Where no line says its grams, the drinks share what the schedule says in all. */
function withShares(lines: readonly ScheduleLine[]): readonly ScheduleLine[] {
  const moments = lines.filter(({ isTotal, minute }) => !isTotal && minute !== null)
  const drinks = new Set(moments.filter(({ isCounted }) => !isCounted))
  const total = carbsOf(lines.filter(({ isTotal }) => isTotal))
  if (drinks.size === 0 || carbsOf(moments) > 0) return lines
  return lines.map((line) => (drinks.has(line) ? { ...line, carbs: total / drinks.size } : line))
}

const carbsOf = (lines: readonly ScheduleLine[]) => lines.reduce((sum, { carbs }) => sum + carbs, 0)

/** Lines of one moment are one feed. */
function atOnce(lines: readonly ScheduleLine[]): ScheduleLine[] {
  const moments = new Map<number, ScheduleLine>()
  const others: ScheduleLine[] = []
  for (const line of lines) {
    const { minute, isTotal, carbs } = line
    if (minute === null || isTotal) others.push(line)
    else moments.set(minute, { ...line, carbs: carbs + (moments.get(minute)?.carbs ?? 0) })
  }
  return [...others, ...moments.values()]
}

function sizeFaults({ carbs }: ScheduleLine): Fault[] {
  if (carbs <= 40) return []
  const words = `A line of the long-run schedule has ${figure(carbs)} g of carbs at once, more than most stomachs take while running.`
  return [carbs > 60 ? hard(section, words) : soft(section, words)]
}

/** Minutes from one feed to the next, where the lines name the moments. */
function gapsBetween(feeds: readonly ScheduleLine[]): number[] {
  const minutes = feeds
    .filter(({ isTotal }) => !isTotal)
    .flatMap(({ minute }) => minute ?? [])
    .toSorted((one, other) => one - other)
  return minutes.slice(1).map((minute, index) => minute - (minutes[index] ?? minute))
}

function gapFaults(gap: number): Fault[] {
  if (gap >= 15) return []
  const words = `The long-run schedule feeds ${figure(gap)} minutes after the last feed, too close together.`
  return [gap < 10 ? hard(section, words) : soft(section, words)]
}
