import { stops } from '../../evidence/fluids.ts'
import type { Stop } from '../arrangement/timings.ts'

interface Beat {
  /** Minutes from one feed to the next, about. */
  readonly gap: number
  /** So much earlier or later, minutes, a feed is taken at a station. */
  readonly near: number
  /** The same after one between stations, when a station is worth more. */
  readonly nearAfterBetween: number
  /** What there is to drink between two stations. */
  readonly water: 'bottle' | 'none'
  readonly lastMinute: number
}

/**
 * Feeds by a steady beat: at a station where one is near, else between two of them, with a bottle or nothing to drink; and water
 * alone at the stations that lie between two feeds.
 */
export function feedsByBeat(
  stations: readonly Stop[],
  { gap, near, nearAfterBetween, water, lastMinute }: Beat,
): Stop[] {
  const chosen: Stop[] = []
  let lastFeed = 0
  for (;;) {
    const last = chosen.at(-1)?.minute
    const earliest = last === undefined ? 0 : last + stops.value.minutesApart
    const earliestFeed = Math.max(earliest, lastFeed + stops.value.feedMinutesApart)
    const wanted = Math.max(earliestFeed, lastFeed + gap)
    const next = stations.find(({ minute }) => minute >= earliest)
    const isNear =
      next && Math.abs(next.minute - wanted) <= (chosen.at(-1)?.km === null ? nearAfterBetween : near)
    if (next && next.minute >= earliestFeed && (isNear || next.gel)) {
      chosen.push(next)
      lastFeed = next.minute
    } else if (next && next.minute < wanted) {
      chosen.push({ ...next, gel: null, isForWater: true })
    } else if (wanted <= lastMinute) {
      chosen.push(between(wanted, { stations, water }))
      lastFeed = wanted
    } else {
      return chosen
    }
  }
}

/** A stop of the runner's own between two stations. */
export const between = (
  minute: number,
  { stations, water }: { readonly stations: readonly Stop[]; readonly water: Stop['water'] },
): Stop => ({
  minute,
  km: null,
  gel: null,
  hasDrink: false,
  water,
  stationsBefore: stations.filter((station) => station.minute <= minute).length,
})
