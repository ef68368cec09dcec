import { inOwnClimb, kilometersPerMile, type Plan } from '@race-nutrition/engine'
import type { KeptCourse } from '../make-it-yours/course-file/kept-course.ts'
import { linear, roundTicks, type Scale } from './scale.ts'

type Reader = Pick<Plan['runner'], 'race_km' | 'units'>

export interface ElevationLayout {
  readonly height: number
  readonly bottom: number
  /** Of kilometers. */
  readonly x: Scale
  /** Of meters above the sea. */
  readonly y: Scale
  /** The lowest and the highest, at their places. */
  readonly heights: readonly { readonly at: number; readonly text: string }[]
  readonly places: readonly {
    readonly at: number
    readonly text: string
    readonly anchor: 'middle' | 'end'
  }[]
  /** What a reader hears. */
  readonly words: string
}

// As the chart above it, so that a place stands below its stop.
const left = 44
const right = 16
const top = 10
const plot = 72
const axisHeight = 28
/** A flat course stays flat to the eye: no fewer meters than this from bottom to top. */
const leastRange = 40
const roomForALabel = 56

/** Null where the file has no elevation. */
export function elevationLayout(
  { name, profile, climb_m: climb }: Pick<KeptCourse, 'name' | 'profile' | 'climb_m'>,
  reader: Reader,
  width: number,
): ElevationLayout | null {
  if (profile.length < 2 || climb === null) return null
  const all = profile.map(({ elevation_m }) => elevation_m)
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const bottom = top + plot
  const x = linear({ from: 0, to: reader.race_km }, { from: left, to: width - right })
  const y = linear({ from: low, to: Math.max(high, low + leastRange) }, { from: bottom - 4, to: top })
  const own = (meters: number) => inOwnClimb(reader, meters)
  return {
    height: bottom + axisHeight,
    bottom,
    x,
    y,
    heights: marks(low, high, y).map((meters) => ({ at: y(meters), text: own(meters) })),
    places: placesOf(reader, x, width),
    words: `Elevation${name === '' ? '' : ` of ${name}`}: lowest ${own(low)}, highest ${own(high)}, ${own(climb)} of climb.`,
  }
}

/** One label where two would overlap. */
const marks = (low: number, high: number, y: Scale) => (y(low) - y(high) < 16 ? [low] : [low, high])

function placesOf({ race_km: raceKm, units }: Reader, x: Scale, width: number) {
  const unitKm = units.distance === 'mi' ? kilometersPerMile : 1
  const finish = raceKm / unitKm
  const steps = Math.max(1, Math.min(6, Math.floor((width - left - right) / roomForALabel) - 1))
  const ticks = roundTicks(finish, steps).filter((tick) => x(raceKm) - x(tick * unitKm) > roomForALabel)
  return [
    ...ticks.map((tick) => ({ at: x(tick * unitKm), text: String(tick), anchor: 'middle' as const })),
    { at: x(raceKm), text: `${finish.toFixed(1)} ${units.distance}`, anchor: 'end' as const },
  ]
}
