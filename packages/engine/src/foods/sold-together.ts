/** Foods of the menus that a store sells as one: raw and cooked carrots. */
const soldTogether: Readonly<Record<string, string>> = {
  'carrots-raw': 'carrots-cooked',
  'potato-baked-skin': 'potato-boiled-peeled',
  'potato-baked-flesh': 'potato-boiled-peeled',
  'potato-microwaved': 'potato-boiled-peeled',
  'sweet-potato-boiled': 'sweet-potato-baked',
  'egg-scrambled': 'egg-hard-boiled',
  'egg-fried': 'egg-hard-boiled',
  'egg-poached': 'egg-hard-boiled',
  'egg-omelet': 'egg-hard-boiled',
  'egg-white-raw': 'egg-hard-boiled',
  'onion-raw': 'onion-cooked',
  'spinach-raw': 'spinach-cooked',
  'bell-pepper-red': 'bell-pepper-red-cooked',
  'apple-peeled': 'apple-with-skin',
  'rice-white-dry': 'rice-white-cooked',
  'pasta-dry': 'pasta-cooked',
  'oatmeal-cooked': 'oats-rolled-dry',
}

/** The food whose line of a grocery list this one is part of. */
export const groceryIdOf = (foodId: string): string => soldTogether[foodId] ?? foodId

/** Bought as two, and the same to who does not like one of them. */
const tastesLike: Readonly<Record<string, string>> = { 'jelly-spread': 'jam' }

/** The food that a runner leaves out when they leave this one out. */
export const dislikedAs = (foodId: string): string => groceryIdOf(tastesLike[foodId] ?? foodId)
