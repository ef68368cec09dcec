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
  find: (read) =>
    linesOf(read)
      .filter(({ every, minute }) => every !== null || minute !== null)
      .flatMap(({ every, carbs }): Fault[] => {
        const size = `A line of the long-run schedule has ${figure(carbs)} g of carbs at once, more than most stomachs take while running.`
        const gap = `A line of the long-run schedule feeds every ${figure(every ?? 60)} minutes, too close together.`
        return [
          ...(carbs > 60 ? [hard(section, size)] : carbs > 40 ? [soft(section, size)] : []),
          ...(carbs > 0 && every !== null && every < 15
            ? [every < 10 ? hard(section, gap) : soft(section, gap)]
            : []),
        ]
      }),
}

interface Rates {
  readonly carbs: readonly number[]
  readonly fluids: readonly number[]
  readonly sodium: readonly number[]
  /** False where drinks or foods without their grams leave the sum of the lines short. */
  readonly areCounted: boolean
}

/** Rates an hour that the lines state or add up to. */
function ratesOf(lines: readonly ScheduleLine[], hours: number): Rates {
  const totals = lines.filter(({ isTotal }) => isTotal)
  const feeds = lines.filter(({ isTotal }) => !isTotal)
  const repeated = feeds.filter(({ every }) => every !== null && every > 0)
  const moments = feeds.filter(({ minute }) => minute !== null && minute > 0)
  const rate = (of: 'carbs' | 'fluids') => [
    ...totals.filter((line) => line[of] > 0).map((line) => line[of] / hours),
    ...repeated.filter((line) => line[of] > 0).map((line) => (line[of] * 60) / (line.every ?? 60)),
    ...(moments.length > 1
      ? [moments.reduce((sum, line) => sum + line[of], 0) / Math.max(hours, spanOf(moments))]
      : []),
  ]
  return {
    carbs: [...rate('carbs'), ...lines.flatMap((line) => line.carbsAnHour)],
    fluids: [...rate('fluids'), ...lines.flatMap((line) => line.fluidsAnHour)],
    sodium: lines.flatMap((line) => line.sodiumAnHour),
    areCounted: moments.every(({ isCounted }) => isCounted),
  }
}

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
      ...rates.carbs.filter((rate) => rate > carbs + 1).map((rate) => over('carbs', rate, carbs, 'g')),
      ...rates.fluids.filter((rate) => rate > fluids + 10).map((rate) => over('fluids', rate, fluids, 'ml')),
      ...rates.sodium.filter((rate) => rate > 2000).map((rate) => over('sodium', rate, 2000, 'mg')),
    ].slice(0, 1)
  },
}

const over = (what: string, rate: number, most: number, unit: string) =>
  hard(
    section,
    `The long-run schedule comes to ${figure(rate)} ${unit} of ${what} an hour, more than ${figure(most)}.`,
  )

/** The words and the numbers of the long run say the same, within a quarter and a serving. */
export const longRunScheduleAgrees: Check = {
  id: 'long-run-schedule-agrees',
  find: (read, _runner: Runner, targets: Targets) => {
    const { during } = read.plan.long_run_fueling
    const rates = ratesOf(linesOf(read), longRunOuting(targets).hours)
    const parts: readonly (readonly [string, readonly number[], number, number, string])[] = [
      ['carbs', rates.carbs, during.carbs_g_per_hr, 10, 'g'],
      ['fluids', rates.fluids, during.fluids_ml_per_hr, 100, 'ml'],
      ['sodium', rates.sodium, during.sodium_mg_per_hr, 100, 'mg'],
    ]
    return parts
      .filter(([what, said, stated, slack]) =>
        said.some((rate) => isApart(rate, stated, slack, what === 'carbs' && !rates.areCounted)),
      )
      .map(([what, said, stated, , unit]) =>
        soft(
          section,
          `The long-run schedule comes to ${figure(furthest(said, stated))} ${unit} of ${what} an hour, and its number is ${figure(stated)} ${unit}.`,
        ),
      )
  },
}

/** A sum that leaves drinks out can only be too high. */
const isApart = (rate: number, stated: number, slack: number, isShort: boolean) =>
  (isShort ? rate - stated : Math.abs(rate - stated)) > Math.max(0.25 * stated, slack)

const furthest = (rates: readonly number[], stated: number) =>
  rates.reduce((far, rate) => (Math.abs(rate - stated) > Math.abs(far - stated) ? rate : far), stated)
