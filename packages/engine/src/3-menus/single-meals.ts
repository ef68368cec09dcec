import type { BreakfastTargets, RecoveryTargets } from '../2-targets/target-groups.ts'
import type { Targets } from '../2-targets/targets.ts'
import { mostInADay } from '../evidence/plates.ts'
import { hardRecovery } from '../evidence/hard-limits.ts'
import { recoverySodiumLimits } from '../evidence/recovery.ts'
import { sodiumInDrink } from '../evidence/sodium.ts'
import { grams } from '../units.ts'
import { type Helping, buildMeal, helpingsOf } from './days/build-meal.ts'
import { candidatesFor, type Wishes } from './days/candidates.ts'
import { costOf, dayDemand, type Limits } from './days/day-demand.ts'
import { nextChoices } from './days/next-choices.ts'
import type { Kitchen } from './kitchen.ts'
import type { Meal } from './menus.ts'
import { at, vectorOfFoods } from './plates/nutrient-vector.ts'
import { type Plate, plateAt } from './plates/plates.ts'
import { afterRunning, beforeRunning } from './portions/demands.ts'
import { foodOf } from './portions/household-measure.ts'
import type { LarderId } from './portions/larder.ts'
import { nutrientsOf, sumOf } from './portions/nutrients.ts'
import type { Demand } from './portions/windows.ts'
import type { Occasion } from './recipes/recipe.ts'
import type { ServedRecipe } from './recipes/served-recipe.ts'

interface MealToFit {
  readonly occasion: Occasion
  readonly demand: Demand
  readonly wishes: Wishes
  /** Which recipes of the occasion may be it: those without a stove. */
  readonly only?: (served: ServedRecipe) => boolean
  /** What the foods have to bring, because the drink cannot hold more. */
  readonly leastSodium?: number
  /** With less it is no such meal. */
  readonly leastProtein?: number
  readonly limits?: Limits
}

interface Fitted {
  readonly plate: Plate
  readonly choices: readonly string[]
}

/** A breakfast 3 to 4 hours before a run, with the water and the salt that it still lacks. */
export function mealBeforeRunning(
  kitchen: Kitchen,
  {
    breakfast,
    targets,
    run,
    wishes,
    only,
  }: {
    readonly breakfast: BreakfastTargets
    readonly targets: Targets
    readonly run: 'race' | 'longRun'
    readonly wishes: Wishes
    readonly only?: (served: ServedRecipe) => boolean
  },
): Meal | null {
  const demand = beforeRunning(breakfast, targets, run)
  const fitted = fitMeal(kitchen, { occasion: 'race morning', demand, wishes, ...(only ? { only } : {}) })
  if (!fitted) return null
  const watered = withWater(helpingsOf(fitted.plate), breakfast.fluids)
  return buildMeal(kitchen, { name: 'breakfast', ...fitted }, withSaltInDrink(kitchen, watered, breakfast))
}

/**
 * What is carried or bought for the first half hour after a run, with the salt that its drink still lacks. A day holds only so
 * much juice and milk: what its breakfast had counts.
 */
export function mealAfterRunning(
  kitchen: Kitchen,
  recovery: RecoveryTargets,
  wishes: Wishes,
  breakfast: Meal | null = null,
): Meal | null {
  const leastSodium = recoverySodiumLimits.value.least - sodiumOf(pinchesInDrink(recovery.fluids))
  const meal = {
    occasion: 'recovery',
    demand: afterRunning(recovery),
    wishes,
    leastSodium,
    leastProtein: hardRecovery.value.protein.least,
    limits: limitsAfter(breakfast),
  } as const
  const fitted = fitMeal(kitchen, { ...meal, only: isCarried }) ?? fitMeal(kitchen, meal)
  if (!fitted) return null
  const helpings = withSaltInDrink(kitchen, helpingsOf(fitted.plate), {
    ...recovery,
    ...recoverySodiumLimits.value,
  })
  return buildMeal(kitchen, { name: 'recovery', ...fitted }, helpings)
}

/** Nobody cooks within half an hour of a finish. */
const isCarried = ({ recipe }: ServedRecipe) => recipe.effort !== 'cook'

/** What a day may hold beside this breakfast. */
function limitsAfter(breakfast: Meal | null): Limits {
  const foods = (breakfast?.items ?? []).map(({ foodId, amount }) => ({
    id: foodId as LarderId,
    grams: amount,
  }))
  const held = vectorOfFoods(foods)
  const left = (sum: 'juice' | 'milk' | 'eggs') => Math.max(0, mostInADay.value[sum] - (held[at[sum]] ?? 0))
  return { juice: left('juice'), milk: left('milk'), eggs: left('eggs') }
}

function fitMeal(
  kitchen: Kitchen,
  { occasion, demand, wishes, only = () => true, leastSodium = 0, leastProtein = 0, limits = {} }: MealToFit,
): Fitted | undefined {
  const wanted = dayDemand(withoutAdded(demand, leastSodium), limits)
  // Around a run these matter half as much as the carbs, and more than on a whole day.
  for (const sum of ['fiber', 'fat', 'protein'] as const)
    wanted.firmness[at[sum]] = (wanted.firmness[at.carbs] ?? 0) / 2
  // A single meal has no other to make up for it, and no liking or shorter list is worth a miss.
  for (const [index, firm] of wanted.firmness.entries()) wanted.firmness[index] = 3 * firm
  const candidates = candidatesFor(kitchen, occasion, wishes).filter(({ plates }) => only(plates.served))
  let best: { readonly plate: Plate; readonly cost: number } | undefined
  for (const candidate of candidates) {
    const { plates } = candidate
    for (let index = 0; index < plates.count; index++) {
      const plate = plateAt(plates, index)
      if ((plate.vector[at.protein] ?? 0) < leastProtein) continue
      const cost = candidate.cost + candidate.costOfSides(plate.sides) + costOf(wanted, plate.vector)
      if (!best || cost < best.cost) best = { plate, cost }
    }
  }
  return best && { plate: best.plate, choices: nextChoices(candidates, best.plate, [best.plate]) }
}

/** Water and salt are added afterward: only too much of them counts, and what no drink can hold. */
const withoutAdded = ({ aims, windows }: Demand, leastSodium: number): Demand => {
  const { sodium: _sodium, fluids: _fluids, ...others } = aims
  const { sodium, fluids } = windows
  return {
    aims: others,
    windows: {
      ...windows,
      ...(sodium ? { sodium: { least: Math.min(leastSodium, sodium.most), most: sodium.most } } : {}),
      ...(fluids ? { fluids: { least: 0, most: fluids.most } } : {}),
    },
  }
}

const nutrientsIn = (helpings: readonly Helping[]) =>
  sumOf(helpings.map(({ id, amount }) => nutrientsOf(foodOf(id), amount)))

/** With the water that the drink before the start still lacks, in steps of 50 ml. */
function withWater(helpings: readonly Helping[], fluids: number): Helping[] {
  const missing = 50 * Math.round((fluids - nutrientsIn(helpings).fluids) / 50)
  return missing < 50
    ? [...helpings]
    : [...helpings, { id: 'water-tap', amount: grams(missing), side: null, inDrink: false }]
}

/** With the table salt that its sodium still lacks, by the pinch, in a drink no saltier than a sports drink. */
function withSaltInDrink(
  { foods }: Kitchen,
  helpings: readonly Helping[],
  {
    sodium,
    fluids,
    least = sodium - 150,
    most = sodium + 150,
  }: {
    readonly sodium: number
    readonly fluids: number
    readonly least?: number
    readonly most?: number
  },
): Helping[] {
  if (!foods.has('salt-table')) return [...helpings]
  const inFood = nutrientsIn(helpings).sodium
  const inPinch = sodiumOf(1)
  const wanted = Math.max(Math.round((sodium - inFood) / inPinch), Math.ceil((least - inFood) / inPinch))
  const pinches = Math.min(wanted, pinchesInDrink(fluids), Math.floor((most - inFood) / inPinch))
  return pinches < 1 ? [...helpings] : [...helpings, saltOf(pinches)]
}

const sodiumOf = (pinches: number) => nutrientsIn([saltOf(pinches)]).sodium

const pinchesInDrink = (fluids: number) =>
  Math.floor(((fluids / 1000) * sodiumInDrink.value.more) / sodiumOf(1))

const saltOf = (pinches: number): Helping => ({
  id: 'salt-table',
  amount: grams(Math.round(10 * 0.4 * pinches) / 10),
  side: null,
  inDrink: true,
})
