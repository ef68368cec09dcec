import type { Runner } from '../../1-runner/runner.ts'
import { foodFollowsTheRun, runsAWeek as runsRule } from '../../evidence/day-types.ts'
import { energyPerGram, mostEnergyInADay } from '../../evidence/energy.ts'
import { noDayBelowTheMean } from '../../evidence/health.ts'
import { clamp } from '../../evidence/interpolate.ts'
import { mentions } from '../../health.ts'
import { type Kilometers, type Kilograms, kilometers } from '../../units.ts'
import type { DailyEnergy } from './daily-energy.ts'
import { type Macros, roundDay } from './macros.ts'
import { energyOfRun } from './running-energy.ts'
import type { DayTypeTargets, TypeOfDay } from '../target-groups.ts'

interface Bases {
  readonly mass: Kilograms
  readonly energy: DailyEnergy
  readonly day: Macros
}

/**
 * The mean day shared out over rest days, run days and the long-run day; the week stays the same, or rises where no day may be
 * below the mean. Evidence: food-follows-the-run, runs-a-week, no-day-below-the-mean.
 */
export function dayTypes(runner: Runner, bases: Bases): DayTypeTargets {
  const week = weekOf(runner)
  const keepsTheMean = mentions(runner, 'eating_disorder')
  const { share, settledBy } = shareOfARun(runner, week, bases)
  const typeOfDay = (days: number, distance: Kilometers): TypeOfDay => {
    const beside = energyOfRun(runner, distance) - bases.energy.running
    const moved = share * (keepsTheMean ? Math.max(beside, noDayBelowTheMean.value) : beside)
    const { carbs, protein, fat } = bases.day.exact
    return { days, distance, ...roundDay({ carbs: carbs + moved / energyPerGram.value.carbs, protein, fat }) }
  }
  return {
    runsAWeek: week.runs,
    share,
    settledBy,
    rest: typeOfDay(7 - week.runs, kilometers(0)),
    run: week.run === null ? null : typeOfDay(week.runs - 1, week.run),
    longRun: typeOfDay(1, week.longRun),
  }
}

interface Week {
  readonly runs: number
  /** Each run but the long one; null if that is the only one. */
  readonly run: Kilometers | null
  readonly longRun: Kilometers
}

/** Runs a week, and how far each goes. */
function weekOf({ weeklyDistance, longRun }: Runner): Week {
  const { kilometersARun, least, most, oneRunWithinKilometers } = runsRule.value
  if (weeklyDistance <= longRun + oneRunWithinKilometers)
    return { runs: 1, run: null, longRun: weeklyDistance }
  const runs = clamp(Math.floor(weeklyDistance / kilometersARun + 0.5 + 1e-9) + 1, least, most)
  return { runs, run: kilometers((weeklyDistance - longRun) / (runs - 1)), longRun }
}

/** The largest share with which no day falls under or over its limits; the same for all days. */
function shareOfARun(
  runner: Runner,
  week: Week,
  { mass, energy, day }: Bases,
): Pick<DayTypeTargets, 'share' | 'settledBy'> {
  const { share: usual, leastCarbs, mostCarbs } = foodFollowsTheRun.value
  const perGram = energyPerGram.value.carbs
  const { carbs } = day.exact
  const { running, leastAvailable, fatFreeMass, milk } = energy
  const most = energyOfRun(runner, kilometers(Math.max(week.longRun, week.run ?? 0))) - running
  // Where no day is below the mean, a rest day needs no floor.
  const less = mentions(runner, 'eating_disorder') ? 0 : running
  const limits = [
    { share: usual, settledBy: 'usual' },
    {
      share: shareOf(perGram * (carbs - Math.min(leastCarbs * mass, carbs)), less),
      settledBy: 'least-carbs',
    },
    { share: shareOf(perGram * (Math.max(mostCarbs * mass, carbs) - carbs), most), settledBy: 'most-carbs' },
    { share: shareOf(day.energy - milk - leastAvailable * fatFreeMass, less), settledBy: 'least-energy' },
    {
      share: shareOf(Math.max(mostEnergyInADay.value, day.energy) - day.energy, most),
      settledBy: 'most-energy',
    },
  ] as const
  return limits.reduce((one, other) => (other.share < one.share ? other : one))
}

const shareOf = (room: number, moved: number) =>
  moved > 0 ? Math.max(0, room) / moved : Number.POSITIVE_INFINITY
