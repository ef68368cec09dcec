import { isMixed, outside, type Pattern, rowsAt, rowsFrom, type Share } from './arrange-rows.ts'
import { isNearlyWater, isSugaryDrink } from '../../foods/products.ts'
import type { Arrangement, Feed, FuelCombination } from './feeds.ts'
import { portionsOf } from './portions.ts'

import type { Candidate, Candidates } from '../fuels/fuel-candidates.ts'
import { type Demand, isReachable } from './demand.ts'
import { carbohydrateFromOneSource } from '../../evidence/carbohydrate.ts'
import { stops } from '../../evidence/fluids.ts'
import { fuelCombinations } from '../fuels/fuel-combinations.ts'
import {
  type Rhythm,
  rhythmsOfBoth,
  rhythmsOfDrink,
  rhythmsOfFuel,
  rhythmsOfSaltedWater,
  rhythmsOfWater,
} from './rhythms.ts'
import { rowsFromCapsuleToCapsule } from './salt-in-rows.ts'
import { minutes } from '../../units.ts'
import { lastsToTheFinish } from '../fuels/bottle.ts'
import { isFeed } from '../is-feed.ts'
import { evenSips, mostSips } from './sips.ts'
import { memorableTimings, otherTimings, type Stop, type Timing } from './timings.ts'

/** When rows may be: by the watch where everything is carried or water is anywhere, at the stations where they are known. */
interface Times {
  readonly byTheWatch: readonly Timing[]
  /** Null where water is anywhere. */
  readonly atStations: readonly Timing[] | null
}

/**
 * The arrangement nearest to the targets and easiest to follow, of all regular rhythms and permitted fuels.
 * Options are tried from the easiest on, so that those that can no longer win are skipped.
 */
export function bestArrangement(
  demand: Demand,
  candidates: Candidates,
  carriedAnyway: ReadonlySet<string>,
  stations: readonly Timing[] | null = null,
): Arrangement | undefined {
  const easy: Times = { byTheWatch: memorableTimings(demand.lastMinute), atStations: stations }
  let best: Arrangement | undefined
  for (const { among, at } of [
    { among: firstChoices(candidates, carriedAnyway), at: easy },
    { among: candidates, at: easy },
    { among: candidates, at: { byTheWatch: otherTimings(demand.lastMinute), atStations: stations && [] } },
  ]) {
    best = bestAmong(optionsOf(demand, among, carriedAnyway), at, { demand, best })
    if (best && best.cost < goodEnough(demand)) return best
  }
  return best
}

/** Within every tolerance; or all but the fluids, if no total in whole steps is inside theirs. */
const goodEnough = ({ fluids, sip }: Demand) => (isReachable(fluids, sip) ? outside : 2 * outside)

/** Enough for nearly everyone, with what is carried anyway; the long lists are for runners with many exclusions. */
function firstChoices(candidates: Candidates, carriedAnyway: ReadonlySet<string>): Candidates {
  const { fuels, own, sportsDrinks, saltyDrinks, salts } = candidates
  const first = (all: readonly Candidate[], count: number) =>
    all.filter(({ product }, index) => index < count || carriedAnyway.has(product.id))
  const firstAndLast = (all: readonly Candidate[], count: number) => [
    ...new Set([...first(all, count), ...all.slice(-1)]),
  ]
  return {
    ...candidates,
    fuels: own && own.fuels.length > 0 ? fuels : first(fuels, 3),
    sportsDrinks: first(sportsDrinks, 2),
    saltyDrinks: firstAndLast(saltyDrinks, 2),
    salts: firstAndLast(salts, 1),
  }
}

interface SearchState {
  readonly demand: Demand
  readonly best: Arrangement | undefined
}

function bestAmong(options: readonly Option[], times: Times, { demand, best: first }: SearchState) {
  let best = first
  const byTheWatch = times.byTheWatch.map((timing) => timingOption(timing, demand))
  const atStations = times.atStations?.map((timing) => timingOption(timing, demand))
  for (const option of options) {
    if (best && option.effort >= best.cost) break
    if (!atStations || option.isCarried) best = bestOf(option, byTheWatch, { demand, best })
    // A bottle that does not last by the watch is filled where its drink is drunk.
    if (atStations && (!option.isCarried || demand.refills))
      best = bestOf(option, atStations, { demand, best })
  }
  return best
}

/** Stops, and how the fluids can be shared among them. */
interface TimingOption {
  readonly timing: Timing
  readonly shares: readonly Share[]
  /** Whether some stops hand out a gel, or lack the drink of the course: it matters which row is at which. */
  readonly hasGels: boolean
  readonly lacksDrink: boolean
  /** Some stops are between stations. */
  readonly differ: boolean
  /** Some stops are at stations, which keep no beat and come when they come. */
  readonly areStations: boolean
}

const timingOption = (timing: Timing, demand: Demand): TimingOption => ({
  timing,
  shares: countsOf(timing).flatMap((count) => sharesOf(timing, count, demand)),
  hasGels: timing.stops.some(({ gel }) => gel !== null),
  lacksDrink: timing.stops.some(({ hasDrink }) => !hasDrink),
  differ: timing.stops.some(isUnlike),
  areStations: timing.stops.some(({ km }) => km !== null),
})

const isUnlike = ({ water, isForWater }: Stop) =>
  water === 'bottle' || water === 'none' || isForWater === true

interface Option extends Pattern {
  readonly effort: number
  /** No two stops in a row bring carbs, so that stops may be closer than feeds. */
  readonly hasFeedsApart: boolean
  /** What is carried to drink has carbs: between stations it takes the place of water. */
  readonly sipsSugar: boolean
  /** Some rows bring fuel. */
  readonly eats: boolean
  /** Everything comes out of the runner's own belt and bottle, so that no row needs a station. */
  readonly isCarried: boolean
}

function bestOf(option: Option, times: readonly TimingOption[], { demand, best: first }: SearchState) {
  let best = first
  const rowsOf = rowsFrom(option, demand)
  for (const { timing, shares, hasGels, lacksDrink, differ, areStations } of times) {
    const isApart = option.hasFeedsApart && !(differ && option.sipsSugar)
    if ((timing.feedGap ?? timing.gap) < stops.value.feedMinutesApart && !isApart) continue
    const sofar = option.effort + timing.effort
    if (best && sofar >= best.cost) break
    const handsOut =
      differ || (hasGels && option.eats) || (lacksDrink && option.combination.drinkFrom === 'course')
    for (const share of shares) {
      const toBeat = best ? best.cost - sofar : Number.POSITIVE_INFINITY
      const rows = handsOut ? rowsAt(timing.stops, option, share, demand, toBeat) : rowsOf(share, toBeat)
      const cost = rows
        ? rows.cost +
          sofar +
          waitAtTheEnd(rows.feeds, timing, demand) +
          (areStations ? unevenFeeds(rows.feeds, timing) + lateFeed(rows.feeds, timing, demand) : 0) +
          crowdedHours(rows.feeds, timing, option.combination)
        : Number.POSITIVE_INFINITY
      if (
        rows &&
        (!best || cost < best.cost - 1e-9) &&
        lasts(option, rows.feeds, timing, demand) &&
        holdsInAnyHour(rows.feeds, timing, demand)
      )
        best = { combination: option.combination, feeds: atTheStops(rows.feeds, timing), cost }
    }
  }
  return best
}

/** Whether the runner's own bottle, where all is drunk out of it, lasts from one station to the next. */
const lasts = (
  { isCarried: isOutOfABottle }: Option,
  rows: readonly Pick<Feed, 'volume'>[],
  { stops: at }: Timing,
  { bottle, refills }: Demand,
): boolean =>
  !isOutOfABottle ||
  !refills ||
  lastsToTheFinish(
    rows.flatMap(({ volume }, row) =>
      volume > 0 ? [{ minute: minutes(at[row]?.minute ?? 0), amount: volume }] : [],
    ),
    bottle,
    refills,
  )

/** Whether no hour from a stop on brings more carbs than any hour may. */
const holdsInAnyHour = (
  rows: readonly Pick<Feed, 'carbs'>[],
  { stops: at }: Timing,
  { mostCarbsInAnHour: most }: Demand,
): boolean => {
  const minuteOf = (row: number) => at[row]?.minute ?? 0
  return rows.every((_, first) => {
    const ofTheHour = rows.filter((_row, row) => row >= first && minuteOf(row) - minuteOf(first) < 60)
    return ofTheHour.reduce((sum, { carbs }) => sum + carbs, 0) <= most
  })
}

/** Where one sugar is all there is, a stretch of an hour or more that brings it faster than the gut takes it up. */
function crowdedHours(
  rows: readonly Pick<Feed, 'carbs' | 'eats' | 'isHandedOut'>[],
  { stops: at }: Timing,
  combination: FuelCombination,
): number {
  if (isMixed(combination, rows)) return 0
  const minuteOf = (row: number) => at[row]?.minute ?? 0
  let first = 0
  let carbs = 0
  for (const [last, row] of rows.entries()) {
    for (; minuteOf(last) - minuteOf(first) >= 60; first += 1) {
      if ((60 * carbs) / (minuteOf(last) - minuteOf(first)) > carbohydrateFromOneSource.value)
        return crowdedHourEffort
      carbs -= rows[first]?.carbs ?? 0
    }
    carbs += row.carbs
  }
  return 0
}

/** An uneven rhythm is easier on the runner than a crowded stomach; a target that asks for it is still met. */
const crowdedHourEffort = 2

const atTheStops = (rows: readonly Omit<Feed, 'minute' | 'km'>[], timing: Timing): Feed[] =>
  rows.flatMap((row, index) => {
    const stop = timing.stops[index]
    return stop ? [{ minute: stop.minute, km: stop.km, ...row }] : []
  })

/** Carbs and drinks that all come early leave a runner with nothing in the last half hour. */
const waitAtTheEnd = (
  rows: readonly Omit<Feed, 'minute' | 'km'>[],
  timing: Timing,
  { carbs, fluids, lastMinute }: Demand,
): number =>
  (carbs.aim === 0
    ? 0
    : waitSince(timing.stops[rows.findLastIndex((row) => isFeed(row.carbs))], lastMinute)) +
  (fluids.aim === 0 ? 0 : waitSince(timing.stops[rows.findLastIndex((row) => row.volume > 0)], lastMinute))

/** How far feeds are off an even beat: stops at stations and between them keep none of themselves. */
function unevenFeeds(rows: readonly Pick<Feed, 'carbs'>[], { stops: at }: Timing): number {
  const minutesOf = rows.flatMap(({ carbs }, row) => (isFeed(carbs) ? [at[row]?.minute ?? 0] : []))
  const gaps = minutesOf.slice(1).map((minute, index) => minute - (minutesOf[index] ?? 0))
  if (gaps.length === 0) return 0
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
  const off = gaps.reduce((sum, gap) => sum + Math.abs(gap - mean), 0) / gaps.length
  return (unevenFeedsEffort * off) / mean
}

/** A coach moves a gel by some minutes sooner than have two of them in a row and then none for forty minutes. */
const unevenFeedsEffort = 3

/** A feed that has not left the stomach before the finish: the station before it is worth a less even beat. */
function lateFeed(
  rows: readonly Pick<Feed, 'carbs'>[],
  { stops: at }: Timing,
  { hours }: Pick<Demand, 'hours'>,
): number {
  const last = at[rows.findLastIndex(({ carbs }) => isFeed(carbs))]
  return last && last.minute > 60 * hours - stops.value.feedMinutesApart ? lateFeedEffort : 0
}

const lateFeedEffort = 1

function waitSince(last: Stop | undefined, lastMinute: number): number {
  const wait = Math.max(0, lastMinute - (last?.minute ?? 0) - harmlessWait)
  const effort = Math.min((wait / longWait) ** 2 * longWaitEffort, mostWaitEffort)
  return effort + Math.max(0, wait - longWait) * aMinuteLonger
}

// Minutes before the last possible feed, which is ten minutes before the finish.
const harmlessWait = 15
const longWait = 12
const longWaitEffort = 2
/** No feed at the end is worth another fuel than the race's in training. */
const mostWaitEffort = 2
/** Of two stations near the end the later one is taken. */
const aMinuteLonger = 0.025

/** As many rows as there are stops, or one or two fewer. */
function countsOf({ stops: { length } }: Timing): number[] {
  return [length, length - 1, length - 2].filter((count) => count > 0)
}

function sharesOf(timing: Timing, count: number, demand: Demand): Share[] {
  const used = timing.stops.slice(0, count)
  const rowsApart = rowsFromCapsuleToCapsule(timing.gap)
  if (!used.some(isUnlike))
    return sipsOf(demand, count).map((sips) => ({ count, sips, held: null, rowsApart }))
  const most = mostSips(used, demand)
  const total = most.reduce((sum, each) => sum + each, 0)
  const wet = most.filter((each) => each > 0).length
  return sipsOf(demand, wet, total).map((sips) => ({ count, sips, held: evenSips(sips, most), rowsApart }))
}

/** Totals in whole steps near the target, including one that gives every row the same. */
function sipsOf(
  { fluids: { aim, least, most }, sip }: Demand,
  count: number,
  swallowed = count * Math.floor(stops.value.mostMilliliters / sip),
): number[] {
  if (aim === 0 || count === 0) return [0]
  const nearest = Math.round(aim / sip)
  const even = Math.round(aim / sip / count) * count
  const within = (sips: number) => sips * sip >= least - 1e-6 && sips * sip <= most + 1e-6
  const evenBelow = Math.floor(aim / sip / count) * count
  const inside = [...new Set([even, evenBelow, nearest, nearest - 1])].filter(
    (sips) => within(sips) && sips <= swallowed,
  )
  if (inside.length > 0) return inside
  // No step is inside, or stops are too few: less, because drinking too much is the danger.
  return [Math.min(swallowed, Math.max(1, Math.floor(most / sip + 1e-6)))]
}

function optionsOf(demand: Demand, candidates: Candidates, carriedAnyway: ReadonlySet<string>): Option[] {
  return fuelCombinations(demand, candidates, carriedAnyway)
    .flatMap(({ combination, effort }) => {
      const portions = portionsOf(combination, demand.sip)
      return rhythmsFor(combination, demand).map((rhythm) => ({
        combination,
        portions,
        rhythm,
        effort: effort + rhythm.effort,
        hasFeedsApart: hasFeedsApart(combination, rhythm),
        sipsSugar: combination.drinkFrom !== 'course' && isSugary(combination.drink),
        eats: rhythm.helpings.some((helping) => helping.startsWith('fuel')),
        isCarried: isCarried(combination, rhythm),
      }))
    })
    .toSorted((a, b) => a.effort - b.effort)
}

/** A gram of sugar in a tablet is no feed. */
const isSugary = (drink: FuelCombination['drink']) => drink !== null && isSugaryDrink(drink)

function hasFeedsApart({ fuels, drink }: FuelCombination, { helpings }: Rhythm): boolean {
  const feeds = helpings.map(
    (helping) =>
      (helping.startsWith('fuel') && fuels.some(({ carbs }) => carbs > 0)) ||
      (helping.endsWith('drink') && isSugary(drink)),
  )
  return feeds.every((isOne, at) => !isOne || !feeds[(at + 1) % feeds.length])
}

const isCarried = ({ drinkFrom }: FuelCombination, { helpings }: Rhythm) =>
  drinkFrom !== 'course' && helpings.every((helping) => helping.endsWith('drink'))

function rhythmsFor({ fuels, drink }: FuelCombination, { fluids }: Demand): readonly Rhythm[] {
  const eats = fuels.length > 0
  if (fluids.aim === 0) return eats && !drink ? rhythmsOfFuel.slice(0, 1) : []
  if (eats && drink) return isNearlyWater(drink) ? rhythmsOfSaltedWater : rhythmsOfBoth
  if (eats) return rhythmsOfFuel
  return drink ? rhythmsOfDrink : rhythmsOfWater
}
