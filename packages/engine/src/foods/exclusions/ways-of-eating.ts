import type { WayOfEating } from '../../health.ts'
import type { AllergenGroupId } from './allergen-groups.ts'

/** What a way of eating leaves out: by family, group and diet, and single foods that none of them holds. */
export interface LeftOut {
  readonly families: readonly string[]
  readonly groups: readonly AllergenGroupId[]
  /** Nothing that a vegetarian does not eat. */
  readonly isVegetarian: boolean
  readonly foods: readonly string[]
}

/** Sauces, soups and restaurant meals that are often made with the stock of meat: no family of one meat holds them all. */
const oftenWithMeatStock = [
  'soup-minestrone',
  'ramen-reduced-fat-dry',
  'ravioli-cheese-canned',
  'fried-rice-restaurant',
]

// What only a label or a butcher can tell, such as halal meat, the words of the plan ask for.
export const leftOutBy: Readonly<Record<WayOfEating, LeftOut>> = {
  halal: {
    families: ['pork', 'gelatin'],
    groups: [],
    isVegetarian: false,
    // Sealed and restaurant meals whose meat or stock nobody here can vouch for.
    foods: oftenWithMeatStock,
  },
  kosher: {
    families: ['pork', 'gelatin'],
    groups: ['shellfish'],
    isVegetarian: false,
    foods: oftenWithMeatStock,
  },
  no_beef: { families: ['beef', 'gelatin'], groups: [], isVegetarian: false, foods: oftenWithMeatStock },
  pescatarian: {
    families: ['meat', 'red_meat', 'poultry', 'gelatin'],
    groups: [],
    isVegetarian: false,
    foods: oftenWithMeatStock,
  },
  jain: {
    families: ['gelatin', 'mushrooms', 'root_vegetables', 'alliums'],
    groups: ['egg', 'honey'],
    isVegetarian: true,
    foods: oftenWithMeatStock,
  },
  alpha_gal: {
    families: ['red_meat', 'pork', 'beef', 'gelatin'],
    groups: [],
    isVegetarian: false,
    foods: oftenWithMeatStock,
  },
}
