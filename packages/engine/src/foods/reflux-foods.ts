import { familiesNamed } from './exclusions/food-families.ts'
import type { Food } from './foods.ts'

/** Decision 0083. What burns with reflux: sour fruit and its juice, what is hot, and mint. */
const burning: ReadonlySet<string> = new Set([
  ...familiesNamed(['citrus']).flatMap(({ foods }) => foods),
  'cranberry-juice-cocktail',
  'kiwifruit',
  'pineapple',
  'pineapple-canned-juice',
  'pineapple-juice',
  'chili-pepper-red',
  'chili-powder',
  'hot-sauce',
  'salsa',
  'mint-fresh',
])

/** Left out of the menus of runners with reflux, and of the fuel that is made for them. */
export const isBurning = ({ id }: Pick<Food, 'id'>): boolean => burning.has(id)

/**
 * What many with reflux feel beside it, most at night: tomatoes, onions, garlic, vinegar, chocolate, and what is made of them. Left out
 * of the dishes of the eve and of race morning, and rarer on all other days (decisions 0088 and 0089).
 */
const refluxTriggers: ReadonlySet<string> = new Set([
  'tomatoes-raw',
  'tomatoes-canned',
  'tomatoes-crushed-canned',
  'tomatoes-crushed-no-salt',
  'tomato-paste',
  'ketchup',
  'marinara-sauce',
  'soup-tomato',
  'ravioli-cheese-canned',
  'spaghetti-tomato-restaurant',
  'onion-raw',
  'onion-cooked',
  'leeks-cooked',
  'scallions',
  'garlic',
  'garlic-powder',
  'hummus',
  'pesto',
  'hoisin-sauce',
  'teriyaki-sauce',
  'vinegar-cider',
  'vinegar-red-wine',
  'mustard-yellow',
  'pickles-dill',
  'capers',
  'worcestershire-sauce',
  'chocolate-dark',
  'chocolate-milk-bar',
  'chocolate-milk-lowfat',
  'hot-chocolate-water',
  'energy-bar',
])

export const triggersReflux = ({ id }: Pick<Food, 'id'>): boolean => refluxTriggers.has(id)
