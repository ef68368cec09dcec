import type { Runner } from '../../1-runner/runner.ts'
import type { Targets } from '../../2-targets/targets.ts'
import { type Check, type Fault, soft } from '../audit.ts'
import { type DayRead, readDays } from '../reading/read-days.ts'
import type { PlanAsRead } from '../reading/read-plan.ts'
import { readAmounts } from '../reading/read-amounts.ts'
import { type Bounds, figure, open, within } from './within.ts'

const section = 'race_week'

/** The most that any day is planned with (science.md 3.2): no band asks for more. */
const dayCeiling = 900

type Days = 'mon_wed' | 'thu_fri' | 'day_before'

const daysOf = ({ plan }: PlanAsRead, days: Days, { referenceMass }: Targets): DayRead[] =>
  readDays(plan.race_week[days], referenceMass)

/** Days that are past say so and no more. */
const isStillAhead: Record<Days, (runner: Runner) => boolean> = {
  mon_wed: ({ daysToGo }) => daysToGo >= 4,
  thu_fri: ({ daysToGo }) => daysToGo >= 2,
  day_before: ({ daysToGo }) => daysToGo >= 1,
}

const names: Record<Days, string> = {
  mon_wed: 'Monday to Wednesday',
  thu_fri: 'Thursday and Friday',
  day_before: 'the day before',
}

/** A carb plan without grams cannot be followed, nor checked. */
export const raceWeekGramsStated: Check = {
  id: 'race-week-grams-stated',
  find: (read, runner, targets) =>
    (['thu_fri', 'day_before'] as const)
      .filter((days) => isStillAhead[days](runner) && read.plan.race_week[days].length > 0)
      .filter((days) => daysOf(read, days, targets).length === 0)
      .map((days) =>
        soft(section, `The plan for ${names[days]} does not say how many grams of carbs to eat.`),
      ),
}

const ofDays =
  (days: Days, bounds: (runner: Runner, targets: Targets) => Bounds): Check['find'] =>
  (read, runner, targets) =>
    daysOf(read, days, targets)
      .flatMap(({ carbs }) =>
        within({
          section,
          what: `Carbs of ${names[days]}`,
          value: carbs,
          unit: 'g a day',
          ...bounds(runner, targets),
          roundedTo: 5,
          because: 'The week before the race fills your stores step by step.',
        }),
      )
      .slice(0, 1)

/** science.md 9.1, Mon-Wed. */
export const mondayToWednesday: Check = {
  id: 'monday-to-wednesday-carbs',
  find: ofDays('mon_wed', (_runner, { referenceMass: mass }) => ({
    soft: [3 * mass, 8 * mass],
    hard: [2.5 * mass, 10 * mass],
  })),
}

/** science.md 9.1, Thu-Fri: the runner's own target, 2 g/kg either way. */
export const thursdayAndFriday: Check = {
  id: 'thursday-and-friday-carbs',
  find: ofDays('thu_fri', (_runner, { referenceMass: mass, raceWeek }) => ({
    soft: [raceWeek.thursdayToFriday - 2 * mass, raceWeek.thursdayToFriday + 2 * mass],
    hard: [2.5 * mass, 12 * mass],
  })),
}

/** science.md 9.1, day before. The rows for 45 and 90 minutes are given; between them the bounds go over evenly. */
export const dayBefore: Check = {
  id: 'day-before-carbs',
  find: ofDays('day_before', (runner, { referenceMass: mass, race }) => {
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
  find: (read, runner, targets) => {
    const steps = (['mon_wed', 'thu_fri', 'day_before'] as const)
      .filter((days) => isStillAhead[days](runner))
      .flatMap((days) => {
        const most = Math.max(...daysOf(read, days, targets).map(({ carbs }) => carbs))
        return Number.isFinite(most) ? [{ days, most }] : []
      })
    return steps.flatMap(({ days, most }, index): Fault[] => {
      const before = steps[index - 1]
      // Menus of whole portions meet each day to 3 %: two equal days may differ by 6.
      if (!before || most >= 0.94 * before.most) return []
      return [
        soft(
          section,
          `Carbs of ${names[days]} (${figure(most)} g) are fewer than those of ${names[before.days]} (${figure(before.most)} g).`,
        ),
      ]
    })
  },
}

const loadDays = (read: PlanAsRead, targets: Targets) => [
  ...daysOf(read, 'thu_fri', targets),
  ...daysOf(read, 'day_before', targets),
]

/** science.md 9.1, clarification: what a load day with this much carbohydrate needs. */
const loadDayEnergyOf = ({ referenceMass: mass, restingEnergy, runningEnergy }: Targets, carbs: number) =>
  Math.max(1.5 * restingEnergy + 0.3 * runningEnergy, 4 * carbs + 4 * 1.2 * mass + 9 * 0.6 * mass)

/** Clarification to science.md 9.1: energy of a load day. */
export const loadDayEnergy: Check = {
  id: 'load-day-energy',
  find: (read, _runner, targets) => {
    return loadDays(read, targets)
      .flatMap(({ carbs, energy }) => {
        const own = loadDayEnergyOf(targets, carbs)
        return energy === null
          ? []
          : within({
              section,
              what: 'Energy of a loading day',
              value: energy,
              unit: 'kcal',
              soft: [0.9 * own, 1.1 * own],
              hard: [0, 1.35 * own],
              because: 'It follows from the carbs of that day, with less fat and protein than usual.',
            })
      })
      .slice(0, 1)
  },
}

/**
 * Clarification to science.md 9.1: fat of a load day. Its energy comes first (the row above), so where carbs and 1.8 g/kg of
 * protein leave more than 1.2 g/kg of fat to carry, as before a short race or with much running, that is no fault; nor a tenth,
 * which portions may be off.
 */
export const loadDayFat: Check = {
  id: 'load-day-fat',
  find: (read, _runner, targets) =>
    loadDays(read, targets)
      .flatMap(({ carbs, fat }) => {
        if (fat === null) return []
        const mass = targets.referenceMass
        const left = (loadDayEnergyOf(targets, carbs) - 4 * carbs - 4 * 1.8 * mass) / 9
        return within({
          section,
          what: 'Fat of a day before the race',
          value: fat,
          unit: 'g',
          soft: [0.5 * mass, 1.1 * Math.max(1.2 * mass, left)],
          hard: [0.3 * mass, open],
          roundedTo: 5,
          because: 'Fat makes room for carbs on these days, and some of it stays.',
        })
      })
      .slice(0, 1),
}

/** science.md 9.1, meal fat and fiber, where a text before the race or the long run states them. */
export const mealFatAndFiber: Check = {
  id: 'meal-fat-and-fiber',
  find: ({ plan }) =>
    [
      ...amountsBefore('race_week', plan.race_week.race_morning),
      ...amountsBefore('long_run_fueling', plan.long_run_fueling.pre_run.examples),
    ].slice(0, 1),
}

function amountsBefore(place: Fault['section'], texts: readonly string[]): Fault[] {
  const stated = texts.flatMap(readAmounts).filter(({ unit, per }) => unit === 'g' && per === null)
  return stated.flatMap(({ of, high }) => {
    if (of !== 'fat' && of !== 'fiber') return []
    const [warn, refuse] = of === 'fat' ? [20, 35] : [8, 15]
    return within({
      section: place,
      what: of === 'fat' ? 'Fat in the meal before' : 'Fiber in the meal before',
      value: high,
      unit: 'g',
      soft: [0, warn],
      hard: [0, refuse],
      because: 'It would still sit in the stomach at the start.',
    })
  })
}
