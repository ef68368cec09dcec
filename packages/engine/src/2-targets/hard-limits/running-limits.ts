import type { Runner } from '../../1-runner/runner.ts'
import { carbohydrateFromOneSource, carbohydrateGuideline } from '../../evidence/carbohydrate.ts'
import {
  hardBusiestHour,
  hardCarbohydrateAnHour,
  hardFeed,
  hardFluidAnHour,
  hardSodium,
} from '../../evidence/hard-limits.ts'
import { isWithoutAddedSalt } from '../../health.ts'
import {
  type Grams,
  type GramsPerHour,
  grams,
  gramsPerHour,
  type Hours,
  type KilometersPerHour,
  liters,
  type Milligrams,
  type MilligramsPerHour,
  type MillilitersPerHour,
  type Minutes,
  milligrams,
  milligramsPerHour,
  millilitersPerHour,
  minutes,
  speedOver,
  toMilliliters,
} from '../../units.ts'
import { isGrowing } from '../daily/reference-mass.ts'
import { sweatRate } from '../while-running/sweat-rate.ts'
import { raceWeather, usualWeather, type Weather } from '../weather.ts'
import { trainingLoad } from '../daily/training-load.ts'

/** While running, in the long run and in the race. */
export interface RunningLimits {
  readonly longRun: HourlyLimits
  readonly race: HourlyLimits
  readonly feed: { readonly most: Grams; readonly minutesApart: Minutes }
  /** The busiest hour of the race. */
  readonly busiestHour: MostOfAnHour
  /** Milligrams in a liter of drink while running; as much as `ofFood` may come on top. */
  readonly drinkSodium: { readonly aLiter: Milligrams; readonly ofFood: Milligrams }
}

export interface MostOfAnHour {
  readonly carbs: GramsPerHour
  readonly sodium: MilligramsPerHour
  readonly fluids: MillilitersPerHour
}

/** The most per hour on average. */
export interface HourlyLimits extends MostOfAnHour {
  readonly time: Hours
  /** Long enough that the guideline requires carbs while running: a plan without any was not read. */
  readonly isFueled: boolean
  /** The same for sodium: with no added salt a plan may have none. */
  readonly isSalted: boolean
}

export function runningLimits(runner: Runner): RunningLimits {
  const { speed, longRunTime } = trainingLoad(runner)
  const raceSpeed = speedOver(runner.raceDistance, runner.targetTime)
  const { aLiter, ofFood } = hardSodium.value
  const race = hourlyLimits(runner, {
    time: runner.targetTime,
    speed: raceSpeed,
    weather: raceWeather(runner),
  })
  return {
    longRun: hourlyLimits(runner, { time: longRunTime, speed, weather: usualWeather(runner) }),
    race,
    feed: { most: grams(hardFeed.value.most), minutesApart: minutes(hardFeed.value.minutesApart) },
    busiestHour: busiestHour(runner, race),
    drinkSodium: { aLiter: milligrams(aLiter), ofFood: milligrams(ofFood) },
  }
}

function hourlyLimits(
  runner: Runner,
  { time, ...air }: { time: Hours; speed: KilometersPerHour; weather: Weather },
): HourlyLimits {
  const { overSweat, most } = hardFluidAnHour.value
  const fluids = liters(Math.min(sweatRate(runner, air) + overSweat, most))
  return {
    time,
    isFueled: guidelineLeast(time) > 0,
    isSalted: guidelineLeast(time) > 0 && !isWithoutAddedSalt(runner),
    carbs: mostCarbsAnHour(runner, time),
    sodium: milligramsPerHour(hardSodium.value.anHour),
    fluids: millilitersPerHour(toMilliliters(fluids)),
  }
}

/** For carbs the most of any race: three feeds may fall into one hour of a race of two hours or less. */
function busiestHour(runner: Runner, { sodium, fluids }: HourlyLimits): MostOfAnHour {
  const times = hardBusiestHour.value
  return {
    carbs: gramsPerHour(times * mostOfAnyRun(runner)),
    sodium: milligramsPerHour(times * sodium),
    fluids: millilitersPerHour(times * fluids),
  }
}

const guidelineLeast = (time: Hours) =>
  carbohydrateGuideline.value.find(({ underHours }) => time < underHours)?.least ?? 0

/** Of any hour on average: less in a short run. Evidence: hard-carbohydrate-an-hour. */
export function mostCarbsAnHour(runner: Runner, time: Hours): GramsPerHour {
  const most = mostForTheTime(runner, time)
  const isWithoutFructose = runner.exclusions.groups.includes('fodmap')
  return gramsPerHour(isWithoutFructose ? Math.min(most, carbohydrateFromOneSource.value) : most)
}

function mostForTheTime(runner: Runner, time: Hours): number {
  const { under, upTo } = hardCarbohydrateAnHour.value
  const short = under.find(({ hours }) => time < hours)
  if (short) return short.most
  return time <= upTo.hours ? upTo.most : mostOfAnyRun(runner)
}

function mostOfAnyRun(runner: Runner): number {
  const { beyond, beyondUnder18 } = hardCarbohydrateAnHour.value
  return isGrowing(runner) ? beyondUnder18 : beyond
}
