import type { DrawnStation } from './read-drawing.ts'
import { offset } from './on-earth.ts'
import type { Step } from './track.ts'

/** Meters off the course within which a station belongs to it: a wide road, and the error of both files. */
const mostOff = 60
/** Two passes have at least so many meters between them. */
const betweenPasses = 100

/** A station, and the meters from the start at which the course passes it. */
export interface PassedStation {
  readonly station: DrawnStation
  readonly at: number
}

/** Every pass of every station by distance; a station that a file names twice at one place counts once. */
export function findStations(stations: readonly DrawnStation[], steps: readonly Step[]): PassedStation[] {
  const passed = stations
    .flatMap((station) => passesOf(station, steps).map((at) => ({ station, at })))
    .sort((one, other) => one.at - other.at)
  const lastOfKind = new Map<string, number>()
  return passed.filter(({ station: { kind }, at }) => {
    const isAgain = at - (lastOfKind.get(kind) ?? Number.NEGATIVE_INFINITY) < mostOff
    if (!isAgain) lastOfKind.set(kind, at)
    return !isAgain
  })
}

/** Where the course is nearest on each of its ways past a station. */
function passesOf(station: DrawnStation, steps: readonly Step[]): number[] {
  const passes: { at: number; meters: number; until: number }[] = []
  for (const [index, to] of steps.entries()) {
    const from = steps[index - 1]
    if (from === undefined) continue
    const { meters, share } = offset(station, from, to)
    if (meters > mostOff) continue
    const at = from.at + (to.at - from.at) * share
    const pass = passes.at(-1)
    if (pass === undefined || at - pass.until > betweenPasses) passes.push({ at, meters, until: at })
    else {
      pass.until = at
      if (meters < pass.meters) [pass.at, pass.meters] = [at, meters]
    }
  }
  return passes.map(({ at }) => at)
}
