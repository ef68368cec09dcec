import type { Runner } from '../../1-runner/runner.ts'
import { interpolate, ramp } from '../../evidence/interpolate.ts'
import {
  carbohydrateFromOneSource,
  carbohydrateInHeat,
  carbohydrateShareOfEnergy,
  carbohydrateUnder18,
  carbohydrateWhileRunning,
  leastWorthEating,
  mostCarbohydrateAnHour,
} from '../../evidence/carbohydrate.ts'
import { energyPerGram } from '../../evidence/energy.ts'
import { rounding } from '../../evidence/portions.ts'
import {
  eatenOver,
  type GramsPerHour,
  gramsPerHour,
  type Hours,
  type Kilocalories,
  roundTo,
} from '../../units.ts'
import { isGrowing } from '../daily/reference-mass.ts'
import type { Weather } from '../weather.ts'

export interface CarbsWhileRunning {
  readonly rate: GramsPerHour
  /** What the guideline gives for this duration, before anything else. */
  readonly byDuration: number
  /** Burned in an hour, kcal. */
  readonly burned: Kilocalories
  readonly settledBy: 'duration' | 'least-share-of-energy' | 'most-share-of-energy' | 'most-an-hour'
  readonly cutForHeat: boolean
  readonly cappedBy: 'age' | 'one-source' | null
  /** The whole run would need too little to be worth carrying. */
  readonly tooLittle: boolean
}

/** Carbohydrate while running: by duration, between a least and a most share of the energy burned. */
export function carbsWhileRunning(
  runner: Runner,
  { time, burned, weather }: { time: Hours; burned: Kilocalories; weather: Weather },
): CarbsWhileRunning {
  const byDuration = interpolate(carbohydrateWhileRunning.value, time)
  const { amount, settledBy } = withinEnergy(byDuration, { time, burned })
  const cutForHeat = weather.isHot && amount > 0
  const inClimate = cutForHeat ? amount * carbohydrateInHeat.value : amount
  const { most, cappedBy } = mostFor(runner)
  const rate = roundTo(gramsPerHour(Math.min(inClimate, most)), rounding.value.carbsAnHour)
  const tooLittle = eatenOver(rate, time) < leastWorthEating.value
  return {
    rate: tooLittle ? gramsPerHour(0) : rate,
    byDuration,
    burned,
    settledBy,
    cutForHeat,
    cappedBy: inClimate > most ? cappedBy : null,
    tooLittle,
  }
}

function withinEnergy(
  byDuration: number,
  { time, burned }: { time: Hours; burned: Kilocalories },
): { amount: number; settledBy: CarbsWhileRunning['settledBy'] } {
  const { least, most, leastFromHours, leastOverHours } = carbohydrateShareOfEnergy.value
  const fromEnergy = burned / energyPerGram.value.carbs
  const leastOfEnergy = ramp(time, { from: leastFromHours, over: leastOverHours }) * least * fromEnergy
  const mostOfEnergy = most * fromEnergy
  const wanted = Math.max(byDuration, leastOfEnergy)
  const amount = Math.min(wanted, mostOfEnergy, mostCarbohydrateAnHour.value)
  if (amount === wanted)
    return { amount, settledBy: wanted > byDuration ? 'least-share-of-energy' : 'duration' }
  return { amount, settledBy: amount === mostOfEnergy ? 'most-share-of-energy' : 'most-an-hour' }
}

/** Two caps that apply last: growing runners, and those who exclude fructose. */
function mostFor(runner: Runner): { most: number; cappedBy: CarbsWhileRunning['cappedBy'] } {
  if (isGrowing(runner)) return { most: carbohydrateUnder18.value, cappedBy: 'age' }
  if (runner.exclusions.groups.includes('fodmap')) {
    return { most: carbohydrateFromOneSource.value, cappedBy: 'one-source' }
  }
  return { most: Number.POSITIVE_INFINITY, cappedBy: null }
}
