/** What a row offers: the carried fuel with water, a drink, water alone, or the fuel with the drink. */
export type Station = 'fuel' | 'drink' | 'water' | 'fuel and drink'

/** Stations that repeat, and how much harder they are to remember than the same thing each time. */
export interface Rhythm {
  readonly stations: readonly Station[]
  readonly effort: number
}

export const rhythmsOfWater: readonly Rhythm[] = [{ stations: ['water'], effort: 0 }]

export const rhythmsOfFuel: readonly Rhythm[] = [
  { stations: ['fuel'], effort: 0 },
  { stations: ['fuel', 'water'], effort: 0.3 },
  { stations: ['water', 'fuel'], effort: 0.5 },
  { stations: ['fuel', 'water', 'water'], effort: 0.6 },
  { stations: ['fuel', 'fuel', 'water'], effort: 0.7 },
  { stations: ['fuel', 'fuel', 'fuel', 'water'], effort: 1 },
]

export const rhythmsOfDrink: readonly Rhythm[] = [
  { stations: ['drink'], effort: 0.2 },
  { stations: ['drink', 'water'], effort: 0.5 },
  { stations: ['drink', 'water', 'water'], effort: 0.8 },
]

export const rhythmsOfBoth: readonly Rhythm[] = [
  { stations: ['fuel', 'drink'], effort: 0.3 },
  { stations: ['fuel and drink'], effort: 0.3 },
  { stations: ['drink', 'fuel'], effort: 0.5 },
  { stations: ['fuel', 'fuel', 'drink'], effort: 0.7 },
  { stations: ['fuel', 'drink', 'drink'], effort: 0.7 },
  { stations: ['fuel and drink', 'drink'], effort: 0.7 },
  { stations: ['fuel and drink', 'water'], effort: 0.7 },
  { stations: ['fuel', 'fuel', 'fuel', 'drink'], effort: 1 },
  { stations: ['fuel', 'drink', 'water'], effort: 1 },
]

/** When rows come: the first minute, then every so many. */
export interface Beat {
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
])
const leastGap = 15
const mostGap = 60
const oddGap = 2

/** Feeds 15 to 60 minutes apart, the easy ones to remember first. */
export const beats: readonly Beat[] = Array.from(
  { length: mostGap - leastGap + 1 },
  (_, index) => index + leastGap,
)
  .flatMap((gap) => beatsEvery(gap, memorableGaps.get(gap) ?? oddGap))
  .toSorted((a, b) => a.effort - b.effort)

function beatsEvery(gap: number, effort: number): Beat[] {
  // An odd gap is hard enough to remember without an odd start.
  const others = memorableGaps.has(gap) ? [15, 20, 25, 30].filter((first) => first !== gap) : []
  return [{ first: gap, gap, effort }, ...others.map((first) => ({ first, gap, effort: effort + 0.3 }))]
}
