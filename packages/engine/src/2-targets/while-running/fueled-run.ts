import type { Runner } from '../../1-runner/runner.ts'
import type { Hours, Kilocalories, Kilograms, KilometersPerHour, LitersPerHour } from '../../units.ts'
import { breakfast } from '../before-and-after/breakfast.ts'
import { type CarbsWhileRunning, carbsWhileRunning } from './carbs-while-running.ts'
import { type FluidsWhileRunning, fluidsWhileRunning } from './fluids-while-running.ts'
import { recovery } from '../before-and-after/recovery.ts'
import { energyPerHour } from '../daily/running-energy.ts'
import { type SodiumWhileRunning, sodiumWhileRunning } from './sodium-while-running.ts'
import { sweatRate } from './sweat-rate.ts'
import type { HourlyTargets, RecoveryTargets } from '../target-groups.ts'

/** One run, the race or the long run, with the targets before, during and after it, and what settled each amount. */
export interface FueledRun {
  readonly time: Hours
  readonly speed: KilometersPerHour
  readonly sweat: LitersPerHour
  readonly breakfast: ReturnType<typeof breakfast>
  readonly carbs: CarbsWhileRunning
  readonly fluids: FluidsWhileRunning
  readonly sodium: SodiumWhileRunning
  readonly perHour: HourlyTargets
  readonly recovery: RecoveryTargets
  /** (sweat − drunk) ÷ body mass, percent. */
  readonly predictedLossPercent: number
}

interface Run {
  readonly time: Hours
  readonly speed: KilometersPerHour
  readonly mass: Kilograms
  readonly resting: Kilocalories
}

export function fuelRun(runner: Runner, { time, speed, mass, resting }: Run): FueledRun {
  const sweat = sweatRate(runner, speed)
  const carbs = carbsWhileRunning(runner, { time, burned: energyPerHour(runner, { speed, resting }) })
  const fluids = fluidsWhileRunning(runner, { time, sweat })
  const sodium = sodiumWhileRunning(runner, { time, sweat, fluids: fluids.rate })
  const after = recovery(runner, { time, mass, sweat, fluids: fluids.rate })
  return {
    time,
    speed,
    sweat,
    breakfast: breakfast(runner, { time, mass }),
    carbs,
    fluids,
    sodium,
    perHour: { carbs: carbs.rate, sodium: sodium.rate, fluids: fluids.rate },
    recovery: after,
    predictedLossPercent: (100 * after.deficit) / runner.weight,
  }
}
