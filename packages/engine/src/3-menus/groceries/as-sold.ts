import { capitalize } from '../../letter-case.ts'
import { type Food, boughtPerGram } from '../../foods/foods.ts'
import { wholeGrams } from '../../foods/sold-whole.ts'
import { type Grams, grams } from '../../units.ts'
import { type LarderId, larder, larderLine } from '../portions/larder.ts'

/** A single piece or a pack of pieces; `counted` if meals count them too, `smallest` if there is no smaller pack. */
export interface SoldByPiece {
  readonly by: 'piece'
  readonly inAPack: number
  readonly pieceGrams: Grams
  readonly counted: boolean
  readonly smallest: boolean
}

/** How a food is sold: by the piece, by weight, or in packs. */
export type Sold =
  | SoldByPiece
  | { readonly by: 'weight' }
  | {
      readonly by: 'pack'
      readonly packGrams: Grams
      /** The smaller pack; null if the data's pack is the only usual one. */
      readonly smallerGrams: Grams | null
    }

/** What most kitchens have: asked for in one line, and not bought for a spoonful. */
const cupboard: ReadonlySet<string> = new Set([
  'salt-table',
  'black-pepper',
  'olive-oil',
  'canola-oil',
  'sesame-oil',
  'sugar-white',
  'sugar-brown',
  'flour-white',
  'rice-flour-white',
  'cornstarch',
  'baking-powder',
  'vinegar-cider',
  'vinegar-red-wine',
  'soy-sauce',
  'soy-sauce-low-sodium',
  'tamari',
  'mustard-yellow',
  'vanilla-flavoring',
  'garlic-powder',
  'ginger-ground',
  'cumin',
  'curry-powder',
  'paprika',
  'cinnamon',
  'oregano-dried',
  'thyme-dried',
  'rosemary-dried',
  'bay-leaf',
  'turmeric',
  'chili-powder',
  'coriander-seed',
  'coffee-brewed',
  'tea-black',
  'water-tap',
])

/**
 * Jars and packs that last for weeks once they are open, and dry rice, pasta and oats, so that most kitchens have one: asked for while the week uses less
 * than a quarter of it, and bought for more.
 */
const openedBefore: ReadonlySet<string> = new Set([
  'honey',
  'jam',
  'jelly-spread',
  'maple-syrup',
  'peanut-butter',
  'almond-butter',
  'ketchup',
  'hot-sauce',
  'sesame-seeds',
  'miso',
  'butter',
  'rice-white-cooked',
  'pasta-cooked',
  'oats-rolled-dry',
])

/** Whether most kitchens have an open jar of it. */
export const isKeptOpen = (foodId: string) => openedBefore.has(foodId)

/** Salt, oil, sugar, flour, vinegar, soy sauce and dried spices, which last for months. */
export const isFromTheCupboard = (foodId: string) => cupboard.has(foodId)

/** Brewed by the cup, and out of the tap: no use of them is a line. */
const neverBought: ReadonlySet<string> = new Set(['coffee-brewed', 'tea-black', 'water-tap'])

export const isNeverBought = (foodId: string) => neverBought.has(foodId)

/** Dry goods that race day is made of: nobody finds on its eve that the pack was empty. A spoon of spread is in any jar. */
const ofRaceDay: ReadonlySet<string> = new Set(['rice-white-cooked', 'pasta-cooked', 'oats-rolled-dry'])

export const isBoughtForRaceDay = (foodId: string) => ofRaceDay.has(foodId)

/** Of a pack that most kitchens have, g a week: nobody looks for more of it in a cupboard. */
export const mostOutOfACupboard = 200

/** The name of a food on a grocery list, and how much is bought for a gram of it on the plate. */
export interface AsSold {
  readonly buys: string
  readonly ratio: number
  readonly sold: Sold
}

export function asSold(food: Food): AsSold {
  const line = food.id in larder ? larderLine(food.id as LarderId) : undefined
  const name = food.boughtAs?.food ?? food.name
  const ratio = boughtPerGram(food)
  return {
    buys: line?.buys ?? capitalize(name),
    ratio,
    sold: soldAs(food, ratio),
  }
}

function soldAs(food: Food, ratio: number): Sold {
  const packGrams = food.boughtAs?.packGrams ?? food.packGrams ?? grams(usualPack)
  if (isFromTheCounter(food) || loose.has(food.id)) return { by: 'weight' }
  const piece = grams((food.unitGrams ?? 0) * ratio)
  const whole = wholeGrams.get(food.id)
  if (whole !== undefined)
    return { by: 'piece', inAPack: 1, pieceGrams: grams(whole), counted: false, smallest: true }
  const counted = isCounted(food)
  if (food.category === 'egg')
    return { by: 'piece', inAPack: halfADozen, pieceGrams: piece, counted, smallest: true }
  if (single.has(food.id))
    return { by: 'piece', inAPack: 1, pieceGrams: piece || packGrams, counted, smallest: piece > 0 }
  const inAPack = packGrams / piece
  return counted && Number.isInteger(inAPack)
    ? { by: 'piece', inAPack, pieceGrams: piece, counted, smallest: false }
    : { by: 'pack', packGrams, smallerGrams: smallerPackOf(food) }
}

function smallerPackOf({ id, gramsPerMilliliter }: Food): Grams | null {
  const size = smallerPacks.get(id)
  return size === undefined ? null : grams(poured.has(id) ? size * (gramsPerMilliliter ?? 1) : size)
}

/** Meals count it, so it is used by the piece: whole bagels, not grams. */
export const isCounted = ({ id }: Food) =>
  id in larder && ['piece', 'half piece'].includes(larderLine(id as LarderId).by)

const usualPack = 500

// The lists below are estimates, like the packs of the data: how most supermarkets sell these.
const halfADozen = 6

/** Canned fish is not sold at the counter. */
const isFromTheCounter = ({ category, storage }: Food) =>
  (category === 'meat' || category === 'fish') && storage === 'fridge_freezer'

const loose: ReadonlySet<string> = new Set([
  'potato-boiled-peeled',
  'potato-baked-skin',
  'plantain-cooked',
  'carrots-raw',
  'carrots-cooked',
  'zucchini-cooked',
  'green-beans-cooked',
  'mushrooms-cooked',
  'pak-choi-cooked',
  'broccoli-cooked',
  'grapes',
  'cabbage-cooked',
  'cauliflower-cooked',
  'leeks-cooked',
  'snow-peas-cooked',
  'parsnips-cooked',
  'turnips-cooked',
  'beets-cooked',
  'brussels-sprouts-cooked',
  'kale-raw',
])

const single: ReadonlySet<string> = new Set([
  'banana',
  'orange',
  'clementine',
  'apple-with-skin',
  'kiwifruit',
  'pear',
  'avocado',
  'sweet-potato-baked',
  'tomatoes-raw',
  'cucumber-peeled',
  'bell-pepper-red',
  'eggplant-cooked',
  'melon-cantaloupe',
  'butternut-squash',
  'lettuce-romaine',
  'lettuce-butterhead',
  'mango',
  'pineapple',
  'papaya',
  'watermelon',
  'plum',
  'grapefruit',
])

/** Smaller packs of liquids, ml: half a liter next to the liter, a quarter of oil. */
const poured: ReadonlyMap<string, number> = new Map([
  ['milk-1pct', 500],
  ['milk-lactose-free-1pct', 500],
  ['orange-juice', 500],
  ['apple-juice', 500],
  ['grape-juice', 500],
  ['cranberry-juice-cocktail', 500],
  ['pineapple-juice', 500],
])

/** Smaller packs that most stores have next to the usual one of the data, in g, or in ml for liquids. */
const smallerPacks: ReadonlyMap<string, number> = new Map([
  ...poured,
  // Two cups for the kettle or the microwave.
  ['rice-instant-cooked', 130],
  ['pea-protein-powder', 227],
  ['soy-protein-powder', 227],
  ['rice-white-cooked', 500],
  ['rice-brown-cooked', 500],
  ['rice-medium-grain-cooked', 500],
])

/** Grams below which a pack, or a melon, is opened for little: the smallest there is is bought. */
export function littleOf(sold: Sold): number {
  if (sold.by === 'weight') return 0
  if (sold.by === 'pack') return littleOfAPack * (sold.smallerGrams ?? sold.packGrams)
  return sold.smallest ? 0 : littleOfAPack * sold.inAPack * sold.pieceGrams
}

const littleOfAPack = 0.25
