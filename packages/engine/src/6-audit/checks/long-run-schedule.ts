import type { Targets } from '../../2-targets/targets.ts'
import { type Check, doesNotApply, type Fault, hard, type Look, lookAt, soft } from '../audit.ts'
import { readSchedule, type ScheduleLine } from '../reading/read-schedule-line.ts'
import type { PlanAsRead } from '../reading/read-plan.ts'
import { carbsAnHour, fluidsAnHour, longRunOuting } from './limits-while-running.ts'
import { figure } from './within.ts'

const section = 'long_run_fueling'

type Channel = 'carbs' | 'fluids' | 'sodium'

interface Rate {
  readonly anHour: number
  /** True for a sum over lines of which some name a drink or a food without its grams: it can only be too low. */
  readonly isShort: boolean
}

/** Rates an hour that the lines state or add up to; what no line speaks of has none. */
function ratesOf(lines: readonly ScheduleLine[], hours: number): Record<Channel, Rate[]> {
  const totals = lines.filter(({ isTotal }) => isTotal)
  const feeds = lines.filter(({ isTotal }) => !isTotal)
  const repeated = feeds.filter(({ every }) => every !== null && every > 0)
  const moments = feeds.filter(({ minute }) => minute !== null && minute > 0)
  const said = (of: 'carbs' | 'fluids') => [
    ...totals.filter((line) => line[of] > 0).map((line) => line[of] / hours),
    ...repeated.filter((line) => line[of] > 0).map((line) => (line[of] * 60) / (line.every ?? 60)),
  ]
  const summed = (of: 'carbs' | 'fluids') =>
    moments.length > 1 && moments.some((line) => line[of] > 0)
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
  look: (read, runner, targets) => {
    const outing = longRunOuting(targets)
    const [carbs, fluids] = [carbsAnHour(outing, runner, targets).hard[1], fluidsAnHour(outing).hard[1]]
    const most: Record<Channel, Omit<Limit, 'of'>> = {
      carbs: { most: carbs, slack: 1, unit: 'g' },
      fluids: { most: fluids, slack: 10, unit: 'ml' },
      sodium: { most: 2000, slack: 0, unit: 'mg' },
    }
    return channelsOf(read, targets, (of, rates) =>
      lookAt({ section, what: scheduled(of), unread: 'hard' }, rates, (all) =>
        over(all, { of, ...most[of] }).slice(0, 1),
      ),
    )
  },
}

const scheduled = (of: Channel) => `the ${of} of the long-run schedule`

/** What is planned for the way has to be read. Few schedules speak of sodium, which is in the products. */
function channelsOf(
  read: PlanAsRead,
  { longRun: { time, perHour } }: Targets,
  look: (of: Channel, rates: readonly Rate[]) => Look,
): readonly [Look, Look, Look] {
  const rates = ratesOf(readSchedule(read.plan), time)
  const { during } = read.plan.long_run_fueling
  const channel = (of: Channel, isPlanned: boolean) =>
    rates[of].length > 0 || isPlanned ? look(of, rates[of]) : doesNotApply
  return [
    channel('carbs', perHour.carbs > 0 || during.carbs_g_per_hr > 0),
    channel('fluids', perHour.fluids > 0 || during.fluids_ml_per_hr > 0),
    channel('sodium', false),
  ]
}

interface Limit {
  readonly of: Channel
  readonly most: number
  readonly slack: number
  readonly unit: string
}

const over = (rates: readonly Rate[], { of, most, slack, unit }: Limit): Fault[] =>
  rates
    .filter(({ anHour }) => anHour > most + slack)
    .map(({ anHour }) =>
      hard(
        section,
        `The long-run schedule comes to ${figure(anHour)} ${unit} of ${of} an hour, more than ${figure(most)}.`,
      ),
    )

/** The words and the numbers of the long run say the same, within a quarter and a serving. */
export const longRunScheduleAgrees: Check = {
  id: 'long-run-schedule-agrees',
  look: (read, _runner, targets) => {
    const { during } = read.plan.long_run_fueling
    const numbers: Record<Channel, Omit<Stated, 'of'>> = {
      carbs: { stated: during.carbs_g_per_hr, slack: 10, unit: 'g' },
      fluids: { stated: during.fluids_ml_per_hr, slack: 100, unit: 'ml' },
      sodium: { stated: during.sodium_mg_per_hr, slack: 100, unit: 'mg' },
    }
    return channelsOf(read, targets, (of, rates) =>
      lookAt(
        { section, what: scheduled(of), unread: 'soft' },
        Number.isFinite(numbers[of].stated) ? rates : [],
        (all) => apart(all, { of, ...numbers[of] }),
      ),
    )
  },
}

interface Stated {
  readonly of: Channel
  readonly stated: number
  readonly slack: number
  readonly unit: string
}

/** The rate that lies furthest from its number, where one lies too far. */
function apart(rates: readonly Rate[], { of, stated, slack, unit }: Stated): Fault[] {
  const [furthest] = rates
    .map(({ anHour, isShort }) => ({ anHour, off: isShort ? anHour - stated : Math.abs(anHour - stated) }))
    .filter(({ off }) => off > Math.max(0.25 * stated, slack))
    .sort((one, other) => other.off - one.off)
  if (!furthest) return []
  return [
    soft(
      section,
      `The long-run schedule comes to ${figure(furthest.anHour)} ${unit} of ${of} an hour, and its number is ${figure(stated)} ${unit}.`,
    ),
  ]
}
