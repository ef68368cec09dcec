import type { Recipe } from './recipe.ts'

/** With a kettle at most. */
export const canBeMadeInAHotel = ({ tags }: Pick<Recipe, 'tags'>): boolean => tags.includes('hotel')
