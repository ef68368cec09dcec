import type { Runner } from '../../1-runner/runner.ts'
import { hardLimits } from '../../2-targets/hard-limits/hard-limits.ts'
import { mostCarbsAnHour } from '../../2-targets/hard-limits/running-limits.ts'
import type { HourlyTargets } from '../../2-targets/target-groups.ts'
import { carbohydrateFromOneSource, mostCarbohydrateAnHour } from '../../evidence/carbohydrate.ts'
import { bottleBetweenStations } from '../../evidence/fluids.ts'
import { sodiumWhileRunning, sweatSodium } from '../../evidence/sodium.ts'
import type {
  Hours,
  Kilometers,
  KilometersPerHour,
  LitersPerHour,
  Milliliters,
  Minutes,
} from '../../units.ts'

/** The range for the sum of the rows from start to finish; `aim` is the target itself. */
export interface Band {
  readonly aim: number
  readonly least: number
  readonly most: number
}

/** A station that the runner passes, where a bottle can be filled. */
export interface Refill {
  readonly minute: Minutes
  readonly distance: Kilometers
}

interface Stations {
  /** What is swallowed of one cup. */
  readonly cup: Milliliters
  readonly refills: readonly Refill[]
}

export interface Demand {
  readonly hours: Hours
  readonly speed: KilometersPerHour
  readonly perHour: HourlyTargets
  readonly carbs: Band
  readonly sodium: Band
  readonly fluids: Band
  /** Over 60 g an hour, the gut absorbs only glucose with fructose. */
  readonly needsFructose: boolean
  /** The most carbs in total. */
  readonly mostCarbs: number
  /** The most carbs of any hour: stops may crowd in it. */
  readonly mostCarbsInAnHour: number
  /** The most carbs in total from fuel without fructose. */
  readonly mostFromOneSource: number
  /** The step in which drinks are measured, ml. */
  readonly sip: number
  /** Whether stations are known that hand out water. */
  readonly hasStations: boolean
  /** What the bottle holds that is carried between stations, ml. */
  readonly bottle: number
  /** Where the runner's own bottle can be filled; null where no station is known, or no bottle is. */
  readonly refills: readonly Refill[] | null
  /** No feed later than this minute. */
  readonly lastMinute: number
}

export interface Run {
  readonly time: Hours
  readonly speed: KilometersPerHour
  readonly sweatRate: LitersPerHour
  readonly perHour: HourlyTargets
}

export const minutesWithoutFuelAtTheEnd = 10

/**
 * The tolerances within which whole servings meet a run's targets, as sums from start to finish. `stations`: where drinks come
 * from them.
 */
export function demandOf(runner: Runner, run: Run, stations: Stations | null = null): Demand {
  const { time, speed, perHour } = run
  const { carry } = runner.preferences
  const fluids = fluidBand(run)
  // One large gel in a short race may be more than its hour may have.
  const most = mostCarbsAnHour(runner, time)
  return {
    hours: time,
    speed,
    perHour,
    carbs: carbBand(runner, run),
    sodium: sodiumBand(runner, run),
    fluids,
    hasStations: stations !== null,
    refills: stations && carry?.bottle_ml !== undefined ? stations.refills : null,
    bottle: carry?.bottle_ml ?? bottleBetweenStations.value.milliliters,
    sip: stations ? stations.cup / 2 : sipOf(fluids),
    mostCarbs: most * time,
    mostCarbsInAnHour: hardLimits(runner).busiestHour.carbs,
    mostFromOneSource: Math.min(carbohydrateFromOneSource.value, most) * time,
    needsFructose: perHour.carbs > carbohydrateFromOneSource.value,
    lastMinute: Math.floor(time * 60 + 1e-9) - minutesWithoutFuelAtTheEnd,
  }
}

/** Drinks are in half cups of a station; without stations in steps of 50 ml, or 25 ml if a small total lies between two steps. */
const sipOf = (fluids: Band) => (isReachable(fluids, wholeSip) ? wholeSip : smallSip)
const wholeSip = 50
const smallSip = 25

export const isReachable = ({ least, most }: Band, step: number) =>
  Math.floor(most / step + 1e-6) * step >= least - 1e-6

/** Within 10 percent or 5 g an hour, whichever is larger; zero stays zero. */
function carbBand(runner: Runner, { time, perHour }: Run): Band {
  const aim = avoidsFructose(runner)
    ? Math.min(perHour.carbs, carbohydrateFromOneSource.value)
    : perHour.carbs
  if (aim === 0) return { aim: 0, least: 0, most: 0 }
  const slack = Math.max(0.1 * aim, 5)
  const limit = avoidsFructose(runner) ? carbohydrateFromOneSource.value : mostCarbohydrateAnHour.value
  return { aim: aim * time, least: (aim - slack) * time, most: Math.min(aim + slack, limit) * time }
}

export const avoidsFructose = ({ exclusions }: Runner) => exclusions.groups.includes('fodmap')

/** A tenth or 25 ml less, whichever is larger, and never more: drinking too much is the danger. */
function fluidBand({ time, perHour }: Run): Band {
  const aim = perHour.fluids * time
  return { aim, least: Math.min(0.9 * aim, aim - smallSip), most: aim }
}

const mostSodiumForHeavySweaters = { perHour: 1500, fromSweatRate: 2 }

/** At least four fifths, and up to what the evidence allows: sodium-while-running. */
function sodiumBand(runner: Runner, { time, sweatRate, perHour }: Run): Band {
  const aim = perHour.sodium * time
  return { aim, least: 0.8 * aim, most: mostSodiumAnHour(runner, sweatRate) * time }
}

/** In mg. */
export function mostSodiumAnHour({ sweatRate: measured }: Runner, sweatRate: LitersPerHour): number {
  const { perHour: heavy, fromSweatRate } = mostSodiumForHeavySweaters
  const { most, mostShareOfLoss } = sodiumWhileRunning.value
  const soft = measured !== null && measured >= fromSweatRate ? heavy : most
  return Math.min(soft, mostShareOfLoss * sweatRate * sweatSodium.value)
}
