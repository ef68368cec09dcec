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
const tastesLike: Readonly<Record<string, string>> = {
  'jelly-spread': 'jam',
  'blueberries-frozen': 'blueberries',
  'strawberries-frozen': 'strawberries',
  'pineapple-canned-juice': 'pineapple',
  'corn-canned': 'corn-sweet-cooked',
  'dates-deglet-noor': 'dates-medjool',
  'lettuce-butterhead': 'lettuce-romaine',
  'tofu-silken-firm': 'tofu-firm',
  'tofu-fried': 'tofu-firm',
  'cream-of-rice-gf-cooked': 'cream-of-rice-dry',
  'rice-noodles-gf-cooked': 'rice-noodles-cooked',
  'pasta-gf-corn-rice-cooked': 'pasta-gf-brown-rice-cooked',
  'broth-chicken-low-sodium': 'broth-chicken',
  'broth-vegetable-low-sodium': 'broth-vegetable',
  'soy-sauce-low-sodium': 'soy-sauce',
  'tomatoes-crushed-no-salt': 'tomatoes-crushed-canned',
}

/**
 * What goes by the name of another food: "no salmon" leaves out smoked salmon too. Only this way round: who leaves out smoked
 * salmon may like salmon.
 */
const kindsOf: Readonly<Record<string, readonly string[]>> = {
  'rice-white-cooked': ['rice-medium-grain-cooked', 'rice-parboiled-cooked', 'rice-instant-cooked'],
  'pasta-cooked': ['pasta-gf-brown-rice-cooked'],
  'oats-rolled-dry': ['oats-gf-dry', 'oatmeal-instant-maple-dry'],
  'potato-boiled-peeled': ['potatoes-canned'],
  'chicken-breast': ['chicken-thigh', 'rotisserie-chicken-breast'],
  'turkey-breast': ['turkey-ground', 'turkey-deli-slices'],
  'salmon-atlantic': ['salmon-canned', 'salmon-smoked'],
  'yogurt-plain-lowfat': ['greek-yogurt-nonfat', 'soy-yogurt-plain'],
  garlic: ['garlic-powder'],
  'ginger-root': ['ginger-ground'],
}

/** The food that a runner leaves out when they leave this one out. */
const dislikedAs = (foodId: string): string => groceryIdOf(tastesLike[foodId] ?? foodId)

/** Whether a food is left out with these: as one of them, as sold as one with it, or as a kind of it. */
export function leftOutWith(dislikes: readonly string[]): (foodId: string) => boolean {
  if (dislikes.length === 0) return () => false
  const lines = new Set(
    dislikes.map(dislikedAs).flatMap((id) => [id, ...(kindsOf[id] ?? []).map(dislikedAs)]),
  )
  return (foodId) => lines.has(dislikedAs(foodId))
}
