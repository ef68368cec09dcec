import { findFood, type Food, type Shelf } from '../foods/foods.ts'
import { type Grams, grams } from '../units.ts'
import type { Meal, Menus } from './menus.ts'
import { foodOf } from './portions/household-measure.ts'
import { type LarderId, larder, larderLine } from './portions/larder.ts'

/** One line of the shopping list: what is bought in whole packs, and how much of it the menus use, as bought. */
export interface Grocery {
  /** The foods of the menus that it stands for: raw and cooked carrots are bought as carrots. */
  readonly foodIds: readonly string[]
  readonly buys: string
  readonly packs: number
  readonly packGrams: Grams
  readonly usesGrams: Grams
  readonly shelf: Shelf
}

/** Everything that the days left and the meal after the race ask for; water comes from the tap. */
export const groceriesOf = ({ raceWeek, recovery }: Menus, others: readonly Used[] = []): Grocery[] =>
  toBuy([...raceWeek.flatMap(({ meals }) => meals), ...(recovery.race ? [recovery.race] : [])], others)

/** The sum of the meals, each line once. A pack is never opened for nothing: who uses nothing buys nothing. */
function toBuy(meals: readonly Meal[], others: readonly Used[]): Grocery[] {
  const lines = new Map<string, Grocery>()
  const used = [...meals.flatMap(({ items }) => items), ...others]
  for (const { foodId, amount } of used) {
    const food = findFood(foodId)
    if (!food || foodId === 'water-tap') continue
    const { buys, packGrams, ratio } = asBought(food)
    const before = lines.get(buys)
    const usesGrams = grams((before?.usesGrams ?? 0) + amount * ratio)
    const foodIds = [...new Set([...(before?.foodIds ?? []), foodId])]
    lines.set(buys, { foodIds, buys, packs: 0, packGrams, usesGrams, shelf: food.storage })
  }
  return [...lines.values()].map((line) => ({
    ...line,
    usesGrams: grams(Math.ceil(line.usesGrams - 1e-9)),
    packs: Math.ceil(Math.ceil(line.usesGrams - 1e-9) / line.packGrams),
  }))
}

export interface Used {
  readonly foodId: string
  readonly amount: Grams
}

/** What stands on the list for a food, and how much is bought for a gram of it on the plate. */
function asBought(food: Food): { buys: string; packGrams: Grams; ratio: number } {
  const line = food.id in larder ? larderLine(food.id as LarderId) : undefined
  const name = food.boughtAs?.food ?? food.name
  return {
    buys: line?.buys ?? name.charAt(0).toUpperCase() + name.slice(1),
    packGrams: food.boughtAs?.packGrams ?? food.packGrams ?? grams(usualPack),
    ratio: food.boughtAs?.ratio ?? 1,
  }
}

const usualPack = 500

/** What a list costs, roughly, by the price tiers of what it uses. */
export function costWord(lines: readonly Grocery[]): 'low' | 'moderate' | 'high' {
  const cost = { low: 1, medium: 2, high: 3 } as const
  const tiers = lines.map(({ foodIds }) => cost[foodOf(foodIds[0] as LarderId).costTier])
  const mean = tiers.reduce((sum: number, tier) => sum + tier, 0) / Math.max(1, tiers.length)
  if (mean < dearerFrom.moderate) return 'low'
  return mean < dearerFrom.high ? 'moderate' : 'high'
}

const dearerFrom = { moderate: 1.5, high: 2.1 } as const
