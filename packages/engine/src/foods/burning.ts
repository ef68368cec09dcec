import type { Food } from './foods.ts'

/** Decision 0083. A spoon of lemon in a dish is none of them: what burns with reflux is the fruit, its juice, and what is hot. */
const burning: ReadonlySet<string> = new Set([
  'orange',
  'orange-juice',
  'grapefruit',
  'lemonade',
  'chili-pepper-red',
  'chili-powder',
  'hot-sauce',
  'mint-fresh',
])

/** Left out of the menus of runners with reflux. */
export const isBurning = ({ id }: Pick<Food, 'id'>): boolean => burning.has(id)
