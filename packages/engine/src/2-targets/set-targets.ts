import type { Runner } from '../1-runner/runner.ts'
import { speedOver } from '../units.ts'
import { caffeine } from './before-and-after/caffeine.ts'
import { dailyEnergy } from './daily/daily-energy.ts'
import { fuelRun } from './while-running/fueled-run.ts'
import { macros } from './daily/macros.ts'
import { raceWeek } from './race-week/race-week.ts'
import { raiseFlags } from './raise-flags.ts'
import { giveReasons } from './reasons/give-reasons.ts'
import { referenceMass } from './daily/reference-mass.ts'
import type { Targets } from './targets.ts'
import { trainingLoad } from './daily/training-load.ts'
import type { Working } from './working.ts'

/** Energy, macronutrients and fuel for a runner, each number rounded once, with its reason. */
export function setTargets(runner: Runner): Targets {
  const working = computeTargets(runner)
  const { mass, training, energy, day, longRun, race } = working
  return {
    referenceMass: mass,
    trainingSpeed: training.speed,
    trainingHoursPerDay: training.hoursPerDay,
    restingEnergy: energy.resting,
    runningEnergy: energy.running,
    fatFreeMass: energy.fatFreeMass,
    energyAvailability: working.energyAvailability,
    daily: day.daily,
    longRun: {
      time: longRun.time,
      sweatRate: longRun.sweat,
      before: longRun.breakfast,
      perHour: longRun.perHour,
      recovery: longRun.recovery,
    },
    raceWeek: working.week,
    race: {
      time: race.time,
      speed: race.speed,
      sweatRate: race.sweat,
      breakfast: race.breakfast,
      perHour: race.perHour,
      recovery: race.recovery,
      predictedLossPercent: race.predictedLossPercent,
    },
    caffeine: working.caffeine,
    flags: raiseFlags(runner, working),
    reasons: giveReasons(runner, working),
    working,
  }
}

/** In this order: speeds and hours, energy, macronutrients, long run, race week, race day. */
function computeTargets(runner: Runner): Working {
  const mass = referenceMass(runner)
  const training = trainingLoad(runner)
  const { hoursPerDay } = training
  const energy = dailyEnergy(runner)
  const day = macros(runner, { mass, hoursPerDay, energy: energy.planned })
  const { resting } = energy
  const raceSpeed = speedOver(runner.raceDistance, runner.targetTime)
  return {
    mass,
    training,
    energy,
    day,
    energyAvailability: (day.energy - energy.running) / energy.fatFreeMass,
    longRun: fuelRun(runner, { time: training.longRunTime, speed: training.speed, mass, resting }),
    week: raceWeek(runner, { mass, hoursPerDay }),
    race: fuelRun(runner, { time: runner.targetTime, speed: raceSpeed, mass, resting }),
    caffeine: caffeine(runner),
  }
}
