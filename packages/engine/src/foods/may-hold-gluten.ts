import type { Food } from './foods.ts'

/**
 * Usually without gluten, and permitted without it: some brands flavor with barley malt, thicken with wheat or pack beside it. The
 * label decides (science 9.6, celiac).
 */
export const mayHoldGluten = ({ id, category, glutenFreeLabel }: Food): boolean =>
  !glutenFreeLabel && (categories.has(category) || packedBesideWheat.test(id) || thickenedOrFlavored.has(id))

const categories: ReadonlySet<Food['category']> = new Set([
  'plant_milk',
  'protein_powder',
  'protein_other',
  'dessert',
  'sweet',
])

const packedBesideWheat = /^(?:lentils|red-lentils|buckwheat|millet|quinoa)-|flour/

const thickenedOrFlavored: ReadonlySet<Food['id']> = new Set([
  'baked-beans-canned',
  'baking-powder',
  'broth-chicken',
  'broth-chicken-low-sodium',
  'broth-vegetable',
  'broth-vegetable-low-sodium',
  'chili-powder',
  'chocolate-milk-lowfat',
  'cornstarch',
  'curry-powder',
  'deli-chicken-slices',
  'energy-bar',
  'ham-lean-sliced',
  'hash-browns',
  'hot-chocolate-water',
  'hummus',
  'marinara-sauce',
  'peanuts-dry-roasted',
  'pesto',
  'potato-flakes-dry',
  'rice-crackers',
  'rotisserie-chicken-breast',
  'soy-chunks-dry',
  'tortilla-corn',
  'turkey-bacon',
  'turkey-deli-slices',
  'worcestershire-sauce',
])
