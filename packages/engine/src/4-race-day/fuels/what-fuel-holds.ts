import type { Product } from '../../foods/products.ts'

/** A product with known sodium: an unknown figure is never counted as zero. */
export type ProductWithSodium = Product & { readonly sodium: number }

/** Under 18 no supplements: salt comes by the pinch or in a drink, never as a capsule or a tablet. */
const supplements = new Set<Product['kind']>([
  'electrolyte_capsule',
  'electrolyte_tablet',
  'electrolyte_chew',
])

export const isSupplement = (kind: Product['kind']) => supplements.has(kind)

/** Salt is in the recipe, the drink or the piece; what a gel brings by itself is left. Evidence: no-added-salt. */
export const addsSalt = ({ kind, madeOf, sodium, fluids }: Product) =>
  kind.startsWith('electrolyte') ||
  (fluids > 0 && sodium !== 0) ||
  (madeOf ?? []).some(({ foodId }) => foodId === 'salt-table')

export const mostInOneFeed = 40
export const mostSodiumInALiter = 2000

/** Known to contain glucose and fructose: "1:0" contains no fructose, and null is unknown. */
export const holdsFructose = ({ glucoseToFructose }: Product) =>
  glucoseToFructose !== null && !glucoseToFructose.endsWith(':0')

/** For runners who exclude fructose: glucose or starch. Table sugar is half fructose. */
export const isWithoutFructose = ({ glucoseToFructose }: Product) =>
  glucoseToFructose?.endsWith(':0') === true
