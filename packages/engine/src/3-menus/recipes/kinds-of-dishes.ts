import type { Recipe } from './recipe.ts'

/** What a main is to whoever eats it, whatever is in it: a curry is a curry, though the other had no chicken. */
const kinds = [
  ['mac and cheese', /mac-and-cheese/],
  ['curry', /curry/],
  ['chili', /chili/],
  ['risotto', /risotto/],
  ['fried rice', /fried-rice/],
  ['egg on rice', /omelet-rice|egg-rice|egg-soy-rice|oyakodon|zosui/],
  ['congee', /congee/],
  ['goulash', /goulash/],
  ['meatballs', /meatball/],
  ['burger', /burger/],
  ['tacos', /tacos/],
  ['biryani', /biryani/],
  // Eggs or cheese set around vegetables: out of a pan or an oven, one dish.
  ['bake', /gratin|frittata|parmigiana|(?:egg|spinach|mozzarella)(?:-spinach)?-bake|spinach-bake/],
] as const

export type KindOfDish = (typeof kinds)[number][0]

export const kindsOfDishes: readonly KindOfDish[] = kinds.map(([kind]) => kind)

export const kindOfDish = ({ id, at }: Pick<Recipe, 'id' | 'at'>): KindOfDish | null =>
  at.includes('main') ? (kinds.find(([, ids]) => ids.test(id))?.[0] ?? null) : null
