import type { Runner } from '../../1-runner/runner.ts'
import { ramp } from '../../evidence/interpolate.ts'
import { noAddedSalt } from '../../evidence/health.ts'
import { rounding } from '../../evidence/portions.ts'
import { sodiumInDrink, sodiumWhileRunning as rule, sweatSodium } from '../../evidence/sodium.ts'
import { isWithoutAddedSalt } from '../../health.ts'
import {
  type Hours,
  type LitersPerHour,
  type MilligramsPerHour,
  type MillilitersPerHour,
  milligramsPerHour,
  roundTo,
} from '../../units.ts'
import type { Weather } from '../weather.ts'

export interface SodiumWhileRunning {
  readonly rate: MilligramsPerHour
  /** mg with each liter drunk. */
  readonly perLiter: number
  readonly settledBy: 'no-added-salt' | 'drink' | 'least-an-hour' | 'share-of-loss' | 'most-an-hour'
  /** Shorter runs have a part of the full rate, and those up to an hour none. */
  readonly partOfFull: number
}

interface Sweating {
  readonly time: Hours
  readonly sweat: LitersPerHour
  readonly fluids: MillilitersPerHour
  readonly weather: Weather
}

/** A moderate amount with the drink, never more than most of what is lost in sweat. */
export function sodiumWhileRunning(
  runner: Runner,
  { time, sweat, fluids, weather }: Sweating,
): SodiumWhileRunning {
  if (isWithoutAddedSalt(runner)) return withoutSalt
  const limits = rule.value
  const partOfFull = ramp(time, { from: limits.fromHours, over: limits.overHours })
  const lost = sweat * sweatSodium.value
  const perLiter = concentration(sweat, weather)
  const withDrink = (fluids / 1000) * perLiter
  const least = Math.min(limits.leastAnHour, limits.leastShareOfLoss * lost) * partOfFull
  const wanted = Math.max(withDrink, least)
  const full = Math.min(wanted, limits.most, limits.mostShareOfLoss * lost)
  const rate = roundTo(milligramsPerHour(full * partOfFull), rounding.value.sodium)
  return {
    rate: rate < limits.leastWorthTaking ? milligramsPerHour(0) : rate,
    perLiter,
    settledBy:
      full < wanted
        ? full === limits.most
          ? 'most-an-hour'
          : 'share-of-loss'
        : withDrink >= least
          ? 'drink'
          : 'least-an-hour',
    partOfFull,
  }
}

/** The rows have what the fuel itself brings. Evidence: no-added-salt. */
const withoutSalt: SodiumWhileRunning = {
  rate: milligramsPerHour(noAddedSalt.value.sodium),
  perLiter: 0,
  settledBy: 'no-added-salt',
  partOfFull: 0,
}

function concentration(sweat: LitersPerHour, { isHot }: Weather): number {
  const { usual, more, sweatFrom, sweatOver } = sodiumInDrink.value
  if (isHot) return more
  return usual + (more - usual) * ramp(sweat, { from: sweatFrom, over: sweatOver })
}
