import type { Budget } from '../../1-runner/questionnaire.ts'
import type { Product } from '../../foods/products.ts'

/**
 * The race fuels of a kit, in plain words. Figures, diets and allergens are those of
 * `sports-products.json`; whether a runner may take one is decided there, never here.
 */
export const fuelNames: Readonly<Record<string, string>> = {
  'maurten-gel-100': 'Maurten Gel 100',
  'pf-30-gel': 'Precision PF 30 Gel',
  'neversecond-c30-gel': 'Neversecond C30 gel',
  'gu-energy-gel': 'GU Energy Gel, caffeine-free',
  'sis-beta-fuel-gel': 'SiS Beta Fuel gel',
  'untapped-maple': 'UnTapped maple syrup packet',
  'honey-stinger-gel': 'Honey Stinger gel',
  'generic-gel': 'energy gel',
  'maple-salted-gel': 'portion of homemade salted maple gel',
  'maple-flask': 'serving of maple syrup from a flask',
  'sugar-gel-home': 'portion of homemade sugar gel',
  'sugar-lemon-gel-home': 'portion of homemade lemon sugar gel',
  'honey-salted-gel': 'portion of homemade honey gel',
  'corn-syrup-gel-home': 'portion of homemade corn syrup gel',
  'date-paste-gel-home': 'portion of homemade date gel',
  'banana-half': 'half a banana',
  'raisins-box': 'small box of raisins',
  'rice-ball-salted': 'salted rice ball of 100 g',
  'rice-ball-sweet': 'sweet rice ball of 100 g',
  'boiled-potato-salted': 'salted boiled potato of 100 g',
  'potato-puree-flask': 'flask of salted potato purée',
  'orange-quarters': 'half an orange in quarters',
  'skratch-sport-hydration': 'Skratch Labs Sport Hydration drink',
  'tailwind-endurance': 'Tailwind Endurance Fuel',
  'neversecond-c30-drink': 'Neversecond C30 sports drink',
  'gatorade-endurance': 'Gatorade Endurance drink',
  'gatorade-rtd-500': 'sports drink',
  'powerade-rtd-500': 'sports drink',
  'sports-drink-home-sugar': 'homemade sports drink',
  'sports-drink-home-strong': 'homemade strong sports drink',
  'sports-drink-home-orange': 'homemade orange sports drink',
  'salty-drink-home': 'homemade salty drink',
  'salted-water-home': 'lightly salted water',
  'ph-500': 'Precision PH 500 electrolyte drink',
  'ph-1000': 'Precision PH 1000 electrolyte drink',
  'nuun-sport': 'Nuun Sport electrolyte drink',
  'high5-zero': 'High5 ZERO electrolyte drink',
  'saltstick-caps': 'salt capsule (SaltStick Caps)',
  's-caps': 'salt capsule (S!Caps)',
  'salt-quarter-tsp': 'table salt',
}

/** "energy gel", "homemade sports drink": within a sentence. */
export const fuelName = ({ id, name }: Pick<Product, 'id' | 'name'>) => fuelNames[id] ?? name

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
]

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
]

/** Ids in order of preference; `otherwise` is for runners who may not have the first ones, or for whom they give no schedule. */
export interface Wishes {
  readonly wanted: readonly string[]
  readonly otherwise: readonly string[]
}

/** Carried, by budget: homemade and from the supermarket, a plain gel, or named ones. */
export const carriedFuels: Readonly<Record<Budget, Wishes>> = {
  Low: {
    wanted: ['sugar-gel-home', ...otherHomeFuels],
    otherwise: ['generic-gel'],
  },
  Medium: { wanted: ['generic-gel'], otherwise: ['sugar-gel-home', ...otherHomeFuels, ...namedGels] },
  High: { wanted: namedGels, otherwise: ['generic-gel', ...homeFuels] },
}

const homeDrinks = [
  'sports-drink-home-sugar',
  'sports-drink-home-strong',
  'salty-drink-home',
  'sports-drink-home-orange',
]
const readyDrinks = ['gatorade-rtd-500', 'powerade-rtd-500']

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
  Low: { wanted: ['salt-quarter-tsp'], otherwise: [] },
  Medium: { wanted: ['saltstick-caps', 's-caps'], otherwise: ['salt-quarter-tsp'] },
  High: { wanted: ['saltstick-caps', 's-caps'], otherwise: ['salt-quarter-tsp'] },
}

/** Table salt goes into a drink by the pinch. */
export const tableSalt = 'salt-quarter-tsp'
export const gramsInAPinch = 0.5
