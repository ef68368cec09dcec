import type { BreakfastTargets, RecoveryTargets } from '../2-targets/target-groups.ts'
import type { Targets } from '../2-targets/targets.ts'
import { mostInADay } from '../evidence/plates.ts'
import { hardRecovery } from '../evidence/hard-limits.ts'
import { breakfastSodium } from '../evidence/race-morning.ts'
import { recoverySodiumLimits } from '../evidence/recovery.ts'
import { sodiumInDrink } from '../evidence/sodium.ts'
import { holdsMilk } from '../foods/exclusions/kosher.ts'
import { spoilsInABag } from '../foods/keeps-in-a-bag.ts'
import { memoize } from '../foods/memoize.ts'
import { type Hours, grams } from '../units.ts'
import { type Helping, buildMeal, heldBy, helpingsOf } from './days/build-meal.ts'
import { candidatesFor, type Wishes } from './days/candidates.ts'
import { costWith, dayDemand, type Limits } from './days/day-demand.ts'
import { choicesOffered, nextChoices } from './days/next-choices.ts'
import type { Candidate } from './days/place.ts'
import type { Kitchen } from './kitchen.ts'
import type { Meal } from './menus.ts'
import { at, vectorOfFoods, width } from './plates/nutrient-vector.ts'
import { heldAt, type Plate, plateAt, type PlateTable } from './plates/plates.ts'
import { afterRunning, beforeRunning, sodiumBeforeRunning } from './portions/demands.ts'
import { foodOf } from './portions/household-measure.ts'
import type { LarderId } from './portions/larder.ts'
import { type Demand, missed } from './portions/windows.ts'
import type { Occasion, Recipe } from './recipes/recipe.ts'
import type { ServedRecipe } from './recipes/served-recipe.ts'
import { costOfTooLittleSalt, type Salt, withSaltInDrink, withWaterForSalt } from './salt-beside-a-meal.ts'

type Only = (served: ServedRecipe) => boolean

export interface MealToFit {
  readonly occasion: Occasion
  readonly demand: Demand
  readonly wishes: Wishes
  /** Which recipes of the occasion may be it: those without a stove. */
  readonly only?: Only
  /** What a recipe costs besides, for the trouble of it there. */
  readonly trouble?: (served: ServedRecipe) => number
  /** Left out where it matters to the whole day alone. */
  readonly salt?: Salt
  /** With less it is no such meal. */
  readonly leastProtein?: number
  readonly limits?: Limits
  /** How many next choices are found, the best liked first. */
  readonly choices?: number
}

export interface Fitted {
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
    readonly only?: Only
  },
): Meal | null {
  const demand = beforeRunning(breakfast, targets, run)
  const salt = {
    ...breakfast,
    ...sodiumBeforeRunning(breakfast),
    leastWater: 0,
    mostWater: breakfast.fluids,
    // Bread, cereal and a salted porridge hold what is asked for: salt is better on the food.
    strongest: sodiumInDrink.value.mild,
    isSparing: true,
  }
  const made = (wished: Wishes): Meal | null => {
    const fitted = fitMeal(kitchen, {
      occasion: 'race morning',
      demand,
      wishes: wished,
      salt,
      trouble: troubleBefore,
      choices: choicesToTry,
      ...(only ? { only } : {}),
    })
    if (!fitted) return null
    const { recipe } = fitted.plate.served
    const watered = withWater(recipe, helpingsOf(fitted.plate), breakfast.fluids)
    return buildMeal({ name: 'breakfast', ...fitted }, withSaltInDrink(kitchen, recipe, watered, salt))
  }
  return offeringWhatHolds(made(wishes), demand, (id) => made({ ...wishes, only: new Set([id]) }))
}

/**
 * What is carried or bought for the first half hour after a run, with the salt that its drink still lacks. A day holds only so
 * much juice, milk and cereal: what its breakfast had counts.
 */
export function mealAfterRunning(
  kitchen: Kitchen,
  {
    recovery,
    run,
    time,
    wishes,
    breakfast = null,
    only,
  }: {
    readonly recovery: RecoveryTargets
    readonly run: 'race' | 'longRun'
    readonly time: Hours
    readonly wishes: Wishes
    readonly breakfast?: Meal | null
    readonly only?: Only
  },
): Meal | null {
  const salt = {
    ...recovery,
    ...recoverySodiumLimits.value,
    leastWater: aGlass,
    mostWater: aLiter,
    strongest: sodiumInDrink.value.more,
    isSparing: time < breakfastSodium.value.moreFromHours,
  }
  const demand = afterRunning(recovery, { maySalt: kitchen.foods.has('salt-table') })
  const made = (wished: Wishes): Meal | null => {
    const fitted = fitMeal(kitchen, {
      occasion: 'recovery',
      demand,
      wishes: wished,
      trouble: (served) => troubleAfter[run](served) + troubleOfPowder(kitchen, served),
      salt,
      leastProtein: hardRecovery.value.protein.least,
      limits: limitsAfter(breakfast, run),
      choices: choicesToTry,
      ...(only ? { only } : {}),
    })
    if (!fitted) return null
    const { recipe } = fitted.plate.served
    const salted = withSaltInDrink(kitchen, recipe, helpingsOf(fitted.plate), salt)
    return buildMeal({ name: 'recovery', ...fitted }, withWaterForSalt(recipe, salted, salt))
  }
  return offeringWhatHolds(made(wishes), demand, (id) => made({ ...wishes, only: new Set([id]) }))
}

/** With the first two of its next choices that miss no more of its numbers, once their water and salt are added. */
function offeringWhatHolds(
  meal: Meal | null,
  demand: Demand,
  made: (id: string) => Meal | null,
): Meal | null {
  if (!meal) return null
  const most = missed(demand, meal).length
  const choices: string[] = []
  for (const id of meal.choices) {
    if (choices.length === choicesOffered) break
    const other = made(id)
    if (other && missed(demand, other).length <= most) choices.push(id)
  }
  return { ...meal, choices }
}

/** Most of the first that are liked hold. */
const choicesToTry = 40

/**
 * Nobody cooks within half an hour of a finish, and the bag of a race is warm for hours. In the currency of `costOf`: less than
 * a number missed, but for a meal off the stove.
 */
const troubleAfter = {
  race: ({ recipe: { effort, tags }, foods }: ServedRecipe) => {
    if (effort === 'cook') return costOfTrouble.cooking
    if (foods.some(isCannedFish)) return costOfTrouble.perishable
    const isCarried = effort === 'no-cook' && tags.includes('hotel')
    return isCarried && !foods.some(({ id }) => spoilsInABag(foodOf(id))) ? 0 : costOfTrouble.perishable
  },
  longRun: ({ recipe: { effort }, foods }: ServedRecipe) =>
    effort === 'cook' ? costOfTrouble.cooking : foods.some(isCannedFish) ? costOfTrouble.perishable : 0,
}

/** It smells in a bag, and needs a fork. */
const isCannedFish = ({ id }: { readonly id: LarderId }) => id === 'tuna-canned-water'

const costOfTrouble = { cooking: 500, perishable: 200, powder: 210, savory: 30 } as const

/** A scoop is for runners who drink no milk. */
const troubleOfPowder = (kitchen: Kitchen, { foods }: ServedRecipe) =>
  drinksMilk(kitchen) && foods.some(({ id }) => foodOf(id).category === 'protein_powder')
    ? costOfTrouble.powder
    : 0

const drinksMilk = memoize(({ foods }: Kitchen) => holdsMilk([...foods.keys()]))

/** Bread, cereal and sweet bowls before potatoes and pasta at that hour. */
const troubleBefore = ({ foods }: ServedRecipe) =>
  foods.some(({ id }) => /^(?:potato|pasta|mashed)|noodle/.test(id)) ? costOfTrouble.savory : 0

/** What a day may hold beside this breakfast. */
function limitsAfter(breakfast: Meal | null, run: 'race' | 'longRun'): Limits {
  const foods = (breakfast?.items ?? []).map(({ foodId, amount }) => ({
    id: foodId as LarderId,
    grams: amount,
  }))
  const held = vectorOfFoods(foods)
  const left = (sum: 'juice' | 'milk' | 'eggs' | 'cereal') =>
    Math.max(0, mostInADay.value[sum] - (held[at[sum]] ?? 0))
  return {
    juice: left('juice'),
    milk: left('milk'),
    eggs: left('eggs'),
    // The bag of a race has little else.
    ...(run === 'longRun' ? { cereal: left('cereal') } : {}),
  }
}

/** The plate that meets a demand best, with the next choices. */
export function fitMeal(
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
    choices = choicesOffered,
  }: MealToFit,
): Fitted | undefined {
  // A single meal has no other to make up for it, and no liking or shorter list is worth a miss.
  const wanted = dayDemand(withoutAdded(demand), limits, { thrift: 3, margins: 0.3 })
  // Around a run these matter half as much as the carbs, and more than on a whole day.
  for (const sum of ['fiber', 'fat', 'protein'] as const)
    wanted.firmness[at[sum]] = (wanted.firmness[at.carbs] ?? 0) / 2
  const candidates = filtered(candidatesFor(kitchen, occasion, wishes), only)
  const costOfSalt = salt ? costOfTooLittleSalt(kitchen, salt) : () => 0
  const { strictness = 1 } = wishes
  let best: { readonly plates: PlateTable; readonly index: number } | undefined
  let least = Number.POSITIVE_INFINITY
  for (const { served, plates: platesOf, cost, costsOfPlates } of candidates) {
    // Where nothing is bought no side makes up for a dear recipe, and those that follow are dearer.
    if (wishes.bought === null && cost >= least) break
    const costOfRecipe = cost + strictness * trouble(served)
    const plates = platesOf()
    const costs = costsOfPlates(plates, 0, plates.count)
    for (let index = 0; index < plates.count; index++) {
      if (heldAt(plates, index, at.protein) < leastProtein) continue
      const costOfThis = costs[index] ?? 0
      // Salt costs nothing or more, and is only weighed where a plate may still be the best.
      if (costOfRecipe + costOfThis >= least) continue
      const choice = costOfRecipe + costOfSalt(saltOn(plates, index)) + costOfThis
      if (choice >= least) continue
      const all = choice + costWith(wanted, nothingElse, plates, index, least - choice)
      if (all < least) [least, best] = [all, { plates, index }]
    }
  }
  if (!best) return undefined
  const plate = plateAt(best.plates, best.index)
  const most = trouble(plate.served)
  const isNoMoreTrouble = ({ served }: PlateTable) => trouble(served) <= most
  return {
    plate,
    choices: nextChoices(candidates, plate, [plate], { suits: isNoMoreTrouble, most: choices }),
  }
}

/** Each found when it is asked for, as candidates are. */
const filtered = (candidates: Iterable<Candidate>, only: (served: ServedRecipe) => boolean) => ({
  *[Symbol.iterator]() {
    for (const candidate of candidates) if (only(candidate.served)) yield candidate
  },
})

const saltOn = (plates: PlateTable, index: number) => ({
  sodium: heldAt(plates, index, at.sodium),
  fluids: heldAt(plates, index, at.fluids),
})

/** ml */
const aGlass = 200
const aLiter = 1000

const nothingElse = new Float64Array(width)

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
