import type { Step } from './track.ts'

/** Meters between two heights of a course. */
export const heightSpacing = 20
/** Where the file says nothing for longer, hills may be missing. */
const longestGap = 500
/** What a smoothed elevation still wavers by, in meters; smaller rises are not counted. */
const hysteresis = 3
/** The steepest races on roads and trails climb less, a kilometer and in all; more is an error of the file. */
const mostClimb = { perKilometer: 200, inAll: 3000 }

export interface Elevation {
  /** In meters, one every 20 m from the start on. */
  readonly heights: readonly number[]
  readonly climb: number
}

/** The smoothed elevation of a track and its climb in whole meters, or null where the file has none to trust. */
export function elevationOf(steps: readonly Step[], length: number): Elevation | null {
  const known = steps.flatMap(({ at, elevation }) => (elevation === null ? [] : [{ at, elevation }]))
  if (hasGap(known, length) || areAllAlike(known)) return null
  const heights = smooth(sample(known, length))
  const climb = Math.round(climbOf(heights))
  const most = Math.min(mostClimb.inAll, (mostClimb.perKilometer * length) / 1000)
  return climb > most ? null : { heights, climb }
}

/** The meters gained by rises that are not undone within three meters. */
export function climbOf(heights: readonly number[]): number {
  let climb = 0
  let low = heights[0] ?? 0
  let high = low
  for (const height of [...heights, Number.NEGATIVE_INFINITY]) {
    high = Math.max(high, height)
    const rise = high - low
    if (rise >= hysteresis ? high - height >= hysteresis : height < low) {
      if (rise >= hysteresis) climb += rise
      low = height
      high = height
    }
  }
  return climb
}

/** By linear interpolation between the two heights around. */
export function heightAt(heights: readonly number[], meters: number): number {
  const at = Math.min(heights.length - 1, Math.max(0, meters / heightSpacing))
  const [from, to] = [heights[Math.floor(at)] ?? 0, heights[Math.ceil(at)] ?? 0]
  return from + (to - from) * (at - Math.floor(at))
}

interface Known {
  readonly at: number
  readonly elevation: number
}

function hasGap(known: readonly Known[], length: number): boolean {
  const places = [0, ...known.map(({ at }) => at), length]
  return places.some((at, index) => at - (places[index - 1] ?? 0) > longestGap)
}

/** Programs without elevation write 0 everywhere. */
const areAllAlike = (known: readonly Known[]) =>
  known.every(({ elevation }) => elevation === known[0]?.elevation)

function sample(known: readonly Known[], length: number): number[] {
  let next = 0
  return Array.from({ length: Math.floor(length / heightSpacing) + 1 }, (_, index) => {
    const meters = index * heightSpacing
    while (next < known.length - 1 && (known[next]?.at ?? 0) < meters) next++
    const to = known[next] ?? { at: 0, elevation: 0 }
    const from = known[next - 1] ?? to
    const share = to.at === from.at ? 1 : (meters - from.at) / (to.at - from.at)
    return from.elevation + (to.elevation - from.elevation) * Math.min(1, Math.max(0, share))
  })
}

/** The median of 100 m, which leaves out spikes, then the mean of 100 m, which evens out noise. */
const smooth = (heights: readonly number[]) => overFive(overFive(heights, median), mean)

/** At either end over as many as there are on both sides, so that no slope is bent. */
function overFive(heights: readonly number[], middle: (values: readonly number[]) => number): number[] {
  return heights.map((_, at) => {
    const reach = Math.min(2, at, heights.length - 1 - at)
    return middle(heights.slice(at - reach, at + reach + 1))
  })
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
