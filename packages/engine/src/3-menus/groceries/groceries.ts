import { type Food, findFood, type Shelf } from '../../foods/foods.ts'
import { groceryIdOf } from '../../foods/sold-together.ts'
import { type Grams, grams, type Kilocalories, kilocalories } from '../../units.ts'
import {
  asSold,
  isBoughtForRaceDay,
  isFromTheCupboard,
  isKeptOpen,
  isNeverBought,
  littleOf,
  mostOutOfACupboard,
  type Sold,
  type SoldByPiece,
} from './as-sold.ts'
import type { Meal, Menus } from '../menus.ts'

/** What to buy. */
export type Basket =
  | { readonly by: 'piece'; readonly pieces: number; readonly pieceGrams: Grams }
  | { readonly by: 'weight'; readonly grams: Grams }
  | { readonly by: 'pack'; readonly packs: number; readonly grams: Grams }
  /** So little of a usual pack that no size is given. */
  | { readonly by: 'small'; readonly of: 'pack' | 'whole' }

/** One line of the grocery list: what is bought, and how much of it the menus use, as bought. */
export interface Grocery {
  /** The foods of the menus that it is for: raw and cooked carrots are bought as carrots. */
  readonly foodIds: readonly string[]
  readonly buys: string
  readonly basket: Basket
  readonly usesGrams: Grams
  /** The energy of the used part. */
  readonly energy: Kilocalories
  readonly shelf: Shelf
}

export interface Used {
  readonly foodId: string
  readonly amount: Grams
}

/** What to buy, and what to look for in the cupboard, by food. */
export interface Groceries {
  readonly lines: readonly Grocery[]
  readonly cupboard: readonly string[]
}

/** Everything that the remaining days and the meal after the race need; on race day itself there is no store. */
export function groceriesOf(
  { raceWeek, recovery, breakfastAway, raceDayMeals }: Menus,
  others: readonly Used[] = [],
): Groceries {
  if (raceWeek.length <= 1) return { lines: [], cupboard: [] }
  const onRaceDay = [...(raceWeek.at(-1)?.meals ?? []), ...raceDayMeals, recovery.race]
  const meals = [...raceWeek.slice(0, -1).flatMap((day) => day.meals), ...onRaceDay].flatMap(itemsToBuy)
  const away = beyond(breakfastAway?.items ?? [], raceWeek.at(-1)?.meals[0]?.items ?? [])
  const used: Used[] = [...meals, ...away, ...others]
  const ofRaceDay = new Set(
    [...onRaceDay.flatMap(itemsToBuy), ...away].map(({ foodId }) => foodId).filter(isBoughtForRaceDay),
  )
  const all = toBuy(used)
  const inTheKitchen = all.filter((line) => isInTheKitchen(line, ofRaceDay))
  return {
    lines: all.filter((line) => !inTheKitchen.includes(line)),
    cupboard: inTheKitchen.flatMap(({ foodIds }) => foodIds).sort(),
  }
}

const itemsToBuy = (meal: Meal | null): readonly Used[] => (meal && !meal.isOrdered ? meal.items : [])

/** Looked for, not bought: a spoonful of what most kitchens have, unless race day is made of it. */
function isInTheKitchen({ foodIds, basket, usesGrams }: Grocery, ofRaceDay: ReadonlySet<string>): boolean {
  const [first = ''] = foodIds
  if (isNeverBought(first)) return true
  if (usesGrams > mostOutOfACupboard || foodIds.some((id) => ofRaceDay.has(id))) return false
  return isFromTheCupboard(first) || (basket.by === 'small' && isKeptOpen(first))
}

/** What one breakfast needs more of than the other: either is eaten, so the list holds enough for both. */
export const beyond = (one: readonly Used[], other: readonly Used[]): Used[] =>
  [...new Set(one.map(({ foodId }) => foodId))].flatMap((foodId) => {
    const more = amountOf(foodId, one) - amountOf(foodId, other)
    return more > 0 ? [{ foodId, amount: grams(more) }] : []
  })

/** In a dish and beside it. */
const amountOf = (foodId: string, used: readonly Used[]) =>
  used.reduce((sum, each) => sum + (each.foodId === foodId ? each.amount : 0), 0)

interface Line extends Omit<Grocery, 'basket'> {
  readonly sold: Sold
}

/** Each line once. Nothing is bought that is not used. */
function toBuy(used: readonly Used[]): Grocery[] {
  const lines = new Map<string, Line>()
  for (const { foodId, amount } of used) {
    const food = findFood(foodId)
    if (!food || foodId === 'water-tap') continue
    const id = groceryIdOf(foodId)
    lines.set(id, withMore(food, amount, lines.get(id)))
  }
  return [...lines.values()].map(({ sold, ...line }) => {
    // A floating-point remainder does not add a gram.
    const usesGrams = grams(Math.ceil(line.usesGrams - 1e-9))
    return { ...line, usesGrams, basket: basketFor(sold, usesGrams) }
  })
}

/** Foods that are sold as one are bought in the packs of the first. */
function withMore(food: Food, amount: Grams, before: Line | undefined): Line {
  const { buys, ratio, sold } = asSold(food)
  return {
    foodIds: [...new Set([...(before?.foodIds ?? []), food.id])],
    buys,
    sold: before?.sold ?? sold,
    usesGrams: grams((before?.usesGrams ?? 0) + amount * ratio),
    energy: kilocalories((before?.energy ?? 0) + (amount * food.energyPer100g) / 100),
    shelf: food.storage,
  }
}

/** As much as the menus use, and no more than the store's sizes require. */
function basketFor(sold: Sold, uses: Grams): Basket {
  if (sold.by === 'weight') return { by: 'weight', grams: grams(Math.ceil(uses / scoop) * scoop) }
  if (sold.by === 'piece') return piecesFor(sold, uses)
  if (uses < littleOf(sold)) return { by: 'small', of: 'pack' }
  const { smallerGrams } = sold
  if (smallerGrams !== null && uses <= smallerGrams) return { by: 'pack', packs: 1, grams: smallerGrams }
  const packs = Math.ceil(uses / sold.packGrams)
  return { by: 'pack', packs, grams: grams(packs * sold.packGrams) }
}

function piecesFor(sold: SoldByPiece, uses: Grams): Basket {
  const { inAPack, pieceGrams, counted } = sold
  if (uses < littleOf(sold)) return { by: 'small', of: inAPack === 1 ? 'whole' : 'pack' }
  // Meals round counted foods to whole grams: a twentieth of a piece is not another piece.
  const pieces = uses / pieceGrams - (counted ? 0.05 : 0)
  return { by: 'piece', pieces: Math.max(1, Math.ceil(pieces / inAPack)) * inAPack, pieceGrams }
}

/** The step in grams for foods sold by weight. */
const scoop = 100
