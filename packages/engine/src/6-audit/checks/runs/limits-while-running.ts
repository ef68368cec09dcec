import type { Runner } from '../../../1-runner/runner.ts'
import type { Targets } from '../../../2-targets/targets.ts'
import { isRacedInHeat, timesTheFlat } from '../../conditions.ts'
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

/** By hours of running. Evidence: carbohydrate-while-running, hard-carbohydrate-an-hour. */
export function carbsAnHour(conditions: RunConditions, runner: Runner, targets: Targets): Bounds {
  const { hours } = conditions
  if (hours < 0.75) return { soft: [0, 15], hard: [0, 40] }
  if (hours < 1.25) return { soft: [0, 35], hard: [0, 60] }
  // A race that stays with what was practiced has no lower end.
  const { planned, target } = targets.race.gutTraining
  const least =
    planned >= target && runner.preferences.practiced_g_per_hr === undefined
      ? Math.min(hours <= 2.5 ? 20 : 30, burnable(conditions, runner, targets))
      : 0
  if (hours <= 2.5) {
    return { soft: [least, Math.max(65, neededByTheFast(conditions, runner, targets))], hard: [0, 90] }
  }
  return { soft: [least, 90], hard: [0, runner.age < 18 ? 90 : 120] }
}

/**
 * The rate of slow and light runners is lowered to two fifths of the energy they burn, and by a tenth in heat: below that
 * floor no warning is due. Recomputed here from the body figures. Evidence: carbohydrate-share-of-energy, carbohydrate-in-heat.
 */
function burnable(conditions: RunConditions, runner: Runner, targets: Targets): number {
  const most = (0.4 * burned(conditions, runner, targets)) / 4
  const isHot = runner.climate === 'Hot & Humid' || isRacedInHeat(runner)
  return most * (isHot ? 0.9 : 1) - 2.5
}

/**
 * The same rule raises the rate of fast and heavy runners to a quarter of what they burn: an elite marathon of 2:06 has
 * 75 g an hour there, and no warning is due for it.
 */
const neededByTheFast = (conditions: RunConditions, runner: Runner, targets: Targets) =>
  Math.min((0.25 * burned(conditions, runner, targets)) / 4 + 2.5, 90)

/** kcal an hour: running, and rest. */
const burned = ({ speed }: RunConditions, runner: Runner, { restingEnergy }: Targets) =>
  timesTheFlat(runner) * runner.weight * speed + restingEnergy / 24

/** Evidence: sodium-while-running, hard-sodium. */
export const sodiumAnHour = ({ sweatRate }: RunConditions): Bounds => ({
  soft: [0, sweatRate >= 2 ? 1500 : 1000],
  hard: [0, 2000],
})

/** In ml. Evidence: most-fluid-an-hour, more-fluid-in-heat, hard-fluid-an-hour. */
export const fluidsAnHour = ({ hours, sweatRate }: RunConditions): Bounds => ({
  soft: [0, 1000 * Math.min(0.9 * sweatRate, hours >= 4.5 ? 0.8 : 1)],
  hard: [0, 1000 * Math.min(sweatRate + 0.05, 1.2)],
})

/** Never more than 0.8 of the sweat, or from 4.5 h on 0.6 of an estimate, in ml. Evidence: drinking-share-of-sweat. */
export function mostOfTheSweat(
  { hours, sweatRate }: RunConditions,
  { sweatRate: measured, health }: Runner,
): number {
  const most = (measured === null && hours >= 4.5 ? 600 : 800) * sweatRate
  // Without added salt. Evidence: no-added-salt.
  const isHeld = health.some(({ code }) => ['blood_pressure', 'heart', 'kidney'].includes(code))
  return isHeld ? Math.min(most, 500 * sweatRate, 500) : most
}

/** Mg of sodium in a liter of drink. Evidence: hard-sodium. */
export const saltiestDrink = 2000
