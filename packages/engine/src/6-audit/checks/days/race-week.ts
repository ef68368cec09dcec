import type { Runner } from '../../../1-runner/runner.ts'
import { menuTolerances } from '../../../evidence/portions.ts'
import { loadingDayTolerances } from '../../../evidence/race-week.ts'
import type { PlanDay } from '../../../plan.ts'
import { type Check, doesNotApply, type Given, type Look, lookAt, lookAtEach, soft } from '../../audit.ts'
import type { CarbDays } from '../../finding.ts'
import { type Bounds, outside } from '../bounds.ts'

const section = 'race_week'

/** The most that any day is planned with: no band requires more. Evidence: most-carbohydrate-in-a-day. */
const dayCeiling = 800
/** Far beyond it: no day of any plan. */
const farBeyond = 1000

/** Days that are past have no menu. */
const isStillAhead: Readonly<Record<CarbDays, (runner: Runner) => boolean>> = {
  'monday-to-wednesday': ({ daysToGo }) => daysToGo >= 4,
  'thursday-and-friday': ({ daysToGo }) => daysToGo >= 2,
  'day-before': ({ daysToGo }) => daysToGo >= 1,
}

const kinds: Readonly<Record<CarbDays, PlanDay['kind']>> = {
  'monday-to-wednesday': 'easy-week',
  'thursday-and-friday': 'loading',
  'day-before': 'day-before',
}

const daysOf = ({ plan }: Given, days: CarbDays) => plan.race_week.filter(({ kind }) => kind === kinds[days])

const carbsOf =
  (days: CarbDays, bounds: (given: Given) => Bounds): Check['look'] =>
  (given): Look => {
    const ahead = daysOf(given, days)
    if (!isStillAhead[days](given.runner) && ahead.length === 0) return doesNotApply
    const limits = bounds(given)
    return lookAt(section, 'hard', ahead, (all) =>
      all
        .flatMap(({ totals }) => outside({ section, value: totals.carbs_g, ...limits, roundedTo: 5 }))
        .slice(0, 1),
    )
  }

/** From six to four days before. Evidence: race-week-carbohydrate. */
const mondayToWednesday: Check = {
  id: 'monday-to-wednesday-carbs',
  look: carbsOf('monday-to-wednesday', ({ targets: { referenceMass: mass } }) => ({
    soft: [3 * mass, Math.min(8 * mass, dayCeiling)],
    hard: [2.5 * mass, 10 * mass],
  })),
}

/** The runner's own target, 2 g/kg either way. Evidence: race-week-carbohydrate. */
const thursdayAndFriday: Check = {
  id: 'thursday-and-friday-carbs',
  look: carbsOf('thursday-and-friday', ({ targets: { loadingMass: mass, raceWeek } }) => ({
    soft: [raceWeek.thursdayToFriday - 2 * mass, Math.min(raceWeek.thursdayToFriday + 2 * mass, dayCeiling)],
    hard: [least * mass, Math.min(Math.max(12 * mass, raceWeek.mondayToWednesday), farBeyond)],
  })),
}

/** The same, and at least 5 g/kg before a race that is loaded for. Evidence: race-week-carbohydrate, load-by-duration. */
const dayBefore: Check = {
  id: 'day-before-carbs',
  look: carbsOf('day-before', ({ runner, targets: { loadingMass: mass, raceWeek, race } }) => {
    const hasDiabetes = runner.health.some(({ code }) => code === 'diabetes')
    const isLoaded = race.time >= 1.5 && runner.raceDistance > 10 && !hasDiabetes
    return {
      soft: [raceWeek.dayBefore - 2 * mass, Math.min(raceWeek.dayBefore + 2 * mass, dayCeiling)],
      hard: [
        // Whole portions may stay 3% below the ceiling.
        isLoaded ? Math.min(5 * mass, 0.97 * dayCeiling) : least * mass,
        Math.min(Math.max(13 * mass, raceWeek.mondayToWednesday), farBeyond),
      ],
    }
  }),
}

/** Of any day, g/kg. Evidence: hard-daily-macros. */
const least = 2.5

/** Each step has no less than the one before. Evidence: last-days-apart. */
const raceWeekOrder: Check = {
  id: 'race-week-order',
  look: (given) => {
    const { targets } = given
    const ahead = (Object.keys(kinds) as CarbDays[]).filter((days) => isStillAhead[days](given.runner))
    if (ahead.length < 2) return doesNotApply
    const steps = ahead.flatMap((days) => {
      const most = Math.max(...daysOf(given, days).map(({ totals }) => totals.carbs_g))
      return Number.isFinite(most) ? [{ days, most }] : []
    })
    const pairs = steps.slice(1).flatMap((to, at) => {
      const from = steps[at]
      return from ? [{ from, to }] : []
    })
    const share = leastOfTheDayBefore(targets)
    return lookAtEach(section, 'soft', pairs, ({ from, to }) =>
      to.most >= share * from.most
        ? []
        : [
            soft(section, 'carbs-step-down', {
              from: from.days,
              to: to.days,
              before: from.most,
              after: to.most,
            }),
          ],
    )
  },
}

/** Of two days with equal targets, one may be at each end of its tolerance. Evidence: menu-tolerances, loading-day-tolerances. */
function leastOfTheDayBefore({ raceWeek }: Given['targets']): number {
  const { lessCarbs, moreCarbs } = loadingDayTolerances.value
  const { carbs } = menuTolerances.value
  return raceWeek.shareOfLoad > 0 ? (1 - lessCarbs) / (1 + moreCarbs) : (1 - carbs) / (1 + carbs)
}

export const raceWeekChecks: readonly Check[] = [
  mondayToWednesday,
  thursdayAndFriday,
  dayBefore,
  raceWeekOrder,
]
