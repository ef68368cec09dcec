import type { Known } from './candidates.ts'
import { holdsFructose, mostInOneFeed } from './candidates.ts'
import type { Band, Demand } from './demand.ts'
import type { Beat, Rhythm, Station } from './rhythms.ts'

/** What the rows may use. */
export interface Means {
  readonly fuel: Known | null
  readonly drink: Known | null
  readonly capsule: Known | null
}

/** One row: what is taken, and what it adds up to in whole grams, tens of milligrams and milliliters. */
export interface Feed {
  readonly minute: number
  readonly station: Station
  readonly volume: number
  readonly capsules: number
  readonly carbs: number
  readonly sodium: number
}

export interface Arrangement {
  readonly means: Means
  readonly feeds: readonly Feed[]
  readonly carbs: number
  readonly sodium: number
  readonly fluids: number
  /** Distance from the targets and from what is easy to remember; over `outside` where a tolerance is missed. */
  readonly cost: number
}

export const sip = 50
/** More than any effort: an arrangement within the tolerances always wins. */
export const outside = 100
const carbsFromOneSource = 60

/** One arrangement worked out, or undefined where it cannot be done by hand and mouth. */
export function arrange(
  means: Means,
  { stations }: Rhythm,
  { first, gap }: Beat,
  { count, sips, demand, tooMuch }: { count: number; sips: number; demand: Demand; tooMuch: number },
): Arrangement | undefined {
  const bands = { ...demand, carbs: carbBand(means, demand) }
  if (missed(roughCarbs(means, stations, { count, sips }), widened(bands.carbs, count)) > tooMuch)
    return undefined
  const feeds: Feed[] = []
  for (let index = 0; index < count; index += 1) {
    const station = stations[index % stations.length] ?? 'water'
    const volume = sip * (Math.floor(sips / count) + (index < sips % count ? 1 : 0))
    const feed = feedOf(means, station, { minute: first + gap * index, volume })
    if (feed === undefined) return undefined
    feeds.push(feed)
  }
  const salted = withCapsules(feeds, means, demand.sodium)
  const carbs = sumOf(salted, 'carbs')
  const sodium = sumOf(salted, 'sodium')
  const fluids = sip * sips
  const cost =
    missed(carbs, bands.carbs) +
    missed(fluids, bands.fluids) +
    missed(sodium, bands.sodium) +
    awkwardness(salted, means) +
    distance({ carbs, sodium, fluids }, bands)
  return { means, feeds: salted, carbs, sodium, fluids, cost }
}

/** The carbs before rows are rounded: enough to leave out at once what cannot fit. */
function roughCarbs(
  { fuel, drink }: Means,
  stations: readonly Station[],
  { count, sips }: { count: number; sips: number },
): number {
  const each = stations.map((station) => {
    const eaten = station === 'fuel' || station === 'fuel and drink' ? (fuel?.carbs ?? 0) : 0
    const drunk = station === 'drink' || station === 'fuel and drink' ? drink : null
    return eaten + (drunk ? (drunk.carbs / drunk.fluids) * ((sip * sips) / count) : 0)
  })
  let carbs = 0
  for (let index = 0; index < count; index += 1) carbs += each[index % each.length] ?? 0
  return carbs
}

/** By what rounding adds, half a gram in each row, and uneven volumes, two sips of drink. */
const widened = (band: Band, count: number): Band => {
  const slack = 0.5 * count + 8
  return { ...band, least: band.least - slack, most: band.most + slack }
}

/** Fuel without fructose, or of unknown sugars, serves up to 60 g an hour only. */
function carbBand({ fuel, drink }: Means, { carbs, hours }: Demand): Band {
  const mixed = [fuel, drink].every((product) => !product || product.carbs === 0 || holdsFructose(product))
  return mixed ? carbs : { ...carbs, most: Math.min(carbs.most, carbsFromOneSource * hours) }
}

function feedOf(
  { fuel, drink }: Means,
  station: Station,
  { minute, volume }: { minute: number; volume: number },
): Feed | undefined {
  const eaten = station === 'fuel' || station === 'fuel and drink' ? fuel : null
  const drunk = station === 'drink' || station === 'fuel and drink' ? drink : null
  if (volume === 0 && (!eaten || drunk)) return undefined
  if (volume > mostAtOnce) return undefined
  const servings = drunk ? volume / drunk.fluids : 0
  const carbs = Math.floor((eaten?.carbs ?? 0) + servings * (drunk?.carbs ?? 0) + 0.5 + 1e-9)
  if (carbs > mostInOneFeed) return undefined
  const sodium = (eaten?.sodium ?? 0) + servings * (drunk?.sodium ?? 0)
  return { minute, station, volume, capsules: 0, carbs, sodium: nearestTen(sodium) }
}

const mostAtOnce = 400
const nearestTen = (value: number) => Math.floor(value / 10 + 0.5 + 1e-9) * 10

/** As many capsules as the sodium lacks, evenly over the rows that have something to drink. */
function withCapsules(feeds: readonly Feed[], { capsule }: Means, { aim, most }: Band): readonly Feed[] {
  if (!capsule) return feeds
  const lacking = aim - sumOf(feeds, 'sodium')
  const room = Math.floor((most - sumOf(feeds, 'sodium')) / capsule.sodium)
  const count = Math.min(Math.round(lacking / capsule.sodium), room, feeds.length)
  if (count <= 0) return feeds
  const taken = new Set(
    Array.from({ length: count }, (_, index) => Math.floor(((index + 0.5) * feeds.length) / count)),
  )
  return feeds.map((feed, index) =>
    taken.has(index) && feed.volume >= 2 * sip
      ? { ...feed, capsules: 1, sodium: nearestTen(feed.sodium + capsule.sodium) }
      : feed,
  )
}

function sumOf(feeds: readonly Feed[], part: 'carbs' | 'sodium'): number {
  let sum = 0
  for (const feed of feeds) sum += feed[part]
  return sum
}

function missed(value: number, { aim, least, most }: Band): number {
  const by = Math.max(least - value, value - most)
  return by <= 1e-6 ? 0 : outside + (outside * by) / Math.max(aim, 1)
}

/** What a mouth or a hand would not like, though it can be done. */
function awkwardness(feeds: readonly Feed[], { fuel }: Means): number {
  const dry = fuel?.takeWithWater ?? false
  let effort = 0
  let largest = 0
  let smallest = Number.POSITIVE_INFINITY
  for (const { station, volume, capsules } of feeds) {
    effort += 0.1 * capsules
    largest = Math.max(largest, volume)
    smallest = Math.min(smallest, volume)
    if (dry && station === 'fuel and drink') effort += 2
    if (dry && station === 'fuel' && volume < 2 * sip) effort += 0.1
  }
  if (largest !== smallest) effort += 0.15
  if (largest > 250) effort += 0.6
  if (largest > 300) effort += 1.5
  if (largest > 350) effort += 2
  return effort
}

function distance(
  { carbs, sodium, fluids }: { carbs: number; sodium: number; fluids: number },
  demand: Pick<Demand, 'carbs' | 'sodium' | 'fluids'>,
): number {
  const fromCarbs = Math.abs(carbs - demand.carbs.aim) / Math.max(demand.carbs.aim - demand.carbs.least, 1)
  const fromFluids =
    Math.abs(fluids - demand.fluids.aim) / Math.max(demand.fluids.aim - demand.fluids.least, 1)
  return 0.6 * fromCarbs + 0.4 * fromFluids + fromSodium(sodium, demand.sodium)
}

/** A little more sodium than aimed at costs nothing; twice as much does. */
function fromSodium(sodium: number, { aim, least }: Band): number {
  if (sodium < aim) return (0.4 * (aim - sodium)) / (aim - least)
  const enough = Math.max(1.25 * aim, 200)
  return sodium <= enough ? 0 : (0.4 * (sodium - enough)) / enough
}
