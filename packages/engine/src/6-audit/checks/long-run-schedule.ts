import type { Runner } from '../../1-runner/runner.ts'
import type { Targets } from '../../2-targets/targets.ts'
import { type Check, type Fault, hard, soft } from '../audit.ts'
import { readScheduleLine, type ScheduleLine } from '../reading/read-schedule-line.ts'
import type { PlanAsRead } from '../reading/read-plan.ts'
import { carbsAnHour, fluidsAnHour, longRunOuting } from './limits-while-running.ts'
import { figure } from './within.ts'

const section = 'long_run_fueling'

const linesOf = ({ plan }: PlanAsRead): ScheduleLine[] =>
  plan.long_run_fueling.during.schedule.flatMap((text) =>
    text.split('\n').flatMap((line) => readScheduleLine(line) ?? []),
  )

/** science.md 9.1, one feed and the gap between feeds, in the words of the schedule. */
export const longRunFeeds: Check = {
  id: 'long-run-feeds',
  find: (read) => {
    const feeds = atOnce(linesOf(read).filter(({ carbs }) => carbs > 0))
    const gaps = [...feeds.flatMap(({ every }) => every ?? []), ...gapsBetween(feeds)]
    return [
      ...feeds.filter(({ every, minute }) => every !== null || minute !== null).flatMap(sizeFaults),
      ...gaps.flatMap(gapFaults).slice(0, 1),
    ]
  },
}

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

interface Rate {
  readonly anHour: number
  /** True for a sum over lines of which some name a drink or a food without its grams: it can only be too low. */
  readonly isShort: boolean
}

/** Rates an hour that the lines state or add up to. */
function ratesOf(
  lines: readonly ScheduleLine[],
  hours: number,
): Record<'carbs' | 'fluids' | 'sodium', Rate[]> {
  const totals = lines.filter(({ isTotal }) => isTotal)
  const feeds = lines.filter(({ isTotal }) => !isTotal)
  const repeated = feeds.filter(({ every }) => every !== null && every > 0)
  const moments = feeds.filter(({ minute }) => minute !== null && minute > 0)
  const said = (of: 'carbs' | 'fluids') => [
    ...totals.filter((line) => line[of] > 0).map((line) => line[of] / hours),
    ...repeated.filter((line) => line[of] > 0).map((line) => (line[of] * 60) / (line.every ?? 60)),
  ]
  const summed = (of: 'carbs' | 'fluids') =>
    moments.length > 1
      ? [moments.reduce((sum, line) => sum + line[of], 0) / Math.max(hours, spanOf(moments))]
      : []
  const areCounted = moments.every(({ isCounted }) => isCounted)
  return {
    carbs: [
      ...[...said('carbs'), ...lines.flatMap((line) => line.carbsAnHour)].map(whole),
      ...summed('carbs').map((anHour) => ({ anHour, isShort: !areCounted })),
    ],
    fluids: [...said('fluids'), ...summed('fluids'), ...lines.flatMap((line) => line.fluidsAnHour)].map(
      whole,
    ),
    sodium: lines.flatMap((line) => line.sodiumAnHour).map(whole),
  }
}

const whole = (anHour: number): Rate => ({ anHour, isShort: false })

const spanOf = (moments: readonly ScheduleLine[]) =>
  Math.max(...moments.map(({ minute }) => (minute ?? 0) / 60))

/** science.md 9.1 for what the schedule's words come to an hour. */
export const longRunScheduleLimits: Check = {
  id: 'long-run-schedule-limits',
  find: (read, runner, targets) => {
    const outing = longRunOuting(targets)
    const rates = ratesOf(linesOf(read), outing.hours)
    const [carbs, fluids] = [carbsAnHour(outing, runner, targets).hard[1], fluidsAnHour(outing).hard[1]]
    return [
      ...over('carbs', rates.carbs, { most: carbs, slack: 1, unit: 'g' }),
      ...over('fluids', rates.fluids, { most: fluids, slack: 10, unit: 'ml' }),
      ...over('sodium', rates.sodium, { most: 2000, slack: 0, unit: 'mg' }),
    ].slice(0, 1)
  },
}

const over = (
  what: string,
  rates: readonly Rate[],
  { most, slack, unit }: { most: number; slack: number; unit: string },
): Fault[] =>
  rates
    .filter(({ anHour }) => anHour > most + slack)
    .map(({ anHour }) =>
      hard(
        section,
        `The long-run schedule comes to ${figure(anHour)} ${unit} of ${what} an hour, more than ${figure(most)}.`,
      ),
    )

/** The words and the numbers of the long run say the same, within a quarter and a serving. */
export const longRunScheduleAgrees: Check = {
  id: 'long-run-schedule-agrees',
  find: (read, _runner: Runner, targets: Targets) => {
    const { during } = read.plan.long_run_fueling
    const rates = ratesOf(linesOf(read), longRunOuting(targets).hours)
    return [
      ...apart('carbs', rates.carbs, { stated: during.carbs_g_per_hr, slack: 10, unit: 'g' }),
      ...apart('fluids', rates.fluids, { stated: during.fluids_ml_per_hr, slack: 100, unit: 'ml' }),
      ...apart('sodium', rates.sodium, { stated: during.sodium_mg_per_hr, slack: 100, unit: 'mg' }),
    ]
  },
}

/** The rate that lies furthest from its number, where one lies too far. */
function apart(
  what: string,
  rates: readonly Rate[],
  { stated, slack, unit }: { stated: number; slack: number; unit: string },
): Fault[] {
  const [furthest] = rates
    .map(({ anHour, isShort }) => ({ anHour, off: isShort ? anHour - stated : Math.abs(anHour - stated) }))
    .filter(({ off }) => off > Math.max(0.25 * stated, slack))
    .sort((one, other) => other.off - one.off)
  if (!furthest) return []
  return [
    soft(
      section,
      `The long-run schedule comes to ${figure(furthest.anHour)} ${unit} of ${what} an hour, and its number is ${figure(stated)} ${unit}.`,
    ),
  ]
}
