import { holdsMilk } from '../foods/exclusions/kosher.ts'
import { memoize } from '../foods/memoize.ts'
import type { Kitchen } from './kitchen.ts'

/** Where the protein of a kitchen comes from first: soy and protein powder are for those who have little else. */
export type Eater = 'meat' | 'milk or eggs' | 'plants'

export const eaterOf = memoize(({ foods }: Pick<Kitchen, 'foods'>): Eater => {
  if (foods.has('chicken-breast')) return 'meat'
  return foods.has('egg-hard-boiled') || holdsMilk([...foods.keys()]) ? 'milk or eggs' : 'plants'
})
