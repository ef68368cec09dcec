import { isMilk } from '../../foods/foods.ts'
import { type Grams, grams, milligrams, milliliters, roundTo } from '../../units.ts'
import type { Meal, MealName } from '../menus.ts'
import type { Plate } from '../plates/plates.ts'
import type { SideKind } from '../../side-kinds.ts'
import { cooksItsMilk, type Recipe } from '../recipes/recipe.ts'
import { foodOf } from '../portions/household-measure.ts'
import type { LarderId } from '../portions/larder.ts'
import { asPrinted, type Nutrients, nutrientsOf, sumOf } from '../portions/nutrients.ts'

/** A food of a meal before its sums. */
export interface Helping {
  readonly id: LarderId
  readonly amount: Grams
  readonly side: SideKind | null
  readonly inDrink: boolean
}

export interface MealToBuild {
  readonly name: MealName
  readonly plate: Plate
  readonly choices: readonly string[]
  /** Away from home, unless it takes no cooking. */
  readonly isOrdered?: boolean
}

/** Foods of a plate in whole grams, or tenths of what is eaten by the pinch. */
export const helpingsOf = ({ served, quarters, sides }: Plate): Helping[] => [
  ...served.foods.map(({ id, grams: amount }) => ({
    id,
    amount: weighable((amount * quarters) / 4),
    side: null,
    inDrink: false,
  })),
  ...sides.of.flatMap(({ kind, foods }) =>
    foods.map(({ id, grams: amount }) => ({ id, amount: weighable(amount), side: kind, inDrink: false })),
  ),
]

/** Seasonings of less than five grams are measured by spoons: tenths of a gram keep their sums true. */
const weighable = (amount: number): Grams =>
  amount < 5 ? grams(Math.max(0.1, Math.round(amount * 10) / 10)) : roundTo(grams(amount), 1)

/** What the helpings of a recipe hold; milk that it cooks is not drunk. */
export function heldBy(recipe: Recipe, helpings: readonly Helping[]): Nutrients {
  const isCooked = ({ id, side }: Helping) => side === null && isMilk(foodOf(id)) && cooksItsMilk(recipe)
  return sumOf(
    helpings.map((helping) => {
      const held = nutrientsOf(foodOf(helping.id), helping.amount)
      return isCooked(helping) ? { ...held, fluids: 0 } : held
    }),
  )
}

/** A finished meal: each food with its amount, and the sums in whole grams. */
export function buildMeal(
  { name, plate, choices, isOrdered = false }: MealToBuild,
  helpings: readonly Helping[] = helpingsOf(plate),
): Meal {
  const held = heldBy(plate.served.recipe, helpings)
  return {
    name,
    recipe: { id: plate.served.recipe.id, quarters: plate.quarters, swaps: plate.served.swaps },
    choices,
    ...(isOrdered && plate.served.recipe.effort !== 'no-cook' ? { isOrdered } : {}),
    items: helpings.map(({ id, amount, side, inDrink }) => ({
      foodId: id,
      amount,
      side,
      inDrink,
    })),
    ...asPrinted(held),
    fiber: grams(held.fiber),
    sodium: roundTo(milligrams(held.sodium), 1),
    fluids: roundTo(milliliters(held.fluids), 50),
  }
}
