import type { Place } from './course-file.ts'
import { metersBetween, placeBetween } from './on-earth.ts'
import type { DrawnPoint, DrawnTrack } from './read-drawing.ts'

/** Shorter steps are mostly the noise of a receiver, which would make the way longer, most of all while standing. */
const shortestStep = 10
/** Planned routes have straight ways of a kilometer; what is longer is a part of the course that the file lacks. */
const longestStep = 2000

/** A track in steps of ten meters and more. */
export interface Track {
  readonly name: string
  readonly steps: readonly Step[]
  /** In meters, as drawn. */
  readonly length: number
  /** The longest gap, if it is too long for a course. */
  readonly jump: { readonly meters: number; readonly after: number } | null
}

export interface Step extends Place {
  /** Meters from the start, as drawn. */
  readonly at: number
  /** Mean of the points until the next step; null where none has one. */
  readonly elevation: number | null
}

export function trackOf({ name, points }: DrawnTrack): Track {
  const steps: { lat: number; lon: number; at: number; elevation: number | null }[] = []
  let [sum, count, meters] = [0, 0, 0]
  let jump: Track['jump'] = null
  for (const [index, point] of points.entries()) {
    const last = steps.at(-1)
    meters = last === undefined ? 0 : metersBetween(last, point)
    if (last === undefined || meters >= shortestStep || isEnd(index, points)) {
      if (last !== undefined && meters > Math.max(longestStep, jump?.meters ?? 0))
        jump = { meters, after: last.at }
      steps.push({ lat: point.lat, lon: point.lon, at: (last?.at ?? 0) + meters, elevation: null })
      ;[sum, count] = [0, 0]
    }
    const step = steps.at(-1)
    if (point.elevation !== null && step !== undefined) {
      sum += point.elevation
      count++
      step.elevation = sum / count
    }
  }
  return { name, steps, length: steps.at(-1)?.at ?? 0, jump }
}

const isEnd = (index: number, points: readonly DrawnPoint[]) => index === points.length - 1

/** Walks along a track, only forward, and tells where each distance is. */
export class Walk {
  readonly #steps: readonly Step[]
  #next = 1

  constructor(steps: readonly Step[]) {
    this.#steps = steps
  }

  placeAt(meters: number): Place {
    while (this.#next < this.#steps.length - 1 && this.#at(this.#next).at < meters) this.#next++
    const [from, to] = [this.#at(this.#next - 1), this.#at(this.#next)]
    const share = to.at === from.at ? 0 : (meters - from.at) / (to.at - from.at)
    return placeBetween(from, to, Math.min(1, Math.max(0, share)))
  }

  #at(index: number): Step {
    const step = this.#steps[index]
    if (step === undefined) throw new Error('a track has at least two steps')
    return step
  }
}
