import { stops } from '../../evidence/fluids.ts'
import type { Demand } from './demand.ts'
import type { Stop } from './timings.ts'

/**
 * How many sips a stop may have: what is swallowed at once, its share of the bottle, which may be none, or none where there is
 * nothing to drink.
 */
export function mostSips(all: readonly Stop[], { sip, bottle }: Pick<Demand, 'sip' | 'bottle'>): number[] {
  const atOnce = Math.floor(stops.value.mostMilliliters / sip)
  return all.map((stop) => {
    if (stop.water === 'none') return 0
    if (stop.water !== 'bottle') return atOnce
    const stretch = all.filter(
      (each) => each.water === 'bottle' && each.stationsBefore === stop.stationsBefore,
    )
    const held = Math.floor(bottle / sip)
    return held < stretch.length
      ? extraSip(held, stretch.length, stretch.indexOf(stop))
      : Math.min(atOnce, Math.floor(held / stretch.length))
  })
}

/** So many sips, as even as the stops allow: those that hold less leave the rest to the others. */
export function evenSips(sips: number, most: readonly number[]): number[] {
  const held = [...most]
  let open = most.map((_, at) => at)
  let left = sips
  for (;;) {
    const each = left / open.length
    const full = open.filter((at) => (most[at] ?? 0) <= each)
    if (full.length === 0) break
    left -= full.reduce((sum, at) => sum + (most[at] ?? 0), 0)
    open = open.filter((at) => !full.includes(at))
  }
  const each = Math.floor(left / Math.max(1, open.length))
  for (const [index, at] of open.entries()) held[at] = each + extraSip(left % open.length, open.length, index)
  return held
}

/** Stops with one sip more stand evenly among the others, so that no hour has more than its share. */
export const extraSip = (more: number, count: number, index: number) =>
  Math.floor(((index + 1) * more) / count) - Math.floor((index * more) / count)
