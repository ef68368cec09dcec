/** What a row has: the carried fuel with water, a drink, water alone, or the fuel with the drink. */
export type Station = 'fuel' | 'drink' | 'water' | 'fuel and drink'

/** Repeating stations, and how much harder they are to remember than the same one each time. */
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
  { stations: ['fuel', 'water', 'fuel'], effort: 0.8 },
  { stations: ['fuel', 'fuel', 'fuel', 'water'], effort: 1 },
]

export const rhythmsOfDrink: readonly Rhythm[] = [
  { stations: ['drink'], effort: 0.2 },
  { stations: ['drink', 'water'], effort: 0.5 },
  { stations: ['drink', 'water', 'water'], effort: 0.8 },
]

// Fuel with a sports drink is a lot of sugar at once: the last resort.
export const rhythmsOfBoth: readonly Rhythm[] = [
  { stations: ['fuel', 'drink'], effort: 0.3 },
  { stations: ['fuel and drink'], effort: 1.2 },
  { stations: ['drink', 'fuel'], effort: 0.5 },
  { stations: ['fuel', 'fuel', 'drink'], effort: 0.7 },
  { stations: ['fuel', 'drink', 'drink'], effort: 0.7 },
  { stations: ['fuel and drink', 'drink'], effort: 1.5 },
  { stations: ['fuel and drink', 'water'], effort: 1.5 },
  { stations: ['fuel', 'fuel', 'fuel', 'drink'], effort: 1 },
  { stations: ['fuel', 'drink', 'water'], effort: 1 },
]

/** Salted water is water: a gel goes with it as with any other. */
export const rhythmsOfSaltedWater: readonly Rhythm[] = [
  { stations: ['fuel and drink'], effort: 0.2 },
  { stations: ['fuel and drink', 'fuel'], effort: 0.4 },
  { stations: ['fuel', 'drink'], effort: 0.4 },
  { stations: ['fuel and drink', 'water'], effort: 0.5 },
  { stations: ['fuel and drink', 'fuel', 'fuel'], effort: 0.6 },
  { stations: ['fuel and drink', 'drink'], effort: 0.6 },
  { stations: ['fuel', 'fuel', 'drink'], effort: 0.7 },
  { stations: ['fuel', 'drink', 'drink'], effort: 0.8 },
  { stations: ['fuel and drink', 'drink', 'drink'], effort: 0.8 },
  { stations: ['fuel and drink', 'fuel', 'drink'], effort: 0.8 },
  { stations: ['fuel', 'fuel', 'fuel', 'drink'], effort: 1 },
]

/** The minutes of rows: the first one, and the gap. */
export interface Timing {
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
  [10, 3],
])
const firsts = [15, 20, 25, 30]

/** Easy to remember, the easiest first. */
export const memorableTimings: readonly Timing[] = [...memorableGaps]
  .flatMap(([gap, effort]) => [
    { first: gap, gap, effort },
    ...firsts
      .filter((first) => first !== gap && gap > 10)
      .map((first) => ({ first, gap, effort: effort + 0.3 })),
  ])
  .toSorted((a, b) => a.effort - b.effort)

/** Any other gap of 11 to 59 minutes, for runners for whom no easy one works. */
export const otherTimings: readonly Timing[] = Array.from({ length: 49 }, (_, index) => index + 11)
  .filter((gap) => !memorableGaps.has(gap))
  .map((gap) => ({ first: gap, gap, effort: 2 }))
