import { recoverySodiumLimits } from '../../evidence/recovery.ts'
import { sodiumInDrink } from '../../evidence/sodium.ts'
import type { Occasion } from '../dishes/dish-plan.ts'
import { chooseDish } from './choose-dishes.ts'
import type { PlatedMeal } from './compose-day.ts'
import type { Kitchen } from '../kitchen.ts'
import type { MealName } from '../menus.ts'
import type { Opened } from '../groceries/opened-packs.ts'
import { solvePortions } from '../portions/solve-portions.ts'
import { dayAsPrinted, nutrientsIn, windowPenalty } from '../portions/score-plates.ts'
import type { Demand } from '../portions/windows.ts'
import type { Draws } from '../seeded-random.ts'
import { grams, type Milligrams, type Milliliters, roundTo } from '../../units.ts'

export interface MealToCompose {
  readonly name: MealName
  readonly occasion: Occasion
  readonly demand: Demand
  readonly draws: Draws
  readonly served: ReadonlySet<string>
  readonly opened: Opened | null
  /** Plain and low in fiber. */
  readonly gentle: boolean
}

export interface ComposedMeal extends PlatedMeal {
  readonly misses: number
}

/** A single meal, before or after a run: redrawn a limited number of times until it meets its demand. */
export function composeMeal(kitchen: Kitchen, meal: MealToCompose): ComposedMeal | undefined {
  const { name, occasion, demand, draws, gentle } = meal
  const tried = new Set<string>()
  let best: ComposedMeal | undefined
  let lean = false
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const dish = chooseDish(kitchen, occasion, {
      draws: draws.of(String(attempt)),
      gentle,
      lean,
      again: false,
      smooth: gentle,
      eaten: new Set(),
      taken: tried,
      served: meal.served,
      opened: attempt < thriftyAttempts ? meal.opened : null,
      sparing: attempt < thriftyAttempts,
    })
    if (!dish) break
    const size = attempt < usualAttempts ? 'usual' : 'large'
    const plates = solvePortions([{ dish, energy: energyOf(demand) }], demand, size)
    const misses = windowPenalty(plates, demand)
    if (!best || misses < best.misses) best = { name, dish, helpings: plates[0] ?? [], misses }
    if (misses === 0) break
    tried.add(dish.plan.id)
    if (attempt === usualAttempts - 1 || attempt === thriftyAttempts - 1) tried.clear()
    lean ||= dayAsPrinted(plates).protein < (demand.windows.protein?.least ?? 0)
  }
  return best
}

const mostAttempts = 20
const usualAttempts = 10
/** Draws that use open packs first; the rest is bought. */
const thriftyAttempts = 3

/** The energy of the target grams, with a little fat. */
const energyOf = ({ aims }: Demand) => 4.4 * ((aims.carbs ?? 0) + (aims.protein ?? 10))

/** The meal with the water that the drink before the start still lacks. */
export function withWater(meal: PlatedMeal, fluids: Milliliters): PlatedMeal {
  const missing = roundTo((fluids - nutrientsIn(meal.helpings).fluids) as Milliliters, 50)
  return missing < 50
    ? meal
    : { ...meal, helpings: [...meal.helpings, { id: 'water-tap', grams: grams(missing) }] }
}

/**
 * The meal with the table salt that its sodium still lacks, by the eighth of a teaspoon, within reason:
 * a pinch on the plate, and more in the drink, which gets no saltier than a sports drink.
 */
export function withSalt(
  meal: PlatedMeal,
  { sodium, fluids }: { readonly sodium: Milligrams; readonly fluids: Milliliters },
): PlatedMeal {
  const { least, most } = recoverySodiumLimits.value
  const inFood = nutrientsIn(meal.helpings).sodium
  const inPinch = nutrientsIn([saltOf(1)]).sodium
  const nearest = Math.round((sodium - inFood) / inPinch)
  const fewest = Math.ceil((least - inFood) / inPinch)
  const atMost = Math.floor((most - inFood) / inPinch)
  const pinches = Math.min(Math.max(nearest, fewest), atMost)
  if (pinches < 1) return meal
  const pinchOrTaken = meal.helpings.some(({ id }) => id === 'salt-table') ? 0 : 1
  const saltiest = Math.floor(((fluids / 1000) * sodiumInDrink.value.more) / inPinch)
  const inDrink = Math.min(pinches - pinchOrTaken, saltiest)
  const onPlate = Math.max(pinchOrTaken, fewest - inDrink)
  return {
    ...meal,
    helpings: [
      ...meal.helpings,
      ...(onPlate > 0 ? [saltOf(onPlate)] : []),
      ...(inDrink > 0 ? [{ ...saltOf(inDrink), inDrink: true as const }] : []),
    ],
  }
}

const saltOf = (pinches: number) => ({ id: 'salt-table', grams: grams(0.75 * pinches) }) as const
