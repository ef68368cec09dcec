import type { BreakfastTargets, RecoveryTargets } from '../2-targets/target-groups.ts'
import type { Targets } from '../2-targets/targets.ts'
import { mostInADay } from '../evidence/plates.ts'
import { hardRecovery } from '../evidence/hard-limits.ts'
import { raceMorningTolerances } from '../evidence/race-morning.ts'
import { recoverySodiumLimits } from '../evidence/recovery.ts'
import { sodiumInDrink } from '../evidence/sodium.ts'
import { byKey } from '../foods/memoize.ts'
import { grams } from '../units.ts'
import { type Helping, buildMeal, heldBy, helpingsOf } from './days/build-meal.ts'
import { candidatesFor, type Wishes } from './days/candidates.ts'
import { costWith, dayDemand, type Limits } from './days/day-demand.ts'
import { nextChoices } from './days/next-choices.ts'
import type { Kitchen } from './kitchen.ts'
import type { Meal } from './menus.ts'
import { at, vectorOfFoods, width } from './plates/nutrient-vector.ts'
import { type Plate, plateAt, type PlateTable } from './plates/plates.ts'
import { afterRunning, beforeRunning } from './portions/demands.ts'
import { foodOf } from './portions/household-measure.ts'
import type { LarderId } from './portions/larder.ts'
import { nutrientsOf } from './portions/nutrients.ts'
import type { Demand } from './portions/windows.ts'
import type { Occasion, Recipe } from './recipes/recipe.ts'
import type { ServedRecipe } from './recipes/served-recipe.ts'

interface MealToFit {
  readonly occasion: Occasion
  readonly demand: Demand
  readonly wishes: Wishes
  /** Which recipes of the occasion may be it: those without a stove. */
  readonly only?: (served: ServedRecipe) => boolean
  /** What a recipe costs besides, for the trouble of it there. */
  readonly trouble?: (served: ServedRecipe) => number
  readonly salt: Salt
  /** With less it is no such meal. */
  readonly leastProtein?: number
  readonly limits?: Limits
}

/** The sodium that a meal and the water beside it bring, in mg, and what is drunk in all, in ml. */
interface Salt {
  readonly sodium: number
  readonly least: number
  readonly most: number
  readonly fluids: number
  /** Of water alone; nobody has less than a glass after a run. */
  readonly leastWater: number
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
  const { lessSodium, moreSodium } = raceMorningTolerances.value
  const salt = {
    ...breakfast,
    least: breakfast.sodium - lessSodium,
    most: breakfast.sodium * (1 + moreSodium),
    leastWater: 0,
  }
  const fitted = fitMeal(kitchen, {
    occasion: 'race morning',
    demand,
    wishes,
    salt,
    ...(only ? { only } : {}),
  })
  if (!fitted) return null
  const { recipe } = fitted.plate.served
  const watered = withWater(recipe, helpingsOf(fitted.plate), breakfast.fluids)
  return buildMeal(kitchen, { name: 'breakfast', ...fitted }, withSaltInDrink(kitchen, recipe, watered, salt))
}

/**
 * What is carried or bought for the first half hour after a run, with the salt that its drink still lacks. A day holds only so
 * much juice and milk: what its breakfast had counts.
 */
export function mealAfterRunning(
  kitchen: Kitchen,
  {
    recovery,
    run,
    wishes,
    breakfast = null,
  }: {
    readonly recovery: RecoveryTargets
    readonly run: 'race' | 'longRun'
    readonly wishes: Wishes
    readonly breakfast?: Meal | null
  },
): Meal | null {
  const salt = { ...recovery, ...recoverySodiumLimits.value, leastWater: aGlass }
  const fitted = fitMeal(kitchen, {
    occasion: 'recovery',
    demand: afterRunning(recovery),
    wishes,
    trouble: troubleAfter[run],
    salt,
    leastProtein: hardRecovery.value.protein.least,
    limits: limitsAfter(breakfast),
  })
  if (!fitted) return null
  const helpings = withSaltInDrink(kitchen, fitted.plate.served.recipe, helpingsOf(fitted.plate), salt)
  return buildMeal(kitchen, { name: 'recovery', ...fitted }, helpings)
}

/**
 * Nobody cooks within half an hour of a finish, and what was cooked is warm for hours in the bag of a race. In the currency
 * of `costOf`: less than a number missed, but for a meal off the stove.
 */
const troubleAfter = {
  race: ({ recipe: { effort, tags } }: ServedRecipe) => {
    if (effort === 'cook') return costOfTrouble.cooking
    return effort === 'no-cook' && tags.includes('hotel') ? 0 : costOfTrouble.perishable
  },
  longRun: ({ recipe: { effort } }: ServedRecipe) => (effort === 'cook' ? costOfTrouble.cooking : 0),
}

const costOfTrouble = { cooking: 500, perishable: 50 } as const

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
  {
    occasion,
    demand,
    wishes,
    only = () => true,
    trouble = () => 0,
    salt,
    leastProtein = 0,
    limits = {},
  }: MealToFit,
): Fitted | undefined {
  // A single meal has no other to make up for it, and no liking or shorter list is worth a miss.
  const wanted = dayDemand(withoutAdded(demand), limits, { thrift: 3 })
  // Around a run these matter half as much as the carbs, and more than on a whole day.
  for (const sum of ['fiber', 'fat', 'protein'] as const)
    wanted.firmness[at[sum]] = (wanted.firmness[at.carbs] ?? 0) / 2
  const candidates = [...candidatesFor(kitchen, occasion, wishes)].filter(({ plates }) =>
    only(plates().served),
  )
  const costOfSalt = costOfTooLittleSalt(kitchen, salt)
  let best: { readonly plates: PlateTable; readonly index: number } | undefined
  let least = Number.POSITIVE_INFINITY
  for (const { plates: platesOf, cost, costOfPlate } of candidates) {
    const plates = platesOf()
    const { rows, count, served } = plates
    const costOfRecipe = cost + trouble(served)
    for (let index = 0; index < count; index++) {
      const from = index * width
      if ((rows[from + at.protein] ?? 0) < leastProtein) continue
      const choice = costOfRecipe + costOfSalt(rows, from) + costOfPlate(plates, index)
      if (choice >= least) continue
      const all = choice + costWith(wanted, nothingElse, rows, from, least - choice)
      if (all < least) [least, best] = [all, { plates, index }]
    }
  }
  if (!best) return undefined
  const plate = plateAt(best.plates, best.index)
  return { plate, choices: nextChoices(candidates, plate, [plate]) }
}

const nothingElse = new Float64Array(width)

/** What the food lacks goes into the water beside it, which holds no more than a sports drink. */
function costOfTooLittleSalt({ foods }: Kitchen, salt: Salt) {
  const hasSalt = foods.has('salt-table')
  return (rows: Float64Array, from: number): number => {
    const inWater = hasSalt ? sodiumOf(mostPinches(salt, rows[from + at.fluids] ?? 0)) : 0
    const short = salt.least - (rows[from + at.sodium] ?? 0) - inWater
    return short > 0 ? 100 * (1 + short / salt.least) : 0
  }
}

/** Water and salt are added afterward: only too much of them counts. */
const withoutAdded = ({ aims, windows }: Demand): Demand => {
  const { sodium: _sodium, fluids: _fluids, ...others } = aims
  const { sodium, fluids } = windows
  return {
    aims: others,
    windows: {
      ...windows,
      ...(sodium ? { sodium: { least: 0, most: sodium.most } } : {}),
      ...(fluids ? { fluids: { least: 0, most: fluids.most } } : {}),
    },
  }
}

/** With the water that the drink before the start still lacks, in steps of 50 ml. */
function withWater(recipe: Recipe, helpings: readonly Helping[], fluids: number): Helping[] {
  const missing = 50 * Math.round((fluids - heldBy(recipe, helpings).fluids) / 50)
  return missing < 50
    ? [...helpings]
    : [...helpings, { id: 'water-tap', amount: grams(missing), side: null, inDrink: false }]
}

/** With the table salt that its sodium still lacks, by the pinch, in the water beside it. */
function withSaltInDrink(
  { foods }: Kitchen,
  recipe: Recipe,
  helpings: readonly Helping[],
  salt: Salt,
): Helping[] {
  if (!foods.has('salt-table')) return [...helpings]
  const { sodium: inFood, fluids: drunk } = heldBy(
    recipe,
    helpings.filter(({ id }) => id !== 'water-tap'),
  )
  const inPinch = sodiumOf(1)
  const wanted = Math.max(
    Math.round((salt.sodium - inFood) / inPinch),
    Math.ceil((salt.least - inFood) / inPinch),
  )
  const pinches = Math.min(wanted, mostPinches(salt, drunk), Math.floor((salt.most - inFood) / inPinch))
  return pinches < 1 ? [...helpings] : [...helpings, saltOf(pinches)]
}

const sodiumOf = byKey((pinches: number) => nutrientsOf(foodOf('salt-table'), saltOf(pinches).amount).sodium)

/** In the water that is left beside what the meal holds to drink, no saltier than a sports drink. */
function mostPinches({ fluids, leastWater }: Salt, drunk: number): number {
  const water = Math.max(leastWater, fluids - drunk)
  return Math.max(0, Math.floor(((water / 1000) * sodiumInDrink.value.more) / sodiumOf(1)))
}

/** ml */
const aGlass = 200

const saltOf = (pinches: number): Helping => ({
  id: 'salt-table',
  amount: grams(Math.round(10 * 0.4 * pinches) / 10),
  side: null,
  inDrink: true,
})
