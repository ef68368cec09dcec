import { countText, isAmerican, withThousands } from '../amounts/format-amounts.ts'
import { asStoresPour, inPoundsOrOunces, inShopVolume, inWeight } from '../amounts/weights.ts'
import { isCounted } from '../../3-menus/groceries/as-sold.ts'
import type { GroceryWords } from '../plan-words.ts'
import { boughtPerGram, type Food, findFoods } from '../../foods/foods.ts'
import { wholeGrams } from '../../foods/sold-whole.ts'
import type { PlanBasket, PlanGrocery, PlanRunner } from '../../plan.ts'
import { gramsPerOunce, milliliters, toFluidOunces } from '../../units.ts'
import { inFractions } from '../amounts/fractions.ts'

/** What to buy, and in brackets what the week uses: 500 g (uses 420 g), 4 (uses 3½), small pack (uses 30 g). */
export function groceryAmounts(
  runner: PlanRunner,
  grocery: PlanGrocery,
): Pick<GroceryWords, 'buys' | 'uses' | 'usesInFull'> {
  const foods = findFoods(grocery.food_ids)
  const [food] = foods
  const pieces = foods.every((each) => countsBy(grocery.basket, each)) ? piecesOf(food, grocery.uses_g) : null
  const uses = pieces === null ? usedAmounts(runner, food, grocery.uses_g) : [inPieces(food, pieces)]
  return {
    buys: toBuy(runner, grocery, food, pieces !== null),
    uses: `(uses ${uses[0]})`,
    usesInFull: `(uses ${uses.join(', ')})`,
  }
}

/** Pieces by number, bread by the slice; a pack sold by weight is used by weight. */
const countsBy = ({ by }: PlanBasket, food: Food) =>
  !wholeGrams.has(food.id) &&
  isCounted(food) &&
  (isSliced(food) || by === 'piece' || (by === 'small' && food.storage === 'pantry'))

const isSliced = ({ unitLabel }: Food) => unitLabel?.endsWith('slice') === true

/** Halves, rounded up; a tenth of one is the error of rounding to grams. */
const piecesOf = (food: Food | undefined, grams: number) =>
  food?.unitGrams
    ? Math.max(1, Math.ceil((2 * grams) / (food.unitGrams * boughtPerGram(food)) - 0.1)) / 2
    : null

function inPieces(food: Food | undefined, pieces: number): string {
  const slices = pieces > 1 ? ' slices' : ' slice'
  return `${inFractions(pieces)}${food && isSliced(food) ? slices : ''}`
}

function toBuy(
  runner: PlanRunner,
  { basket, uses_g: used }: PlanGrocery,
  food: Food | undefined,
  counted: boolean,
): string {
  if (basket.by === 'small') {
    if (basket.of === 'whole') return '1 small'
    return 'small pack'
  }
  if (basket.by === 'pack' && food && isCanned(food))
    return `${countText(basket.packs, 'can')}, ${boughtAmount(runner, food, basket.grams, used)}`
  if (basket.by !== 'piece') return boughtAmount(runner, food, basket.grams, used)
  if (counted) return withThousands(basket.pieces)
  if (food && wholeGrams.has(food.id)) return wholes(food.id, basket.pieces)
  const grams = Math.ceil((basket.pieces * basket.piece_g) / 10 - 1e-9) * 10
  return `${withThousands(basket.pieces)}, about ${boughtAmount(runner, food, grams, used)}`
}

/** "2" lemons, "1 bulb" of garlic: what a meal uses of them is said in grams. */
function wholes(foodId: string, pieces: number): string {
  const unit = { garlic: 'bulb', 'ginger-root': 'piece' }[foodId]
  return unit ? countText(pieces, unit) : withThousands(pieces)
}

const isCanned = ({ id }: Food) => id.includes('-canned')

/** As on the pack: liquids by volume, everything else by weight. */
function boughtAmount(runner: PlanRunner, food: Food | undefined, grams: number, used: number): string {
  if (food && isPoured(food)) return inShopVolume(runner, volume(food, grams), volume(food, used))
  return inWeight(runner, grams)
}

/** In the runner's own unit, and then in metric ones; less than half an ounce has those alone. */
function usedAmounts(runner: PlanRunner, food: Food | undefined, grams: number): string[] {
  const volumeMl = food && isPoured(food) ? volume(food, grams) : null
  const metric = volumeMl === null ? `${withThousands(grams)} g` : `${withThousands(volumeMl)} ml`
  const ounces = volumeMl === null ? grams / gramsPerOunce : toFluidOunces(milliliters(volumeMl))
  if (!isAmerican(runner) || ounces < 0.5) return [metric]
  return [volumeMl === null ? inPoundsOrOunces(grams) : asStoresPour(volumeMl), metric]
}

const volume = ({ gramsPerMilliliter }: Food, grams: number) => Math.round(grams / (gramsPerMilliliter ?? 1))

const isPoured = ({ category, roles, gramsPerMilliliter }: Food) =>
  gramsPerMilliliter !== null && (category === 'juice' || category === 'fat' || roles.includes('drink'))
