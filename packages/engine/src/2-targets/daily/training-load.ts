import type { Runner } from '../../1-runner/runner.ts'
import { easyPace } from '../../evidence/energy.ts'
import { marathonEquivalentTime } from '../../evidence/race-time.ts'
import {
  type Hours,
  hours,
  type KilometersPerHour,
  kilometers,
  kilometersPerHour,
  speedOver,
  timeFor,
} from '../../units.ts'

export interface TrainingLoad {
  /** Of most training and of the long run. */
  readonly speed: KilometersPerHour
  /** Mean over all days of the week. */
  readonly hoursPerDay: Hours
  readonly longRunTime: Hours
}

const marathon = kilometers(42.195)

export function trainingLoad(runner: Runner): TrainingLoad {
  const speed = easySpeed(marathonSpeed(runner))
  return {
    speed,
    hoursPerDay: hours(timeFor(runner.weeklyDistance, speed) / 7),
    longRunTime: timeFor(runner.longRun, speed),
  }
}

// Only sets the training pace: too optimistic for recreational marathon runners to be shown as a prediction (vickers2016).
function marathonSpeed({ raceDistance, targetTime }: Runner): KilometersPerHour {
  return speedOver(marathon, hours(targetTime * (marathon / raceDistance) ** marathonEquivalentTime.value))
}

/** Slower than marathon pace, but no slower than a jog unless the marathon itself is walked. */
function easySpeed(marathonPace: KilometersPerHour): KilometersPerHour {
  const { slowerThanMarathonPace, slowestKilometersPerHour } = easyPace.value
  return kilometersPerHour(
    Math.max(marathonPace / slowerThanMarathonPace, Math.min(marathonPace, slowestKilometersPerHour)),
  )
}
