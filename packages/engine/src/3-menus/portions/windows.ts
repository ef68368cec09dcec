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

/** A meal around a run that misses no more numbers than another, and its carbs by little, or by no more than the other does. */
export const meetsAsMuchAs = (other: Nutrients | null, demand: Demand) => (meal: Nutrients) =>
  missed(demand, meal).length <= (other ? missed(demand, other).length : 0) &&
  carbsOff(demand, meal) <= Math.max(aLittle, other ? carbsOff(demand, other) : 0)

/** How far carbs lie outside of their window, as a share of its edge. */
function carbsOff({ windows: { carbs: window } }: Demand, { carbs }: Nutrients): number {
  if (!window) return 0
  const nearest = Math.min(Math.max(carbs, window.least), window.most)
  return Math.abs(carbs - nearest) / Math.max(1, nearest)
}

const aLittle = 0.1

export const around = (aim: number, share: number): Window => ({
  least: aim * (1 - share),
  most: aim * (1 + share),
})
