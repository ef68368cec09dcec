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
import { triggersReflux } from '../foods/reflux-foods.ts'
import { type Hours, grams } from '../units.ts'
import { type Helping, buildMeal, heldBy, helpingsOf } from './days/build-meal.ts'
import type { Wishes } from './days/wishes.ts'
import type { Limits } from './days/day-demand.ts'
import { demandOfAMeal, fitMeal, offering, type Only } from './fit-meal.ts'
import type { Kitchen } from './kitchen.ts'
import type { Meal } from './menus.ts'
import { at, vectorOfFoods } from './plates/nutrient-vector.ts'
import { afterRunning, beforeRunning, sodiumBeforeRunning } from './portions/demands.ts'
import { foodOf } from './portions/household-measure.ts'
import type { LarderId } from './portions/larder.ts'
import { type Demand, meetsAsMuchAs } from './portions/windows.ts'
import type { Recipe } from './recipes/recipe.ts'
import type { ServedRecipe } from './recipes/served-recipe.ts'
import { withSaltInDrink, withWaterForSalt } from './salt-beside-a-meal.ts'

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
  const wanted = demandOfAMeal(withLessProtein(demand))
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
      demand: wanted,
      wishes: wished,
      salt,
      trouble: (served) => troubleBefore(kitchen, served),
      ...(only ? { only } : {}),
    })
    if (!fitted) return null
    const { recipe } = fitted.plate.served
    const watered = withWater(recipe, helpingsOf(fitted.plate), breakfast.fluids)
    return buildMeal({ name: 'breakfast', ...fitted }, withSaltInDrink(kitchen, recipe, watered, salt))
  }
  return offeringAsGood(demand, wishes, made)
}

/** A gram less with the margin of the fit: 9.6 g is printed as 10. */
const withLessProtein = ({ aims, windows: { protein, ...others } }: Demand): Demand => ({
  aims,
  windows: { ...others, ...(protein ? { protein: { ...protein, least: protein.least - 1 } } : {}) },
})

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
    mostWater: aBottle,
    strongest: sodiumInDrink.value.more,
    isSparing: time < breakfastSodium.value.moreFromHours,
  }
  const demand = afterRunning(recovery, { maySalt: kitchen.foods.has('salt-table') })
  const wanted = demandOfAMeal(demand, limitsAfter(breakfast, run))
  const made = (wished: Wishes): Meal | null => {
    const fitted = fitMeal(kitchen, {
      occasion: 'recovery',
      demand: wanted,
      wishes: wished,
      trouble: (served) => troubleAfter[run](served) + troubleOfPowder(kitchen, served),
      salt,
      leastProtein: hardRecovery.value.protein.least,
      ...(only ? { only } : {}),
    })
    if (!fitted) return null
    const { recipe } = fitted.plate.served
    const salted = withSaltInDrink(kitchen, recipe, helpingsOf(fitted.plate), salt)
    return buildMeal({ name: 'recovery', ...fitted }, withWaterForSalt(recipe, salted, salt))
  }
  return offeringAsGood(demand, wishes, made)
}

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

const costOfTrouble = {
  cooking: 500,
  perishable: 200,
  powder: 210,
  savory: 40,
  pot: 25,
  sweetDrink: 40,
  trigger: 60,
} as const

/** A scoop is for runners who drink no milk. */
const troubleOfPowder = (kitchen: Kitchen, { foods }: ServedRecipe) =>
  drinksMilk(kitchen) && foods.some(({ id }) => foodOf(id).category === 'protein_powder')
    ? costOfTrouble.powder
    : 0

const drinksMilk = memoize(({ foods }: Kitchen) => holdsMilk([...foods.keys()]))

/** Toast, bagels and oatmeal before rice and grits at that hour, and those before potatoes, pasta and eggs. */
const troubleBefore = (kitchen: Kitchen, { foods }: ServedRecipe) => {
  const has = (names: RegExp) => foods.some(({ id }) => names.test(id))
  const dish = has(/^(?:potato|pasta|mashed|egg|ginger)|noodle/)
    ? costOfTrouble.savory
    : has(/^(?:rice-.*cooked|corn-grits)/)
      ? costOfTrouble.pot
      : 0
  const trigger = kitchen.hasReflux && foods.some(triggersReflux) ? costOfTrouble.trigger : 0
  return dish + trigger + (endsALow(kitchen, { foods }) ? costOfTrouble.sweetDrink : 0)
}

/** With diabetes juice and sports drink are kept for lows. */
export const endsALow = ({ isLowInSugar }: Kitchen, { foods }: Pick<ServedRecipe, 'foods'>): boolean =>
  isLowInSugar && foods.some(({ id }) => /juice$|^sports-drink/.test(id))

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

/** ml */
const aGlass = 200
const aBottle = 500

/** With the water that the drink before the start still lacks, in steps of 50 ml. */
function withWater(recipe: Recipe, helpings: readonly Helping[], fluids: number): Helping[] {
  const missing = 50 * Math.round((fluids - heldBy(recipe, helpings).fluids) / 50)
  return missing < 50
    ? [...helpings]
    : [...helpings, { id: 'water-tap', amount: grams(missing), side: null, inDrink: false }]
}

/** Its next choices miss no more of its numbers than it does. */
function offeringAsGood(demand: Demand, wishes: Wishes, made: (wished: Wishes) => Meal | null): Meal | null {
  const meal = made(wishes)
  if (!meal) return null
  return offering(meal, {
    made: (id) => made({ ...wishes, only: new Set([id]) }),
    holds: meetsAsMuchAs(meal, demand),
  })
}
