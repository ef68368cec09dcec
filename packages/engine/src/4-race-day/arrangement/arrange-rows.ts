import { type Salt } from '../fuels/fuel-candidates.ts'
import { holdsFructose, type ProductWithSodium, mostInOneFeed } from '../fuels/product-limits.ts'
import { stops } from '../../evidence/fluids.ts'
import type { Band, Demand } from './demand.ts'
import type { Rhythm, Station } from './rhythms.ts'

/** The fuel, drink and salt that the rows may use. */
export interface FuelCombination {
  /** Taken in turn; empty if nothing is eaten. */
  readonly fuels: readonly ProductWithSodium[]
  readonly drink: ProductWithSodium | null
  readonly salt: Salt | null
}

/** What one row takes, in whole grams, tens of milligrams and milliliters. */
export interface Feed {
  readonly minute: number
  readonly station: Station
  /** The fuel that is eaten here; null for a drink alone. */
  readonly eats: ProductWithSodium | null
  readonly volume: number
  readonly carbs: number
  readonly sodium: number
  /** Capsules, or pinches of table salt. */
  readonly salts: number
}

export interface Arrangement {
  readonly combination: FuelCombination
  readonly feeds: readonly Feed[]
  /** Distance from the targets and from an easy schedule; over `outside` if a tolerance is missed. */
  readonly cost: number
}

/** What a station provides with a number of sips, and its discomfort as effort. */
interface Portion extends Omit<Feed, 'minute' | 'salts'> {
  readonly effort: number
}

/** The portions of a combination, `turn` counting the feeds before: undefined if they cannot be carried or swallowed. */
export type Portions = (station: Station, sips: number, turn: number) => Portion | undefined

/** More than any effort: an arrangement within the tolerances always wins. */
export const outside = 100

/** A combination, and the rhythm of its stations. */
export interface Pattern {
  readonly combination: FuelCombination
  readonly portions: Portions
  readonly rhythm: Rhythm
}

/** How many sips are shared among how many rows. */
export interface Share {
  readonly count: number
  readonly sips: number
}

/** Rows without their minutes, and their cost. */
interface Rows {
  readonly feeds: readonly Omit<Feed, 'minute'>[]
  readonly cost: number
}

/** The rows of a share: undefined if they are impossible. */
export type RowsOf = (share: Share) => Rows | undefined

/** Memoized for each share: its cost does not depend on the minutes of its rows. */
export function rowsFrom(pattern: Pattern, demand: Demand): RowsOf {
  const known = new Map<number, Rows | null>()
  return (share) => {
    const key = share.count * moreThanSips + share.sips
    let rows = known.get(key)
    if (rows === undefined) known.set(key, (rows = rowsOf(pattern, share, demand) ?? null))
    return rows ?? undefined
  }
}

const moreThanSips = 10_000

function rowsOf(pattern: Pattern, share: Share, demand: Demand): Rows | undefined {
  const { combination } = pattern
  const { count, sips } = share
  let effort = unevenness(sips, count) + costOf(demand.sip * sips, demand.fluids, 0.4)
  let carbs = 0
  let turn = 0
  const plain: Omit<Feed, 'minute'>[] = []
  for (let index = 0; index < count; index += 1) {
    const portion = portionAt(pattern, share, index, turn)
    if (!portion) return undefined
    const { station, eats, volume, sodium } = portion
    if (eats) turn += 1
    carbs += portion.carbs
    effort += portion.effort
    plain.push({ station, eats, volume, carbs: portion.carbs, sodium, salts: 0 })
  }
  if (carbs > limitOf(combination, demand) + 1e-6) return undefined
  const band = carbBand(combination, demand)
  // A gut that was promised 75 g does not thank for 82: less is nearer than more.
  effort += costOf(carbs, band, carbs > band.aim ? 1.8 : 0.6) + load(plain)
  const feeds = withSalt(plain, combination, demand.sodium)
  const salts = feeds.reduce((sum, feed) => sum + feed.salts, 0)
  return { feeds, cost: effort + saltEffort * salts + costOfSodium(sumOfSodium(feeds), demand.sodium) }
}

/** The first rows take the remaining sips. */
function portionAt(
  { portions, rhythm: { stations } }: Pattern,
  { count, sips }: Share,
  index: number,
  turn: number,
) {
  const each = Math.floor(sips / count)
  return portions(stations[index % stations.length] ?? 'water', index < sips % count ? each + 1 : each, turn)
}

/** Memoized for each station, fuel and number of sips. */
export function portionsOf(combination: FuelCombination, sip: number): Portions {
  const ofFuel = [null, ...combination.fuels].map((fuel) => {
    const known = new Map<Station, (Portion | null)[]>()
    return (station: Station, sips: number) => {
      let ofStation = known.get(station)
      if (!ofStation) known.set(station, (ofStation = []))
      const portion = (ofStation[sips] ??= portionOf(combination, { fuel, station }, sip * sips) ?? null)
      return portion ?? undefined
    }
  })
  const { length } = combination.fuels
  return (station, sips, turn) => ofFuel[length === 0 ? 0 : 1 + (turn % length)]?.(station, sips)
}

export const enoughWater = 100

interface Stop {
  /** What is eaten where the station has fuel. */
  readonly fuel: ProductWithSodium | null
  readonly station: Station
}

function portionOf({ drink }: FuelCombination, { fuel, station }: Stop, volume: number): Portion | undefined {
  const eaten = station === 'fuel' || station === 'fuel and drink' ? fuel : null
  const drunk = station === 'drink' || station === 'fuel and drink' ? drink : null
  if (volume > stops.value.mostMilliliters || (volume === 0 && (!eaten || drunk))) return undefined
  const servings = drunk ? volume / drunk.fluids : 0
  const carbs = Math.floor((eaten?.carbs ?? 0) + servings * (drunk?.carbs ?? 0) + 0.5 + 1e-9)
  if (carbs > mostInOneFeed) return undefined
  const sodium = nearestTen((eaten?.sodium ?? 0) + servings * (drunk?.sodium ?? 0))
  return { station, eats: eaten, volume, carbs, sodium, effort: trouble({ eaten, drunk }, volume) }
}

const nearestTen = (value: number) => Math.floor(value / 10 + 0.5 + 1e-9) * 10

/** Fuel without fructose, or with unknown sugars, works up to 60 g an hour only: a limit, whatever the target. */
function limitOf({ fuels, drink }: FuelCombination, { mostFromOneSource, mostCarbs }: Demand): number {
  const isMixed = [...fuels, drink].every(
    (product) => !product || product.carbs === 0 || holdsFructose(product),
  )
  return isMixed ? mostCarbs : mostFromOneSource
}

function carbBand(combination: FuelCombination, demand: Demand): Band {
  return { ...demand.carbs, most: Math.min(demand.carbs.most, limitOf(combination, demand)) }
}

/** Water is on every course, any other drink is carried: what one bottle holds is easy, a liter is a weight. */
function load(feeds: Rows['feeds']): number {
  const carried = feeds.filter(({ station }) => station.endsWith('drink'))
  const volume = carried.reduce((sum, feed) => sum + feed.volume, 0)
  return (Math.max(0, volume - aBottle) / 1000) * aLiterMore
}

const aBottle = 500
const aLiterMore = 0.5

/** Uneven drinks are harder to remember. */
const unevenness = (sips: number, count: number) => (sips % count === 0 ? 0 : 0.15)

/** Fewer and larger stops: a mouthful is hardly worth a bottle out of the belt. */
const trouble = (taken: Taken, volume: number) => (volume < enoughWater ? mouthful : 0) + sugarOnSugar(taken)

type Taken = Readonly<Record<'eaten' | 'drunk', ProductWithSodium | null>>

const mouthful = 0.25

/** A fuel that needs plain water gets it. */
const sugarOnSugar = ({ eaten, drunk }: Taken) =>
  eaten?.takeWithWater && drunk && !isLikeWater(drunk) ? 2 : 0

/** With salt and next to no carbs, as for a gel to be swallowed with. */
export const isLikeWater = ({ carbs, fluids }: ProductWithSodium) => carbs <= 0.01 * fluids

/** A share of `weight` within the tolerance, `outside` or more beyond it. */
function costOf(value: number, { aim, least, most }: Band, weight: number): number {
  const within = (weight * Math.abs(value - aim)) / Math.max(aim - least, 1)
  const beyond = Math.max(least - value, value - most)
  return beyond <= 1e-6 ? within : within + outside + (outside * beyond) / Math.max(aim, 1)
}

/** A little more sodium than the target costs nothing; twice as much does. */
function costOfSodium(sodium: number, band: Band): number {
  const enough = Math.max(1.25 * band.aim, 200)
  if (sodium > band.aim && sodium <= band.most) return (0.4 * Math.max(0, sodium - enough)) / enough
  return costOf(sodium, band, 0.4)
}

const saltEffort = 0.1

/** Adds the missing sodium as single pieces of salt, evenly over the rows that can take some. */
function withSalt(feeds: Rows['feeds'], { salt }: FuelCombination, { aim, most }: Band): Rows['feeds'] {
  const sodium = sumOfSodium(feeds)
  if (!salt || sodium >= aim) return feeds
  const ready = feeds.filter((feed) => canTake(feed, salt))
  const room = Math.floor((most - sodium) / salt.sodium)
  const count = Math.min(Math.round((aim - sodium) / salt.sodium), room, ready.length)
  if (count <= 0) return feeds
  const taking = new Set(
    Array.from({ length: count }, (_, index) => ready[Math.floor(((index + 0.5) * ready.length) / count)]),
  )
  return feeds.map((feed) =>
    taking.has(feed) ? { ...feed, salts: 1, sodium: nearestTen(feed.sodium + salt.sodium) } : feed,
  )
}

export const mostSodiumInAMilliliter = 1.5

/** A capsule needs something to drink with it; a pinch needs a drink without fuel that is not too salty. */
function canTake({ station, volume, sodium }: Rows['feeds'][number], salt: Salt): boolean {
  if (!salt.isPinch) return volume >= enoughWater
  const standsAlone = station === 'drink' || station === 'water'
  return standsAlone && volume > 0 && (sodium + salt.sodium) / volume <= mostSodiumInAMilliliter
}

const sumOfSodium = (feeds: Rows['feeds']) => feeds.reduce((sum, { sodium }) => sum + sodium, 0)
