import type { Budget } from '../../1-runner/questionnaire.ts'
import type { Product } from '../../foods/products.ts'

/** Made at home from more than one food, or from one that is not eaten as it is. */
export const isHomemade = ({ kind, madeOf }: Product) =>
  kind === 'homemade' || (kind === 'real_food' && (madeOf?.length ?? 0) > 1)

const homeFuels = [
  'maple-salted-gel',
  'sugar-gel-home',
  'sugar-lemon-gel-home',
  'maple-flask',
  'corn-syrup-gel-home',
  'date-paste-gel-home',
  'honey-salted-gel',
  'banana-half',
  'raisins-box',
  'rice-ball-salted',
  'boiled-potato-salted',
  'potato-puree-flask',
  'rice-ball-sweet',
  'orange-quarters',
  // For runners without salt.
  'corn-syrup-flask',
  'rice-ball-plain',
  'boiled-potato-plain',
]

/** Boiled: warm for hours it grows what makes ill, so it is for short runs only. Evidence: cooked-fuel-carried. */
export const cookedFuels: ReadonlySet<string> = new Set([
  'rice-ball-salted',
  'rice-ball-plain',
  'rice-ball-sweet',
  'boiled-potato-salted',
  'boiled-potato-plain',
  'potato-puree-flask',
])

const otherHomeFuels = homeFuels.filter((id) => id !== 'sugar-gel-home')

/** Maple syrup costs far more than sugar: on a low budget it is a substitute for it, never preferred. */
export const expensiveFuels: ReadonlySet<string> = new Set(['maple-salted-gel', 'maple-flask'])

const namedGels = [
  'maurten-gel-100',
  'pf-30-gel',
  'neversecond-c30-gel',
  'gu-energy-gel',
  'sis-beta-fuel-gel',
  'untapped-maple',
  'honey-stinger-gel',
  // Of glucose alone, for runners without fructose.
  'sis-go-isotonic',
]

/** For more than 60 g an hour: the plain one may be of one sugar. */
export const mixedGel = 'generic-gel-dual'
const genericGels = ['generic-gel', mixedGel]

/** Ids in order of preference; `otherwise` is for runners who may not have the first ones, or for whom they give no schedule. */
export interface Wishes {
  readonly wanted: readonly string[]
  readonly otherwise: readonly string[]
}

/** Carried, by budget: homemade and from the supermarket, a bought gel of any brand, or named ones; homemade comes last for runners who need not. */
export const carriedFuels: Readonly<Record<Budget, Wishes>> = {
  Low: {
    wanted: ['sugar-gel-home', ...otherHomeFuels],
    otherwise: genericGels,
  },
  Medium: { wanted: genericGels, otherwise: [...namedGels, 'sugar-gel-home', ...otherHomeFuels] },
  High: { wanted: namedGels, otherwise: [...genericGels, ...homeFuels] },
}

const homeDrinks = [
  'sports-drink-home-sugar',
  'sports-drink-home-strong',
  'salty-drink-home',
  'sports-drink-home-orange',
]
/** Of any brand: by their strength, 6 or 8 g carbs in 100 ml. */
const readyDrinks = ['generic-sports-drink-6', 'generic-sports-drink-8']

/** Drinks with carbs, by budget. */
export const sportsDrinks: Readonly<Record<Budget, Wishes>> = {
  Low: { wanted: homeDrinks, otherwise: [] },
  Medium: { wanted: readyDrinks, otherwise: homeDrinks },
  High: {
    wanted: ['skratch-sport-hydration', 'neversecond-c30-drink', 'tailwind-endurance', 'gatorade-endurance'],
    otherwise: [...readyDrinks, ...homeDrinks],
  },
}

/** Drinks for their sodium, with next to no carbs, by budget. */
export const saltyDrinks: Readonly<Record<Budget, Wishes>> = {
  Low: { wanted: ['salted-water-home'], otherwise: [] },
  Medium: { wanted: ['nuun-sport', 'high5-zero'], otherwise: ['salted-water-home'] },
  High: { wanted: ['ph-500', 'ph-1000', 'nuun-sport'], otherwise: ['salted-water-home'] },
}

/** Single pieces of salt, by budget: capsules, or a pinch of table salt in a drink. */
export const salts: Readonly<Record<Budget, Wishes>> = {
  Low: { wanted: ['salt-quarter-tsp'], otherwise: ['saltstick-caps'] },
  Medium: { wanted: ['saltstick-caps', 's-caps'], otherwise: ['salt-quarter-tsp'] },
  High: { wanted: ['saltstick-caps', 's-caps'], otherwise: ['salt-quarter-tsp'] },
}

const namedChews = ['pf-30-chew', 'clif-bloks']
const gelsOfOtherTastes = [
  'gu-energy-gel',
  'maurten-gel-100',
  'neversecond-c30-gel',
  'untapped-maple',
  'sis-go-isotonic',
]
const otherHomeTastes = ['sugar-lemon-gel-home', 'maple-flask', 'maple-salted-gel']

/** For a change late in a run, in order of preference: salty and to chew before another gel. */
export const tastes: Readonly<Record<Budget, readonly string[]>> = {
  Low: [
    'pretzels-28',
    'crackers-saltine-10',
    'fig-bars-2',
    'jelly-beans-28',
    ...otherHomeTastes,
    ...namedChews,
    ...gelsOfOtherTastes,
  ],
  Medium: [
    'pretzels-28',
    'crackers-saltine-10',
    'fig-bars-2',
    'jelly-beans-28',
    ...namedChews,
    ...gelsOfOtherTastes,
    ...otherHomeTastes,
  ],
  High: [
    'pretzels-28',
    ...namedChews,
    'crackers-saltine-10',
    'fig-bars-2',
    'jelly-beans-28',
    ...gelsOfOtherTastes,
    ...otherHomeTastes,
  ],
}

const salty = 'pretzels-28'
const sweet = ['fig-bars-2', 'jelly-beans-28']
const otherwiseToChew = ['crackers-saltine-10', 'raisins-box', 'gummy-bears-10', 'banana-half']

/** To eat in turn with the fuel of a very long run, by budget: salty and to chew before sweet, and both before another gel. */
export const inTurnWithFuel: Readonly<Record<Budget, Wishes>> = {
  Low: {
    wanted: [salty, ...sweet, ...otherwiseToChew],
    otherwise: [...otherHomeTastes, ...namedChews, ...gelsOfOtherTastes],
  },
  Medium: {
    wanted: [salty, ...sweet, ...otherwiseToChew, ...namedChews],
    otherwise: [...gelsOfOtherTastes, ...otherHomeTastes],
  },
  High: {
    wanted: [salty, ...namedChews, ...sweet, ...otherwiseToChew],
    otherwise: [...gelsOfOtherTastes, ...otherHomeTastes],
  },
}

/** Table salt goes into a drink by the pinch. */
export const tableSalt = 'salt-quarter-tsp'
export const gramsInAPinch = 0.5
