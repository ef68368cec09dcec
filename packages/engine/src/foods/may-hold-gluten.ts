import type { Food } from './foods.ts'

/**
 * Usually without gluten, and permitted without it: some brands flavor with barley malt, thicken with wheat or pack beside it. The
 * label decides (science 9.6, celiac).
 */
export const mayHoldGluten = ({ id, category, glutenFreeLabel }: Food): boolean =>
  !glutenFreeLabel && (categories.has(category) || packedBesideWheat.test(id) || seasonedOrThickened.has(id))

const categories: ReadonlySet<Food['category']> = new Set([
  'plant_milk',
  'protein_powder',
  'protein_other',
  'dessert',
  'sweet',
])

const packedBesideWheat = /^(?:lentils|red-lentils|buckwheat|millet|quinoa)-|flour/

/** Seasoned, malted or thickened by some makers. */
const seasonedOrThickened: ReadonlySet<Food['id']> = new Set([
  'chocolate-milk-lowfat',
  'cornstarch',
  'hummus',
  'marinara-sauce',
  'peanuts-dry-roasted',
  'pesto',
  'potato-flakes-dry',
])
