import type { ProductWithSodium } from '../fuels/product-limits.ts'
import type { Kilometers } from '../../units.ts'

/** Where a row may be, and what is handed out there. */
export interface Stop {
  readonly minute: number
  /** The place of a station; null for a minute of the runner's own choice. */
  readonly km: Kilometers | null
  /** A gel of the course to take here; null if there is none. */
  readonly gel: ProductWithSodium | null
  /** Whether the drink of the course is handed out here. */
  readonly hasDrink: boolean
  /** What there is to drink: anything, a cup alone where a bottle is for the way between, that bottle, or nothing. */
  readonly water: 'here' | 'cup' | 'bottle' | 'none'
  /** A station between two feeds, for water alone. */
  readonly isForWater?: true
  /** Stations before it: a bottle was last filled at the last of them. */
  readonly stationsBefore: number
}

/** The effort of passing by a gel of the course: one has to be carried instead. */
export const leftGel = 0.5

/** The stops of rows, and how much harder they are to remember than the easiest ones. */
export interface Timing {
  readonly stops: readonly Stop[]
  /** The shortest time between two of them, minutes. */
  readonly gap: number
  /** The shortest time between two where something may be eaten, if it is longer than that. */
  readonly feedGap?: number
  readonly effort: number
}

/** A beat: the minute of the first row, and the gap. */
interface Beat {
  readonly first: number
  readonly gap: number
  readonly effort: number
}

const memorableGaps = new Map([
  [20, 0],
  [25, 0],
  [30, 0],
  [15, 0.5],
  [40, 0.5],
  [35, 0.8],
  [45, 0.8],
  [60, 1],
  [12, 3],
  [10, 3.2],
])
const firsts = [15, 20, 25, 30]

/** Easy to remember, the easiest first. */
const memorableBeats: readonly Beat[] = [...memorableGaps]
  .flatMap(([gap, effort]) => [
    { first: gap, gap, effort },
    ...firsts
      .filter((first) => first !== gap && gap > 10)
      .map((first) => ({ first, gap, effort: effort + 0.3 })),
  ])
  .toSorted((a, b) => a.effort - b.effort)

/** Any other gap of 11 to 59 minutes, for runners for whom no easy one works. */
const otherBeats: readonly Beat[] = Array.from({ length: 49 }, (_, index) => index + 11)
  .filter((gap) => !memorableGaps.has(gap))
  .map((gap) => ({ first: gap, gap, effort: 2 }))

/** By the watch, until no feed would help any more; the easiest to remember first. */
export const memorableTimings = (lastMinute: number): Timing[] =>
  memorableBeats.map((beat) => byTheWatch(beat, lastMinute))

export const otherTimings = (lastMinute: number): Timing[] =>
  otherBeats.map((beat) => byTheWatch(beat, lastMinute))

function byTheWatch({ first, gap, effort }: Beat, lastMinute: number): Timing {
  const count = Math.max(0, Math.floor((lastMinute - first) / gap) + 1)
  return { stops: Array.from({ length: count }, (_, index) => anywhere(first + gap * index)), gap, effort }
}

const anywhere = (minute: number): Stop => ({
  minute,
  km: null,
  gel: null,
  hasDrink: true,
  water: 'here',
  stationsBefore: 0,
})
