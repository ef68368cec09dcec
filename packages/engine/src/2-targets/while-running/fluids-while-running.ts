import type { Runner } from '../../1-runner/runner.ts'
import { interpolate, ramp } from '../../evidence/interpolate.ts'
import {
  bodyMassLoss,
  drinkingByDuration,
  drinkingShareOfSweat,
  moreFluidInHeat,
  mostFluidAnHour,
} from '../../evidence/fluids.ts'
import { noAddedSalt } from '../../evidence/health.ts'
import { rounding } from '../../evidence/portions.ts'
import { isWithoutAddedSalt } from '../../health.ts'
import {
  drunkOver,
  type Hours,
  type LitersPerHour,
  type MillilitersPerHour,
  millilitersPerHour,
  roundTo,
} from '../../units.ts'
import type { Weather } from '../weather.ts'

export interface FluidsWhileRunning {
  readonly rate: MillilitersPerHour
  readonly settledBy:
    | 'two-percent-loss'
    | 'half-the-sweat'
    | 'sips'
    | 'share-of-sweat'
    | 'most-an-hour'
    | 'no-added-salt'
  /** The most L/h of any plan for this run. */
  readonly most: number
  /** The largest share of the sweat rate of any plan for this run. */
  readonly mostShare: number
  /** Shorter runs have a part of the full rate, very short ones none. */
  readonly partOfFull: number
  readonly tooLittle: boolean
}

/** A modest rate, always clearly below the sweat rate: drinking more than one sweats is the danger. */
export function fluidsWhileRunning(
  runner: Runner,
  { time, sweat, weather }: { time: Hours; sweat: LitersPerHour; weather: Weather },
): FluidsWhileRunning {
  const most = mostFluids(runner, { time, sweat, weather })
  const { measured, estimated } = drinkingShareOfSweat.value.most
  const mostShare = interpolate(runner.sweatRate === null ? estimated : measured, time)
  const { full, settledBy } = fullRate(runner, { time, sweat, most, mostShare })
  const { fromHours, overHours, leastMilliliters } = drinkingByDuration.value
  const partOfFull = ramp(time, { from: fromHours, over: overHours })
  const unsalted = mostWithoutSalt(runner, sweat)
  const isHeld = partOfFull * full > unsalted
  const rate = roundBelow(Math.min(partOfFull * full, unsalted), Math.min(most, mostShare * sweat))
  const tooLittle = drunkOver(rate, time) < leastMilliliters
  return {
    rate: tooLittle ? millilitersPerHour(0) : rate,
    settledBy: isHeld ? 'no-added-salt' : settledBy,
    most,
    mostShare,
    partOfFull,
    tooLittle,
  }
}

/** L/h. Evidence: no-added-salt. */
function mostWithoutSalt(runner: Runner, sweat: LitersPerHour): number {
  const { shareOfSweat, mostMilliliters } = noAddedSalt.value
  return isWithoutAddedSalt(runner)
    ? Math.min(shareOfSweat * sweat, mostMilliliters / 1000)
    : Number.POSITIVE_INFINITY
}

/** Rounding must not raise a rate over its bound: then it goes down a step. */
function roundBelow(rate: number, bound: number): MillilitersPerHour {
  const step = rounding.value.fluidsAnHour
  const nearest = roundTo(millilitersPerHour(rate * 1000), step)
  const belowBound = Math.floor((bound * 1000) / step + 1e-9) * step
  return millilitersPerHour(Math.min(nearest, belowBound))
}

interface Bounds {
  readonly time: Hours
  readonly sweat: LitersPerHour
  readonly most: number
  readonly mostShare: number
}

function fullRate(
  runner: Runner,
  { time, sweat, most, mostShare }: Bounds,
): { full: number; settledBy: FluidsWhileRunning['settledBy'] } {
  const { least, little, littleLiters } = drinkingShareOfSweat.value
  const forTwoPercent = Math.max(0, sweat - (bodyMassLoss.value * runner.weight) / time)
  const half = least * sweat
  const sips = Math.min(littleLiters, little * sweat)
  const wanted = Math.max(forTwoPercent, half, sips)
  const full = Math.min(wanted, mostShare * sweat, most)
  if (full < wanted) return { full, settledBy: full === most ? 'most-an-hour' : 'share-of-sweat' }
  if (wanted === forTwoPercent) return { full, settledBy: 'two-percent-loss' }
  return { full, settledBy: wanted === half ? 'half-the-sweat' : 'sips' }
}

/** More in heat or for a measured high sweat rate, but not for slow runners, who overdrink most easily. */
function mostFluids(
  { sweatRate }: Runner,
  { time, sweat, weather }: { time: Hours; sweat: LitersPerHour; weather: Weather },
) {
  const { added, byHours, sweatFrom, sweatOver } = moreFluidInHeat.value
  const measured = sweatRate === null ? 0 : ramp(sweat, { from: sweatFrom, over: sweatOver })
  const heat = weather.isHot ? 1 : measured
  return mostFluidAnHour.value.usual + added * heat * interpolate(byHours, time)
}
