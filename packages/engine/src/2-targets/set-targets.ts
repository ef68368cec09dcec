import type { Runner } from '../1-runner/runner.ts'
import { loadingDayTolerances } from '../evidence/race-week.ts'
import { mentions } from '../health.ts'
import { caffeine } from './before-and-after/caffeine.ts'
import { dayTypes } from './daily/day-types.ts'
import { dailyEnergy } from './daily/daily-energy.ts'
import {
  type Bases,
  type FueledRun,
  fuelLongRun,
  fuelRace,
  withPlannedCarbs,
} from './while-running/fueled-run.ts'
import { gutTraining } from './while-running/gut-training.ts'
import { withDoseForNow } from './while-running/long-run-dose.ts'
import { macros } from './daily/macros.ts'
import { raceWeek } from './race-week/race-week.ts'
import { raiseFlags } from './raise-flags.ts'
import { giveReasons } from './reasons/give-reasons.ts'
import { loadingMass, referenceMass } from './daily/reference-mass.ts'
import type { Targets } from './targets.ts'
import { trainingLoad } from './daily/training-load.ts'
import type { Working } from './working.ts'
import type { Hours } from '../units.ts'

/** Energy, macronutrients and fuel for a runner, each number rounded once, with its reason. */
export function setTargets(runner: Runner): Targets {
  const working = computeTargets(runner)
  const { mass, training, energy, day, longRun, race } = working
  return {
    referenceMass: mass,
    loadingMass: working.loadingMass,
    trainingSpeed: training.speed,
    trainingHoursPerDay: training.hoursPerDay,
    restingEnergy: energy.resting,
    runningEnergy: energy.running,
    fatFreeMass: energy.fatFreeMass,
    milkEnergy: energy.milk,
    energyAvailability: working.energyAvailability,
    daily: day.daily,
    dayTypes: working.dayTypes,
    longRun: {
      time: longRun.time,
      sweatRate: longRun.sweat,
      before: longRun.breakfast,
      perHour: longRun.perHour,
      goal: longRun.carbs.rate,
      recovery: longRun.recovery,
      overdrinking: longRun.overdrinking,
    },
    raceWeek: working.week,
    race: {
      time: race.time,
      speed: race.speed,
      sweatRate: race.sweat,
      breakfast: race.breakfast,
      perHour: race.perHour,
      recovery: race.recovery,
      overdrinking: race.overdrinking,
      lowFiberBefore: isLowInFiberBefore(runner),
      gutTraining: working.gutTraining,
      predictedLossPercent: race.predictedLossPercent,
    },
    caffeine: working.caffeine,
    flags: raiseFlags(runner, working),
    reasons: giveReasons(runner, working),
    working,
  }
}

/** With diabetes there is no rule beyond the ordinary one. Evidence: loading-day-tolerances. */
const isLowInFiberBefore = (runner: Runner) =>
  runner.targetTime >= loadingDayTolerances.value.lowFiberFromHours && !mentions(runner, 'diabetes')

/** The race without its forecast: the difference is what the forecast moved. */
function raceByClimate(
  runner: Runner,
  { bases, longRunTime }: { bases: Bases; longRunTime: Hours },
): FueledRun | null {
  const { forecast, ...others } = runner.preferences
  if (!forecast) return null
  const withoutIt = { ...runner, preferences: others }
  const race = fuelRace(withoutIt, bases)
  return withPlannedCarbs(race, gutTraining(withoutIt, { target: race.carbs.rate, longRunTime }))
}

/** In this order: speeds and hours, energy, macronutrients, long run, race week, race day. */
function computeTargets(runner: Runner): Working {
  const mass = referenceMass(runner)
  const massForLoading = loadingMass(runner)
  const training = trainingLoad(runner)
  const { hoursPerDay } = training
  const energy = dailyEnergy(runner)
  const day = macros(runner, { mass, hoursPerDay, energy: energy.planned })
  const bases = { mass, loadingMass: massForLoading, resting: energy.resting }
  const race = fuelRace(runner, bases)
  const practice = gutTraining(runner, { target: race.carbs.rate, longRunTime: training.longRunTime })
  return {
    mass,
    loadingMass: massForLoading,
    training,
    energy,
    day,
    dayTypes: dayTypes(runner, { mass, energy, day }),
    energyAvailability: (day.energy - energy.milk - energy.running) / energy.fatFreeMass,
    longRun: withDoseForNow(runner, fuelLongRun(runner, training, bases), practice),
    week: raceWeek(runner, { ...bases, hoursPerDay, ordinaryDay: day.exact.carbs }),
    race: withPlannedCarbs(race, practice),
    raceByClimate: raceByClimate(runner, { bases, longRunTime: training.longRunTime }),
    gutTraining: practice,
    caffeine: caffeine(runner),
  }
}
