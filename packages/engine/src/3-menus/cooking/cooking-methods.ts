/** How a food is cooked ahead of the meals that use it. */
export interface Cooking {
  /** How it is bought. */
  readonly from: 'dry' | 'raw'
  /** Hands-on minutes for about a pound. */
  readonly handsOn: number
  /** Unattended minutes after that. */
  readonly byItself: number
  readonly place: 'stove' | 'oven'
  readonly freezes: boolean
}

const simmer = (byItself: number): Cooking => ({
  from: 'dry',
  handsOn: 3,
  byItself,
  place: 'stove',
  freezes: true,
})

const roast = (byItself: number): Cooking => ({
  from: 'raw',
  handsOn: 4,
  byItself,
  place: 'oven',
  freezes: true,
})

const lentils = (byItself: number): Cooking => ({
  from: 'dry',
  handsOn: 3,
  byItself,
  place: 'stove',
  freezes: true,
})

const beans: Cooking = {
  from: 'dry',
  handsOn: 4,
  byItself: 75,
  place: 'stove',
  freezes: true,
}

/**
 * Foods of the larder that are worth cooking ahead: those that take ten minutes or more and taste as good reheated.
 * Minutes are estimates for a home kitchen.
 */
export const cooking: Readonly<Record<string, Cooking>> = {
  'rice-white-cooked': simmer(18),
  'rice-brown-cooked': simmer(35),
  'quinoa-cooked': simmer(15),
  'millet-cooked': simmer(18),
  'bulgur-cooked': simmer(12),
  'buckwheat-cooked': simmer(15),
  'potato-boiled-peeled': {
    from: 'raw',
    handsOn: 6,
    byItself: 18,
    place: 'stove',
    freezes: false,
  },
  'potato-baked-skin': {
    ...roast(60),
    handsOn: 2,
    freezes: false,
  },
  'sweet-potato-baked': { ...roast(45), handsOn: 2 },
  'butternut-squash': { ...roast(35), handsOn: 7 },
  'egg-hard-boiled': {
    from: 'raw',
    handsOn: 2,
    byItself: 10,
    place: 'stove',
    freezes: false,
  },
  'lentils-cooked': lentils(25),
  'split-peas-cooked': lentils(40),
  'black-beans-cooked': beans,
  'kidney-beans-cooked': beans,
  'chicken-breast': roast(22),
  'chicken-thigh': roast(30),
  'turkey-breast': roast(40),
  'beef-eye-of-round': roast(45),
  'pork-tenderloin': roast(25),
  'turkey-ground': { from: 'raw', handsOn: 10, byItself: 0, place: 'stove', freezes: true },
  'beef-lean-ground': { from: 'raw', handsOn: 10, byItself: 0, place: 'stove', freezes: true },
  'vital-wheat-gluten': {
    from: 'raw',
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
