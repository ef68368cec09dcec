import { saltCapsules } from '../../evidence/sodium.ts'
import type { Salt } from '../fuels/fuel-candidates.ts'
import { mostSodiumInALiter } from '../fuels/product-limits.ts'
import type { Band } from './demand.ts'
import type { Feed, FuelCombination } from './feeds.ts'
import { enoughWater, nearestTen } from './portions.ts'

/** A row without its minute and its place. */
export type Row = Omit<Feed, 'minute' | 'km'>

/** How many rows that are so many minutes apart lie from one capsule to the next. */
export const rowsFromCapsuleToCapsule = (gap: number) =>
  Math.max(1, Math.ceil(saltCapsules.value.minutesApart / gap - 1e-9))

/** Adds the missing sodium as single pieces of salt, evenly over the rows that can take some, capsules at least so many rows apart. */
export function withSalt(
  feeds: readonly Row[],
  { salt }: FuelCombination,
  { aim, most }: Band,
  rowsApart: number,
): readonly Row[] {
  const sodium = sumOfSodium(feeds)
  if (!salt || sodium >= aim) return feeds
  const ready = feeds.filter((feed) => canTake(feed, salt))
  const volume = feeds.reduce((sum, feed) => sum + feed.volume, 0)
  const room = Math.floor((Math.min(most, (mostSodiumInALiter * volume) / 1000) - sodium) / salt.sodium)
  const count = Math.min(Math.round((aim - sodium) / salt.sodium), room, ready.length)
  if (count <= 0) return feeds
  const taking = new Set(
    salt.isPinch ? evenly(ready, count) : capsulesApart(feeds, ready, { count, rowsApart }),
  )
  return feeds.map((feed) =>
    taking.has(feed) ? { ...feed, salts: 1, sodium: nearestTen(feed.sodium + salt.sodium) } : feed,
  )
}

const evenly = (rows: readonly Row[], count: number): readonly (Row | undefined)[] =>
  Array.from({ length: count }, (_, index) => rows[Math.floor(((index + 0.5) * rows.length) / count)])

interface Capsules {
  readonly count: number
  readonly rowsApart: number
}

/** Evenly over all rows that can take one where they are then far enough apart; else over those that are, and fewer. */
function capsulesApart(feeds: readonly Row[], ready: readonly Row[], { count, rowsApart }: Capsules) {
  const most = Math.min(count, saltCapsules.value.mostADay)
  const even = evenly(ready, most)
  const apart = rowsThatAreApart(feeds, new Set(even), rowsApart)
  if (apart.length === most) return even
  const spaced = rowsThatAreApart(feeds, new Set(ready), rowsApart)
  return evenly(spaced, Math.min(most, spaced.length))
}

/** Each as soon as it may follow the one before. */
function rowsThatAreApart(feeds: readonly Row[], among: ReadonlySet<Row | undefined>, rowsApart: number) {
  const taken: Row[] = []
  let next = 0
  for (const [index, feed] of feeds.entries())
    if (index >= next && among.has(feed)) {
      taken.push(feed)
      next = index + rowsApart
    }
  return taken
}

export const mostSodiumInAMilliliter = 1.5

/** A capsule needs something to drink with it; a pinch needs a drink without fuel that is not too salty. */
function canTake({ helping, volume, sodium }: Row, salt: Salt): boolean {
  if (!salt.isPinch) return volume >= enoughWater
  const standsAlone = helping === 'drink' || helping === 'water'
  return standsAlone && volume > 0 && (sodium + salt.sodium) / volume <= mostSodiumInAMilliliter
}

export const sumOfSodium = (feeds: readonly Row[]) => feeds.reduce((sum, { sodium }) => sum + sodium, 0)
