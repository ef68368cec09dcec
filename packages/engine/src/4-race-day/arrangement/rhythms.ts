/** What a row has: the carried fuel with water, a drink, water alone, or the fuel with the drink. */
export type Helping = 'fuel' | 'drink' | 'water' | 'fuel and drink'

/** Repeating helpings, and how much harder they are to remember than the same one each time. */
export interface Rhythm {
  readonly helpings: readonly Helping[]
  readonly effort: number
}

export const rhythmsOfWater: readonly Rhythm[] = [{ helpings: ['water'], effort: 0 }]

export const rhythmsOfFuel: readonly Rhythm[] = [
  { helpings: ['fuel'], effort: 0 },
  { helpings: ['fuel', 'water'], effort: 0.3 },
  { helpings: ['water', 'fuel'], effort: 0.5 },
  { helpings: ['fuel', 'water', 'water'], effort: 0.6 },
  { helpings: ['fuel', 'fuel', 'water'], effort: 0.7 },
  { helpings: ['fuel', 'water', 'fuel'], effort: 0.8 },
  { helpings: ['fuel', 'fuel', 'fuel', 'water'], effort: 1 },
  // A small dose beside much to drink: a gel every forty or fifty minutes.
  { helpings: ['fuel', 'water', 'water', 'water'], effort: 1 },
  { helpings: ['fuel', 'water', 'water', 'water', 'water'], effort: 1.2 },
]

export const rhythmsOfDrink: readonly Rhythm[] = [
  { helpings: ['drink'], effort: 0.2 },
  { helpings: ['drink', 'water'], effort: 0.5 },
  { helpings: ['drink', 'water', 'water'], effort: 0.8 },
]

// Fuel with a sports drink is a lot of sugar at once: the last resort.
export const rhythmsOfBoth: readonly Rhythm[] = [
  { helpings: ['fuel', 'drink'], effort: 0.3 },
  { helpings: ['fuel and drink'], effort: 1.2 },
  { helpings: ['drink', 'fuel'], effort: 0.5 },
  { helpings: ['fuel', 'fuel', 'drink'], effort: 0.7 },
  { helpings: ['fuel', 'drink', 'drink'], effort: 0.7 },
  { helpings: ['fuel and drink', 'drink'], effort: 1.5 },
  { helpings: ['fuel and drink', 'water'], effort: 1.5 },
  { helpings: ['fuel', 'fuel', 'fuel', 'drink'], effort: 1 },
  { helpings: ['fuel', 'drink', 'water'], effort: 1 },
]

/** Salted water is water: a gel goes with it as with any other. */
export const rhythmsOfSaltedWater: readonly Rhythm[] = [
  { helpings: ['fuel and drink'], effort: 0.2 },
  { helpings: ['fuel and drink', 'fuel'], effort: 0.4 },
  { helpings: ['fuel', 'drink'], effort: 0.4 },
  { helpings: ['fuel and drink', 'water'], effort: 0.5 },
  { helpings: ['fuel and drink', 'fuel', 'fuel'], effort: 0.6 },
  { helpings: ['fuel and drink', 'drink'], effort: 0.6 },
  { helpings: ['fuel', 'fuel', 'drink'], effort: 0.7 },
  { helpings: ['fuel', 'drink', 'drink'], effort: 0.8 },
  { helpings: ['fuel and drink', 'drink', 'drink'], effort: 0.8 },
  { helpings: ['fuel and drink', 'fuel', 'drink'], effort: 0.8 },
  { helpings: ['fuel', 'fuel', 'fuel', 'drink'], effort: 1 },
  { helpings: ['fuel and drink', 'drink', 'drink', 'drink'], effort: 1.1 },
  { helpings: ['fuel and drink', 'drink', 'drink', 'drink', 'drink'], effort: 1.3 },
]
