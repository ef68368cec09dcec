import { familiesNamed } from './exclusions/food-families.ts'
import type { Food } from './foods.ts'

/** Decision 0083. What burns with reflux: sour fruit and its juice, what is hot, and mint. */
const burning: ReadonlySet<string> = new Set([
  ...familiesNamed(['citrus']).flatMap(({ foods }) => foods),
  'cranberry-juice-cocktail',
  'kiwifruit',
  'pineapple',
  'pineapple-canned-juice',
  'pineapple-juice',
  'chili-pepper-red',
  'chili-powder',
  'hot-sauce',
  'salsa',
  'mint-fresh',
])

/** Left out of the menus of runners with reflux, and of the fuel that is made for them. */
export const isBurning = ({ id }: Pick<Food, 'id'>): boolean => burning.has(id)
