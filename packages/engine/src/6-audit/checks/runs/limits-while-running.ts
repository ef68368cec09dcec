import type { Runner } from '../../../1-runner/runner.ts'
import type { Targets } from '../../../2-targets/targets.ts'
import type { Bounds } from '../bounds.ts'

/** What the limits of an hour of running depend on: the race, or the long run at its own pace. */
export interface RunConditions {
  readonly hours: number
  readonly sweatRate: number
  readonly speed: number
}

export const raceConditions = ({ race }: Targets): RunConditions => ({
  hours: race.time,
  sweatRate: race.sweatRate,
  speed: race.speed,
})

export const longRunConditions = ({ longRun, trainingSpeed }: Targets): RunConditions => ({
  hours: longRun.time,
  sweatRate: longRun.sweatRate,
  speed: trainingSpeed,
})

/** Whether anything at all is planned between the start and the finish. */
export const isPlanned = ({ perHour }: Pick<Targets['race'], 'perHour'>): boolean =>
  perHour.carbs > 0 || perHour.sodium > 0 || perHour.fluids > 0

/** science.md 9.1, carbs during, by hours of running. */
export function carbsAnHour(conditions: RunConditions, runner: Runner, targets: Targets): Bounds {
  const { hours } = conditions
  if (hours < 0.75) return { soft: [0, 15], hard: [0, 40] }
  if (hours < 1.25) return { soft: [0, 35], hard: [0, 60] }
  const least = Math.min(hours <= 2.5 ? 20 : 30, burnable(conditions, runner, targets))
  if (hours <= 2.5) {
    return { soft: [least, Math.max(65, neededByTheFast(conditions, runner, targets))], hard: [0, 90] }
  }
  return { soft: [least, 90], hard: [0, runner.age < 18 ? 90 : 120] }
}

/**
 * Section 4 of the science lowers the rate of slow and light runners to two fifths of the energy they burn, and by a tenth
 * in heat: below that floor of the table no warning is due. Recomputed here from the body figures.
 */
function burnable(conditions: RunConditions, runner: Runner, targets: Targets): number {
  const most = (0.4 * burned(conditions, runner, targets)) / 4
  return most * (runner.climate === 'Hot & Humid' ? 0.9 : 1) - 2.5
}

/**
 * The same section raises the rate of fast and heavy runners to a quarter of what they burn: an elite marathon of 2:06 has
 * 75 g an hour there, and no warning is due for it.
 */
const neededByTheFast = (conditions: RunConditions, runner: Runner, targets: Targets) =>
  Math.min((0.25 * burned(conditions, runner, targets)) / 4 + 2.5, 90)

/** kcal an hour: running, and rest. */
const burned = ({ speed }: RunConditions, { course, weight }: Runner, { restingEnergy }: Targets) =>
  (course === 'Hilly' ? 1.05 : 1) * weight * speed + restingEnergy / 24

/** science.md 9.1, sodium during. */
export const sodiumAnHour = ({ sweatRate }: RunConditions): Bounds => ({
  soft: [0, sweatRate >= 2 ? 1500 : 1000],
  hard: [0, 2000],
})

/** science.md 9.1, fluid during, in ml. */
export const fluidsAnHour = ({ hours, sweatRate }: RunConditions): Bounds => ({
  soft: [0, 1000 * Math.min(0.9 * sweatRate, hours >= 4.5 ? 0.8 : 1)],
  hard: [0, 1000 * Math.min(sweatRate + 0.05, 1.2)],
})

/** science.md 9.5: never more than 0.8 of the sweat, in ml. */
export const mostOfTheSweat = ({ sweatRate }: RunConditions) => 800 * sweatRate

/** science.md 9.1: a drink has at most 2000 mg of sodium a liter. */
export const saltiestDrink = 2000
