import families from './food-families.json' with { type: 'json' }

/**
 * Families of foods that runners name in one word, besides the allergens: which of our foods they mean, the names under which
 * they occur in a text or a product, and why.
 */
export interface FoodFamily {
  readonly family: string
  readonly label: string
  readonly input_words: readonly string[]
  /** Longer phrases that contain an input word and mean something else. */
  readonly not_a_match: readonly string[]
  readonly foods: readonly string[]
  readonly names: readonly string[]
  readonly because: string
}

export const foodFamilies: readonly FoodFamily[] = families

/** The families with these ids, in the order of the data. */
export const familiesNamed = (ids: readonly string[] = []): readonly FoodFamily[] =>
  ids.length === 0 ? [] : foodFamilies.filter(({ family }) => ids.includes(family))
