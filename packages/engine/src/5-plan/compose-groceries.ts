import type { Runner } from '../1-runner/runner.ts'
import { longRunsLeft } from '../2-targets/long-runs-left.ts'
import type { Basket, Grocery } from '../3-menus/groceries/groceries.ts'
import { type CostWord, costOf } from '../3-menus/groceries/grocery-cost.ts'
import { itemsOf } from '../4-race-day/fuels/fuel-kit.ts'
import type { FuelKit } from '../4-race-day/schedule.ts'
import { type CostTier, findFoods } from '../foods/foods.ts'
import { findProduct } from '../foods/products.ts'
import type { PlanBasket, PlanGroceries, PlanGrocery } from '../plan.ts'
import { boughtGels, homemadeForPractice } from './bought-gels.ts'
import { forLongRuns } from './for-long-runs.ts'
import { readsLabel } from './label-reading.ts'
import type { StageResults } from './stage-results.ts'

export function composeGroceries(made: StageResults): PlanGroceries {
  const { runner, menus, raceDay, groceries } = made
  const longRuns = forLongRuns(made)
  const gels = boughtGels(raceDay.kit, longRuns)
  return {
    lines: groceries.lines.map((grocery) => composeGrocery(runner, grocery)),
    cupboard: groceries.cupboard,
    for_long_runs: longRuns,
    bought_gels: gels,
    homemade_for_practice: homemadeForPractice(runner, gels),
    has_long_runs: longRunsLeft(runner) > 0,
    cost: { ...costOf(groceries.lines), fuel: fuelCost(raceDay.kit) },
    freeze: menus.raceWeek.length > 3 ? rawIn(groceries.lines) : [],
  }
}

function composeGrocery(runner: Runner, { buys, foodIds, shelf, basket, usesGrams }: Grocery): PlanGrocery {
  return {
    name: buys,
    food_ids: foodIds,
    shelf,
    basket: composeBasket(basket),
    uses_g: usesGrams,
    read_label: foodIds.some((id) => readsLabel(runner, id)),
  }
}

const composeBasket = (basket: Basket): PlanBasket =>
  basket.by === 'piece' ? { by: 'piece', pieces: basket.pieces, piece_g: basket.pieceGrams } : basket

/** US FoodSafety.gov, cold food storage: raw poultry, ground meat and fish 1 to 2 days in the fridge. */
function rawIn(groceries: readonly Grocery[]): PlanGroceries['freeze'] {
  const cold = groceries
    .flatMap(({ foodIds }) => findFoods(foodIds))
    .filter(({ storage }) => storage === 'fridge_freezer')
  const kinds = (['meat', 'fish', 'shellfish'] as const).filter((kind) =>
    cold.some(({ category }) => category === kind),
  )
  return cold.some(({ id }) => id === 'pea-protein-ground') ? [...kinds, 'plant-based ground'] : kinds
}

/** The cost of the most expensive item of the kit. */
function fuelCost(kit: FuelKit): CostWord | null {
  const tiers = itemsOf(kit).flatMap(({ id }) => findProduct(id)?.costTier ?? [])
  const dearest = (['high', 'medium', 'low'] as const).find((tier) => tiers.includes(tier))
  return dearest ? costWords[dearest] : null
}

const costWords: Readonly<Record<CostTier, CostWord>> = { low: 'low', medium: 'moderate', high: 'high' }
