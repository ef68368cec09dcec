import type { AllergenGroupId } from '../../foods/allergen-groups.ts'

/** Whose words are looked for: an allergen group's, a diet's, or those of caffeine under 18. */
export type Owner = AllergenGroupId | 'Vegetarian' | 'Vegan' | 'caffeine-under-18'
