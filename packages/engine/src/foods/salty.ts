import { mostSodiumInAServing } from '../evidence/health.ts'
import type { Food } from './foods.ts'

/** What a runner without added salt has instead of the usual kind. */
const lowSodiumKinds: ReadonlySet<string> = new Set([
  'broth-chicken-low-sodium',
  'broth-vegetable-low-sodium',
  'soy-sauce-low-sodium',
  'tomatoes-crushed-no-salt',
])

/**
 * Kept in brine, and canned tomatoes, which are sold with no salt added: in recipes more than a usual serving. A rotisserie
 * chicken is mostly sold injected with brine, whatever its figure.
 */
const salted: ReadonlySet<string> = new Set([
  'feta',
  'olives-black',
  'rotisserie-chicken-breast',
  'tomatoes-crushed-canned',
])

/** More expensive and harder to find: for runners who need it. */
export const isForLowSodium = ({ id }: Pick<Food, 'id'>): boolean => lowSodiumKinds.has(id)

/** Too salty for runners without added salt. Evidence: most-sodium-in-a-serving. */
export function isTooSalty({ id, category, sodiumPer100g, typicalServing }: Food): boolean {
  if (isForLowSodium({ id })) return false
  if (salted.has(id)) return true
  if (category === 'bread' || category === 'cereal') return false
  const { seasoning, food } = mostSodiumInAServing.value
  return (sodiumPer100g * typicalServing) / 100 > (addsSalt.has(category) ? seasoning : food)
}

const addsSalt: ReadonlySet<Food['category']> = new Set(['condiment', 'drink', 'snack'])
