import type { Runner } from '../../1-runner/runner.ts'
import { type Product, products } from '../../foods/products.ts'
import { whyNotTaken } from './product-limits.ts'

/** What is most like it among the products that this runner may take, and is taken in the same way. */
export function nearestProduct(product: Product, runner: Runner): Product | undefined {
  const alike = products
    .filter((other) => other.id !== product.id && other.confidence !== 'low' && isTakenAs(product, other))
    .toSorted((a, b) => unlikeness(product, a) - unlikeness(product, b))
  // Exclusions are read off names: the first that fits is found sooner than all that do.
  return alike.find((other) => !whyNotTaken(other, runner))
}

/** Drunk or eaten, for its carbs or for its salt. */
const isTakenAs = (product: Product, other: Product) =>
  isDrunk(product) === isDrunk(other) &&
  product.fluids > 0 === other.fluids > 0 &&
  product.carbs > 0 === other.carbs > 0

/** Watermelon is mostly water, and no drink. */
const isDrunk = ({ fluids, kind }: Product) => fluids > 0 && kind !== 'real_food'

/** In grams of carbs, of a serving or of half a liter; another kind counts as ten, and another maker as one. */
const unlikeness = (product: Product, other: Product) =>
  Math.abs(strength(product) - strength(other)) +
  (product.gel === other.gel && product.kind === other.kind ? 0 : 10) +
  (product.brand !== null && product.brand === other.brand ? 0 : 1)

const strength = ({ carbs, fluids }: Product) => (fluids > 0 ? (carbs / fluids) * 500 : carbs)
