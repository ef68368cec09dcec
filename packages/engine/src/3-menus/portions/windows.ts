import type { Nutrient, Nutrients } from './nutrients.ts'

/** The range of an amount of a day or a meal. */
export interface Window {
  readonly least: number
  readonly most: number
}

/** The demand of a day or a meal: its aims, and how far off they may be. */
export interface Demand {
  readonly aims: Readonly<Partial<Record<Nutrient, number>>>
  readonly windows: Readonly<Partial<Record<Nutrient, Window>>>
}

/** The order in which macros give way if not all can be met (design: fiber, fat, protein down to its floor, carbs). */
const giveWayOrder = ['fiber', 'fat', 'protein', 'energy', 'carbs'] as const satisfies readonly Nutrient[]

const isWithin = ({ least, most }: Window, value: number) => value >= least && value <= most

/** The nutrients that missed their window, in the order in which they give way. */
export const missed = ({ windows }: Demand, sum: Nutrients): Nutrient[] =>
  [...giveWayOrder, 'sodium' as const, 'fluids' as const].filter((nutrient) => {
    const window = windows[nutrient]
    return window !== undefined && !isWithin(window, sum[nutrient])
  })

/** A meal that misses no more numbers than another, and none by much where the other is near. */
export const meetsAsMuchAs = (other: Nutrients | null, demand: Demand) => (meal: Nutrients) =>
  missed(demand, meal).length <= (other ? missed(demand, other).length : 0) &&
  farthestOff(demand, meal) <= Math.max(near, other ? farthestOff(demand, other) : 0)

/** The share by which a number lies outside of its window, of the one that lies farthest. */
const farthestOff = (demand: Demand, sum: Nutrients): number =>
  Math.max(
    0,
    ...missed(demand, sum).map((nutrient) => {
      const { least, most } = demand.windows[nutrient] ?? { least: 0, most: 0 }
      const [value, edge] = [sum[nutrient], sum[nutrient] > most ? most : least]
      return Math.abs(value - edge) / Math.max(1, edge)
    }),
  )

const near = 0.1

export const around = (aim: number, share: number): Window => ({
  least: aim * (1 - share),
  most: aim * (1 + share),
})
