import { bringsOneSugar, isNearlyWater } from '../../foods/products.ts'
import { isTooSalty } from '../fuels/product-limits.ts'
import type { Band, Demand } from './demand.ts'
import type { Feed, FuelCombination } from './feeds.ts'
import { extraSip } from './sips.ts'
import { isEating, type Portion, type Portions } from './portions.ts'
import type { Helping, Rhythm } from './rhythms.ts'
import { type Row, sumOfSodium, withSalt } from './salt-in-rows.ts'
import { leftGel, type Stop } from './timings.ts'

/** More than any effort: an arrangement within the tolerances always wins. */
export const outside = 100

/** A combination, and the rhythm of its helpings. */
export interface Pattern {
  readonly combination: FuelCombination
  readonly portions: Portions
  readonly rhythm: Rhythm
}

/** How many sips are shared among how many rows. */
export interface Share {
  readonly count: number
  readonly sips: number
  /** Those of each row where stops differ; null where they are even. */
  readonly held: readonly number[] | null
  /** From one salt capsule to the next. */
  readonly rowsApart: number
}

/** A row before salt is added. */
type Taken = Portion & Pick<Feed, 'isHandedOut' | 'isFromBottle'>

/** Rows without their minutes, and their cost. */
interface Rows {
  readonly feeds: readonly Row[]
  readonly cost: number
}

/** The rows of a share: undefined if they are impossible, or cost as much as those that they have to beat. */
export type RowsOf = (share: Share, toBeat: number) => Rows | undefined

/**
 * For stops that hand out nothing but water, memoized for each share: the cost does not depend on the minutes. From one call
 * to the next, what there is to beat only falls.
 */
export function rowsFrom(pattern: Pattern, demand: Demand): RowsOf {
  const known = new Map<number, Rows | null>()
  return (share, toBeat) => {
    const key = (share.rowsApart * moreThanRows + share.count) * moreThanSips + share.sips
    let rows = known.get(key)
    if (rows === undefined) known.set(key, (rows = rowsAt(null, pattern, share, demand, toBeat) ?? null))
    return rows ?? undefined
  }
}

const moreThanRows = 1000
const moreThanSips = 10_000

/**
 * The rows at these places, with the gels of the course where there are some; null where all places are alike. Undefined too
 * as soon as they cost as much as the rows that they have to beat.
 */
export function rowsAt(
  places: readonly Stop[] | null,
  pattern: Pattern,
  share: Share,
  demand: Demand,
  toBeat: number,
): Rows | undefined {
  const { combination } = pattern
  const { count, sips } = share
  let effort = unevenness(sips, count) + costOf(demand.sip * sips, demand.fluids, 0.4)
  if (effort >= toBeat) return undefined
  let carbs = 0
  let turn = 0
  const taken: Taken[] = []
  for (let index = 0; index < count; index += 1) {
    const portion = portionAt(pattern, share, { index, turn, stop: places?.[index] })
    if (!portion) return undefined
    if (portion.eats && !portion.isHandedOut) turn += 1
    carbs += portion.carbs
    effort += portion.effort
    taken.push(portion)
  }
  const carried = load(combination, taken, demand)
  const limit = limitOf(combination, taken, demand)
  if (carried === undefined || carbs > limit + 1e-6) return undefined
  const band = { ...demand.carbs, most: Math.min(demand.carbs.most, limit) }
  // A gut that was promised 75 g does not thank for 82: less is nearer than more.
  effort += costOf(carbs, band, carbs > band.aim ? 1.8 : 0.6) + costOfTooFewCarbs(carbs, band) + carried
  if (places) effort += leftGel * places.filter(({ gel }, index) => gel && !taken[index]?.isHandedOut).length
  if (effort >= toBeat) return undefined
  const feeds = withSalt(taken.map(unsalted), combination, demand.sodium, share.rowsApart)
  const sodium = sumOfSodium(feeds)
  if (isTooSalty(sodium, demand.sip * sips)) return undefined
  const salts = feeds.reduce((sum, feed) => sum + feed.salts, 0)
  return { feeds, cost: effort + saltEffort * salts + costOfSodium(sodium, demand.sodium) }
}

/** Named one by one: for thousands of rows a rest of properties is slow. */
const unsalted = ({ helping, eats, volume, carbs, sodium, isHandedOut, isFromBottle }: Taken): Row => ({
  helping,
  eats,
  volume,
  carbs,
  sodium,
  isHandedOut,
  isFromBottle,
  salts: 0,
})

interface RowPlace {
  readonly index: number
  /** How many of the carried fuels were eaten before. */
  readonly turn: number
  readonly stop: Stop | undefined
}

function portionAt(
  { combination, portions, rhythm: { helpings } }: Pattern,
  { count, sips, held }: Share,
  { index, turn, stop }: RowPlace,
): Taken | undefined {
  const wanted = helpings[index % helpings.length] ?? 'water'
  const helping = stop ? helpingAt(stop, wanted, combination) : wanted
  const gel = isEating(helping) ? (stop?.gel ?? null) : null
  const fuel = gel ?? combination.fuels[turn % combination.fuels.length] ?? null
  const drunk = held ? (held[index] ?? 0) : Math.floor(sips / count) + extraSip(sips % count, count, index)
  // Without a drop to drink, a fuel that needs water waits for it.
  const isDry = stop?.water === 'none' || (stop?.water === 'bottle' && drunk === 0)
  if (isDry && isEating(helping) && fuel?.takeWithWater) return undefined
  const portion = portions(helping, drunk, fuel)
  return portion && { ...portion, isHandedOut: gel !== null, isFromBottle: stop?.water === 'bottle' }
}

/** A carried drink comes out of the bottle between stations, and water out of a cup at them; the other way round nobody can. */
function helpingAt(
  { water, hasDrink, isForWater }: Stop,
  wanted: Helping,
  { drink, drinkFrom }: FuelCombination,
): Helping {
  if (isForWater) return 'water'
  const isCarried = drink !== null && drinkFrom !== 'course'
  if (water === 'bottle') return isCarried ? withDrink[wanted] : withWater[wanted]
  const isWaterAlone = water === 'none' || (isCarried ? water === 'cup' : !hasDrink && drinkFrom === 'course')
  return isWaterAlone ? withWater[wanted] : wanted
}

const withDrink: Readonly<Record<Helping, Helping>> = {
  fuel: 'fuel and drink',
  water: 'drink',
  drink: 'drink',
  'fuel and drink': 'fuel and drink',
}

/** At a station without the drink of the course. */
const withWater: Readonly<Record<Helping, Helping>> = {
  fuel: 'fuel',
  water: 'water',
  drink: 'water',
  'fuel and drink': 'fuel',
}

/** Fuel without fructose, or with unknown sugars, works up to 60 g an hour only: a limit, whatever the target. */
const limitOf = (
  combination: FuelCombination,
  rows: readonly Pick<Row, 'eats' | 'isHandedOut'>[],
  { mostFromOneSource, mostCarbs }: Demand,
): number => (isMixed(combination, rows) ? mostCarbs : mostFromOneSource)

/** Whether all carbs come with fructose, also those that the course hands out. */
export const isMixed = (
  { fuels, drink }: FuelCombination,
  rows: readonly Pick<Row, 'eats' | 'isHandedOut'>[],
): boolean =>
  !fuels.some(bringsOneSugar) &&
  (drink === null || !bringsOneSugar(drink)) &&
  rows.every(({ eats, isHandedOut }) => !isHandedOut || eats === null || !bringsOneSugar(eats))

/**
 * Water is on every course, any other drink is carried unless the stations have it: what one bottle holds is easy, a liter is a
 * weight. Past stations with water nobody carries a second bottle but of a drink of their own choice.
 */
function load(
  { drink, drinkFrom }: FuelCombination,
  rows: readonly Pick<Row, 'helping' | 'volume' | 'isFromBottle'>[],
  { hasStations }: Demand,
): number | undefined {
  if (drinkFrom === 'course') return 0
  // A bottle that is filled on the way weighs the same whatever is drunk of it.
  if (drink && isNearlyWater(drink) && rows.some(({ isFromBottle }) => isFromBottle)) return aTabletAFilling
  const carried = rows.filter(({ helping }) => helping.endsWith('drink'))
  const volume = carried.reduce((sum, row) => sum + row.volume, 0)
  const more = Math.max(0, volume - aBottle)
  if (hasStations && drinkFrom === 'plan' && more > 0) return undefined
  return (more / 1000) * aLiterMore + (Math.max(0, volume - twoBottlesTwice) / 1000) * aLiterMixedOnTheRun
}

const aBottle = 500
const aLiterMore = 0.5
// Nobody mixes a fifth bottle between two kilometers.
const twoBottlesTwice = 2000
const aLiterMixedOnTheRun = 1.5
const aTabletAFilling = 1

/** Uneven drinks are harder to remember. */
const unevenness = (sips: number, count: number) => (sips % count === 0 ? 0 : 0.15)

/** A share of `weight` within the tolerance, `outside` or more beyond it. */
function costOf(value: number, { aim, least, most }: Band, weight: number): number {
  const within = (weight * Math.abs(value - aim)) / Math.max(aim - least, 1)
  const beyond = Math.max(least - value, value - most)
  return beyond <= 1e-6 ? within : within + outside + (outside * beyond) / Math.max(aim, 1)
}

/**
 * On top, where more than another tenth is missing: thirst makes up for half a cup less, and nothing for the gels that a row
 * without enough to drink would cost.
 */
const costOfTooFewCarbs = (carbs: number, { aim, least }: Band) =>
  (carbsOverFluids * outside * Math.max(0, least - 0.1 * aim - carbs)) / Math.max(aim, 1)

const carbsOverFluids = 7

/** A little more sodium than the target costs nothing; twice as much does. */
function costOfSodium(sodium: number, band: Band): number {
  const enough = Math.max(1.25 * band.aim, 200)
  if (sodium > band.aim && sodium <= band.most) return (0.4 * Math.max(0, sodium - enough)) / enough
  return costOf(sodium, band, 0.4)
}

const saltEffort = 0.1
