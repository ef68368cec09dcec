import type { Runner } from '../../1-runner/runner.ts'
import type { Targets } from '../../2-targets/targets.ts'
import { type Check, doesNotApply, type Given, type Look, lookAt, lookAtEach, soft } from '../audit.ts'
import { type DayRead, readDays } from '../reading/read-days.ts'
import type { PlanAsRead } from '../reading/read-plan.ts'
import { type Bounds, figure, open, outside } from './within.ts'

const section = 'race_week'

/** The most that any day is planned with (science.md 3.2): no band asks for more. */
const dayCeiling = 900

type Days = 'mon_wed' | 'thu_fri' | 'day_before'

export const daysOf = ({ plan }: PlanAsRead, days: Days, { referenceMass }: Targets): DayRead[] =>
  readDays(plan.race_week[days], referenceMass)

/** Days that are past say so and no more. */
export const isStillAhead: Record<Days, (runner: Runner) => boolean> = {
  mon_wed: ({ daysToGo }) => daysToGo >= 4,
  thu_fri: ({ daysToGo }) => daysToGo >= 2,
  day_before: ({ daysToGo }) => daysToGo >= 1,
}

const names: Record<Days, string> = {
  mon_wed: 'Monday to Wednesday',
  thu_fri: 'Thursday and Friday',
  day_before: 'the day before',
}

/** The days that a section states, where it is still ahead or says something all the same. */
function lookAtDays(
  days: Days,
  [read, runner, targets]: Given,
  look: (read: readonly DayRead[]) => Look,
): Look {
  const stated = daysOf(read, days, targets)
  return isStillAhead[days](runner) || stated.length > 0 ? look(stated) : doesNotApply
}

/** A carb plan without grams cannot be followed, nor checked. */
export const raceWeekGramsStated: Check = {
  id: 'race-week-grams-stated',
  look: (...given) => [gramsStated('thu_fri', given), gramsStated('day_before', given)],
}

const gramsStated = (days: Days, given: Given): Look =>
  lookAtDays(days, given, (read) =>
    lookAt({ section, what: `the carbs of ${names[days]}`, unread: 'soft' }, read, ({ length }) =>
      length > 0
        ? []
        : [soft(section, `The plan for ${names[days]} does not say how many grams of carbs to eat.`)],
    ),
  )

const ofDays =
  (days: Days, bounds: (runner: Runner, targets: Targets) => Bounds): Check['look'] =>
  (...given) => {
    const [, runner, targets] = given
    const inBounds = ({ carbs }: DayRead) =>
      outside({
        section,
        what: `Carbs of ${names[days]}`,
        value: carbs,
        unit: 'g a day',
        ...bounds(runner, targets),
        roundedTo: 5,
        because: 'The week before the race fills your stores step by step.',
      })
    return lookAtDays(days, given, (read) =>
      lookAt({ section, what: `the carbs of ${names[days]}`, unread: 'hard' }, read, (all) =>
        all.flatMap(inBounds).slice(0, 1),
      ),
    )
  }

/** science.md 9.1, Mon-Wed. */
export const mondayToWednesday: Check = {
  id: 'monday-to-wednesday-carbs',
  look: ofDays('mon_wed', (_runner, { referenceMass: mass }) => ({
    soft: [3 * mass, 8 * mass],
    hard: [2.5 * mass, 10 * mass],
  })),
}

/** science.md 9.1, Thu-Fri: the runner's own target, 2 g/kg either way. */
export const thursdayAndFriday: Check = {
  id: 'thursday-and-friday-carbs',
  look: ofDays('thu_fri', (_runner, { referenceMass: mass, raceWeek }) => ({
    soft: [raceWeek.thursdayToFriday - 2 * mass, raceWeek.thursdayToFriday + 2 * mass],
    hard: [2.5 * mass, 12 * mass],
  })),
}

/** science.md 9.1, day before. The rows for 45 and 90 minutes are given; between them the bounds go over evenly. */
export const dayBefore: Check = {
  id: 'day-before-carbs',
  look: ofDays('day_before', (runner, { referenceMass: mass, race }) => {
    const share = Math.min(Math.max((race.time - 0.75) / 0.75, 0), 1)
    const between = (short: number, long: number) => (short + (long - short) * share) * mass
    // Under 18 at most 8 g/kg are planned (science.md 3.2).
    // Whole portions may stay 3 % below the ceiling.
    const [least, most] = [Math.min(between(4, 8), 0.97 * dayCeiling), between(9, 12)]
    return {
      soft: [
        runner.age < 18 ? Math.min(least, 7.5 * mass) : least,
        share === 1 ? Math.min(most, dayCeiling) : most,
      ],
      hard: [
        Math.min(between(3, 6), 0.97 * dayCeiling),
        Math.min(between(12, 13), share === 1 ? 1200 : open),
      ],
    }
  }),
}

/** science.md 9.5: each step holds no less than the one before. */
export const raceWeekOrder: Check = {
  id: 'race-week-order',
  look: (read, runner, targets) => {
    const ahead = (['mon_wed', 'thu_fri', 'day_before'] as const).filter((days) => isStillAhead[days](runner))
    if (ahead.length < 2) return doesNotApply
    const steps = ahead.flatMap((days) => {
      const most = Math.max(...daysOf(read, days, targets).map(({ carbs }) => carbs))
      return Number.isFinite(most) ? [{ days, most }] : []
    })
    const pairs = steps.slice(1).flatMap((after, index) => {
      const before = steps[index]
      return before ? [{ before, after }] : []
    })
    return lookAtEach(
      { section, what: 'the carbs of the days before the race', unread: 'soft' },
      pairs,
      ({ before, after }) =>
        // Menus of whole portions meet each day to 3 %: two equal days may differ by 6.
        after.most >= 0.94 * before.most
          ? []
          : [
              soft(
                section,
                `Carbs of ${names[after.days]} (${figure(after.most)} g) are fewer than those of ${names[before.days]} (${figure(before.most)} g).`,
              ),
            ],
    )
  },
}
