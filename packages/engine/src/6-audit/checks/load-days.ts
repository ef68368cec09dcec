import type { Targets } from '../../2-targets/targets.ts'
import { type Check, doesNotApply, type Fault, type Given, type Look, lookAt } from '../audit.ts'
import type { DayRead } from '../reading/read-days.ts'
import { daysOf, isStillAhead } from './race-week.ts'
import { open, outside } from './within.ts'

const section = 'race_week'

/** What the days of loading state of one figure; where all of them are past, only what they say all the same. */
function lookAtLoadDays(
  figureOf: (day: DayRead) => number | null,
  { what, given: [read, runner, targets] }: { what: string; given: Given },
  find: (carbs: number, value: number) => Fault[],
): Look {
  const stated = [...daysOf(read, 'thu_fri', targets), ...daysOf(read, 'day_before', targets)].flatMap(
    (day) => {
      const value = figureOf(day)
      return value === null ? [] : [{ carbs: day.carbs, value }]
    },
  )
  if (!isStillAhead.day_before(runner) && stated.length === 0) return doesNotApply
  return lookAt({ section, what, unread: 'hard' }, stated, (days) =>
    days.flatMap(({ carbs, value }) => find(carbs, value)).slice(0, 1),
  )
}

/** science.md 9.1, clarification: what a load day with this much carbohydrate needs. */
const loadDayEnergyOf = ({ referenceMass: mass, restingEnergy, runningEnergy }: Targets, carbs: number) =>
  Math.max(1.5 * restingEnergy + 0.3 * runningEnergy, 4 * carbs + 4 * 1.2 * mass + 9 * 0.6 * mass)

/** Clarification to science.md 9.1: energy of a load day. */
export const loadDayEnergy: Check = {
  id: 'load-day-energy',
  look: (...given) => {
    const [, , targets] = given
    const what = 'the energy of the loading days'
    return lookAtLoadDays(
      ({ energy }) => energy,
      { what, given },
      (carbs, energy) => {
        const own = loadDayEnergyOf(targets, carbs)
        return outside({
          section,
          what: 'Energy of a loading day',
          value: energy,
          unit: 'kcal',
          soft: [0.9 * own, 1.1 * own],
          hard: [0, 1.35 * own],
          because: 'It follows from the carbs of that day, with less fat and protein than usual.',
        })
      },
    )
  },
}

/**
 * Clarification to science.md 9.1: fat of a load day. Its energy comes first (the row above), so where carbs and 1.8 g/kg of
 * protein leave more than 1.2 g/kg of fat to carry, as before a short race or with much running, that is no fault; nor a tenth,
 * which portions may be off.
 */
export const loadDayFat: Check = {
  id: 'load-day-fat',
  look: (...given) => {
    const [, , targets] = given
    const mass = targets.referenceMass
    const what = 'the fat of the days before the race'
    return lookAtLoadDays(
      ({ fat }) => fat,
      { what, given },
      (carbs, fat) => {
        const left = (loadDayEnergyOf(targets, carbs) - 4 * carbs - 4 * 1.8 * mass) / 9
        return outside({
          section,
          what: 'Fat of a day before the race',
          value: fat,
          unit: 'g',
          soft: [0.5 * mass, 1.1 * Math.max(1.2 * mass, left)],
          hard: [0.3 * mass, open],
          roundedTo: 5,
          because: 'Fat makes room for carbs on these days, and some of it stays.',
        })
      },
    )
  },
}
