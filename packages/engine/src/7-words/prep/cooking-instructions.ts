const simmer = (water: string) =>
  `Rinse, simmer covered in ${water} its volume of water, then fluff with a fork.`

const lentils = 'Rinse, cover with three times their volume of water and simmer until soft. Drain.'

/** Raw kidney beans contain lectins that only a hard boil destroys (US Food and Drug Administration, Bad Bug Book: soak 5 h, boil 30 min). */
const beans =
  'Soak them in plenty of water overnight, or 5 hours at least. Drain, boil hard in fresh water for 30 minutes, then simmer until soft. Canned beans save this step.'

const bake = 'Scrub, prick with a fork and bake until soft.'
const poultry = 'Salt it and roast it until no pink is left: 74 °C (165 °F) inside.'
const wholeMeat = 'Salt it and roast it to 63 °C (145 °F) inside, rest it for 3 minutes, then slice.'
const minced = 'Brown in a dry pan until no pink is left: 74 °C (165 °F) inside.'

/**
 * How each food of `cooking-methods.ts` is cooked ahead, without its name. Temperatures are from FoodSafety.gov, safe
 * minimum internal temperatures.
 */
export const instructions: Readonly<Record<string, string>> = {
  'rice-white-cooked': simmer('twice'),
  'rice-brown-cooked': simmer('two and a half times'),
  'quinoa-cooked': simmer('twice'),
  'millet-cooked': simmer('two and a half times'),
  'bulgur-cooked': simmer('twice'),
  'buckwheat-cooked': simmer('twice'),
  'potato-boiled-peeled': 'Peel, cut into chunks and boil in salted water until a knife slides in. Drain.',
  'potato-baked-skin': bake,
  'sweet-potato-baked': bake,
  'butternut-squash': 'Peel, cut into cubes and bake until soft.',
  'egg-hard-boiled': 'Boil for 10 minutes, cool in cold water and leave in the shell.',
  'lentils-cooked': lentils,
  'split-peas-cooked': lentils,
  'black-beans-cooked': beans,
  'kidney-beans-cooked': beans,
  'chicken-breast': poultry,
  'chicken-thigh': poultry,
  'turkey-breast': poultry,
  'beef-eye-of-round': wholeMeat,
  'pork-tenderloin': wholeMeat,
  'turkey-ground': minced,
  'beef-lean-ground': minced,
  'vital-wheat-gluten':
    'Knead with the same weight of water and a pinch of salt, cut into strips and simmer in salted water: this is seitan.',
}

export function instructionFor(foodId: string): string {
  const instruction = instructions[foodId]
  if (instruction === undefined) throw new Error(`${foodId} is not cooked ahead`)
  return instruction
}
