import type { Runner } from '../../1-runner/runner.ts'
import {
  type Hours,
  type Kilocalories,
  type Kilograms,
  type KilometersPerHour,
  type LitersPerHour,
  speedOver,
} from '../../units.ts'
import { type MealBefore, mealBeforeLongRun, raceBreakfast } from '../before-and-after/breakfast.ts'
import { type CarbsWhileRunning, carbsWhileRunning } from './carbs-while-running.ts'
import { type FluidsWhileRunning, fluidsWhileRunning } from './fluids-while-running.ts'
import { recovery } from '../before-and-after/recovery.ts'
import { energyPerHour } from '../daily/running-energy.ts'
import { type SodiumWhileRunning, sodiumWhileRunning } from './sodium-while-running.ts'
import { sweatRate } from './sweat-rate.ts'
import type { TrainingLoad } from '../daily/training-load.ts'
import { raceWeather, usualWeather, type Weather } from '../weather.ts'
import { overdrinking } from './overdrinking.ts'
import type { DrinkingWarning, GutTrainingTargets, HourlyTargets, RecoveryTargets } from '../target-groups.ts'

/** One run, the race or the long run, with the targets before, during and after it, and what settled each amount. */
export interface FueledRun {
  readonly time: Hours
  readonly speed: KilometersPerHour
  readonly weather: Weather
  readonly sweat: LitersPerHour
  readonly breakfast: MealBefore
  readonly carbs: CarbsWhileRunning
  readonly fluids: FluidsWhileRunning
  readonly sodium: SodiumWhileRunning
  readonly perHour: HourlyTargets
  readonly recovery: RecoveryTargets
  readonly overdrinking: DrinkingWarning
  /** (sweat − drunk) ÷ body mass, percent. */
  readonly predictedLossPercent: number
}

export interface Bases {
  readonly mass: Kilograms
  readonly loadingMass: Kilograms
  readonly resting: Kilocalories
}

export const fuelRace = (runner: Runner, bases: Bases): FueledRun =>
  fuelRun(runner, {
    ...bases,
    time: runner.targetTime,
    speed: speedOver(runner.raceDistance, runner.targetTime),
    weather: raceWeather(runner),
    breakfast: raceBreakfast(runner, bases.loadingMass),
  })

export const fuelLongRun = (
  runner: Runner,
  { longRunTime: time, speed }: TrainingLoad,
  bases: Bases,
): FueledRun =>
  fuelRun(runner, {
    ...bases,
    time,
    speed,
    weather: usualWeather(runner),
    breakfast: mealBeforeLongRun(runner, { time, mass: bases.loadingMass }),
  })

/** The race stays with what the gut has practiced. */
export const withPlannedCarbs = (race: FueledRun, { planned }: GutTrainingTargets): FueledRun => ({
  ...race,
  perHour: { ...race.perHour, carbs: planned },
})

type Run = Bases & Pick<FueledRun, 'time' | 'speed' | 'weather' | 'breakfast'>

function fuelRun(runner: Runner, { time, speed, weather, mass, resting, breakfast }: Run): FueledRun {
  const sweat = sweatRate(runner, { speed, weather })
  const carbs = carbsWhileRunning(runner, {
    time,
    burned: energyPerHour(runner, { speed, resting }),
    weather,
  })
  const fluids = fluidsWhileRunning(runner, { time, sweat, weather })
  const sodium = sodiumWhileRunning(runner, { time, sweat, fluids: fluids.rate, weather })
  const after = recovery(runner, { time, mass, sweat, fluids: fluids.rate })
  return {
    time,
    speed,
    weather,
    sweat,
    breakfast,
    carbs,
    fluids,
    sodium,
    perHour: { carbs: carbs.rate, sodium: sodium.rate, fluids: fluids.rate },
    recovery: after,
    overdrinking: overdrinking(runner, time),
    predictedLossPercent: (100 * after.deficit) / runner.weight,
  }
}
