/** How a food is cooked ahead of the meals that use it. */
export interface Cooking {
  /** One or two sentences, without the name of the food. */
  readonly how: string
  /** Hands-on minutes for about a pound. */
  readonly handsOn: number
  /** Unattended minutes after that. */
  readonly byItself: number
  readonly place: 'stove' | 'oven'
  readonly freezes: boolean
}

const simmer = (byItself: number, water: string): Cooking => ({
  how: `Rinse, simmer covered in ${water} its volume of water, then fluff with a fork.`,
  handsOn: 3,
  byItself,
  place: 'stove',
  freezes: true,
})

const roast = (byItself: number, how: string): Cooking => ({
  how,
  handsOn: 4,
  byItself,
  place: 'oven',
  freezes: true,
})

const lentils = (byItself: number): Cooking => ({
  how: 'Rinse, cover with three times their volume of water and simmer until soft. Drain.',
  handsOn: 3,
  byItself,
  place: 'stove',
  freezes: true,
})

/** Raw kidney beans contain lectins that only a hard boil destroys (US Food and Drug Administration, Bad Bug Book: soak 5 h, boil 30 min). */
const beans: Cooking = {
  how: 'Soak them in plenty of water overnight, or 5 hours at least. Drain, boil hard in fresh water for 30 minutes, then simmer until soft. Canned beans save this step.',
  handsOn: 4,
  byItself: 75,
  place: 'stove',
  freezes: true,
}

const poultry = 'Salt it and roast it until no pink is left: 74 °C (165 °F) inside.'
const wholeMeat = 'Salt it and roast it to 63 °C (145 °F) inside, rest it for 3 minutes, then slice.'
const minced = 'Brown in a dry pan until no pink is left: 74 °C (165 °F) inside.'

/**
 * Foods of the larder that are worth cooking ahead: those that take ten minutes or more and taste as good reheated.
 * Minutes are estimates for a home kitchen; temperatures are from FoodSafety.gov, safe minimum internal temperatures.
 */
export const cooking: Readonly<Record<string, Cooking>> = {
  'rice-white-cooked': simmer(18, 'twice'),
  'rice-brown-cooked': simmer(35, 'two and a half times'),
  'quinoa-cooked': simmer(15, 'twice'),
  'millet-cooked': simmer(18, 'two and a half times'),
  'bulgur-cooked': simmer(12, 'twice'),
  'buckwheat-cooked': simmer(15, 'twice'),
  'potato-boiled-peeled': {
    how: 'Peel, cut into chunks and boil in salted water until a knife slides in. Drain.',
    handsOn: 6,
    byItself: 18,
    place: 'stove',
    freezes: false,
  },
  'potato-baked-skin': {
    ...roast(60, 'Scrub, prick with a fork and bake until soft.'),
    handsOn: 2,
    freezes: false,
  },
  'sweet-potato-baked': { ...roast(45, 'Scrub, prick with a fork and bake until soft.'), handsOn: 2 },
  'butternut-squash': { ...roast(35, 'Peel, cut into cubes and bake until soft.'), handsOn: 7 },
  'egg-hard-boiled': {
    how: 'Boil for 10 minutes, cool in cold water and leave in the shell.',
    handsOn: 2,
    byItself: 10,
    place: 'stove',
    freezes: false,
  },
  'lentils-cooked': lentils(25),
  'split-peas-cooked': lentils(40),
  'black-beans-cooked': beans,
  'kidney-beans-cooked': beans,
  'chicken-breast': roast(22, poultry),
  'chicken-thigh': roast(30, poultry),
  'turkey-breast': roast(40, poultry),
  'beef-eye-of-round': roast(45, wholeMeat),
  'pork-tenderloin': roast(25, wholeMeat),
  'turkey-ground': { how: minced, handsOn: 10, byItself: 0, place: 'stove', freezes: true },
  'beef-lean-ground': { how: minced, handsOn: 10, byItself: 0, place: 'stove', freezes: true },
  'vital-wheat-gluten': {
    how: 'Knead with the same weight of water and a pinch of salt, cut into strips and simmer in salted water: this is seitan.',
    handsOn: 6,
    byItself: 40,
    place: 'stove',
    freezes: true,
  },
}

const fishAndSeafood: ReadonlySet<string> = new Set([
  'salmon-atlantic',
  'cod-cooked',
  'tilapia-cooked',
  'shrimp-cooked',
])

/** Whether a food of the larder is bought raw and eaten cooked. */
export const isCooked = (id: string): boolean => id in cooking || fishAndSeafood.has(id)
