import { triggersReflux } from '../../foods/reflux-foods.ts'
import type { Food } from '../../foods/foods.ts'
import { byKey, sharedByKey } from '../../foods/memoize.ts'
import { type Eater, eaterOf } from '../eaters.ts'
import { linesAddedTo, linesOf } from '../groceries/list-so-far.ts'
import type { Kitchen } from '../kitchen.ts'
import { isRough } from '../plates/meal-rules.ts'
import { isSoy } from '../plates/nutrient-vector.ts'
import type { SideFood } from '../plates/sides.ts'
import { foodOf } from '../portions/household-measure.ts'
import { isQuick } from '../quick-dishes.ts'
import type { Equipment, Recipe } from '../recipes/recipe.ts'
import type { ServedRecipe } from '../recipes/served-recipe.ts'
import { hashOfId } from '../seeded-random.ts'
import type { Wishes } from './wishes.ts'

/** In the currency of `costOf`: a day's carbs outside their window cost five and more. */
const costs = {
  chance: 2,
  sweets: 4,
  notGentle: 8,
  season: 0.6,
  plain: 4,
  dear: 2.4,
  // One expensive food among eight cheap ones: its share alone made four of twelve mains of it.
  plantGroundOnALowBudget: 6,
  soyAfterARun: 4,
  // A main of hardly any protein, and what is eaten only where nothing else is left.
  fallback: { main: 12, else: 25 },
  // Each gram.
  addedSugarWithDiabetes: 0.4,
  // White rice and little fiber is for the days before a race.
  whiteDishWithDiabetes: 8,
  triggerWithReflux: 14,
  powderUnder18: 400,
  // Tofu now and then for those who have milk or eggs, and hardly for those who eat meat; a scoop is for those with neither.
  tofu: { meat: 24, 'milk or eggs': 2.5, plants: 0 },
  powder: { meat: 10, 'milk or eggs': 10, plants: 0 },
  slow: 25,
} as const

/** A snack is taken, not cooked; a weekday's breakfast is quick; what follows a run is carried. */
const effort = {
  snack: { 'no-cook': 0, quick: 0.5, cook: 2 },
  breakfast: { 'no-cook': 0, quick: 0, cook: 0.5 },
  recovery: { 'no-cook': 0, quick: 3, cook: 5 },
} as const

/** What a dish costs on these days: as on any day, and by what is drawn, liked and bought. */
export function dishCosts({ draws, bias, bought, gentle, strictness = 1 }: Wishes): (dish: Dish) => number {
  const linesAdded = bought && linesAddedTo(bought.list)
  return ({ id, hash, lines, always, avoided, avoidedOnGentleDays }) =>
    costs.chance * draws.weigh(hash) +
    bias(id) +
    always +
    strictness * (gentle ? avoidedOnGentleDays : avoided) +
    (bought && linesAdded ? bought.aLine * linesAdded(lines) : 0)
}

/** What a recipe's costs depend on beside its foods. */
interface CostFactors
  extends Pick<Kitchen, 'season' | 'budget' | 'isQuick' | 'isMinor' | 'isLowInSugar' | 'hasReflux'> {
  readonly eater: Eater
}

const knownFactors = new Map<string, CostFactors>()

/** The same object for the same factors, a hundred or so: a recipe is costed once for all kitchens that have them. */
export function costFactorsOf(kitchen: Kitchen): CostFactors {
  const { season, budget, isQuick: wantsQuick, isMinor, isLowInSugar, hasReflux } = kitchen
  const factors = {
    season,
    budget,
    isQuick: wantsQuick,
    isMinor,
    isLowInSugar,
    hasReflux,
    eater: eaterOf(kitchen),
  }
  const name = Object.values(factors).join()
  const shared = knownFactors.get(name) ?? factors
  knownFactors.set(name, shared)
  return shared
}

/** A recipe as a kitchen serves it, and what it costs there on any day. */
export type Dish = ReturnType<typeof onAnyDay>

export const dishFor = sharedByKey((factors: CostFactors) =>
  byKey((served: ServedRecipe) => onAnyDay(factors, served)),
)

function onAnyDay(
  { season: thisSeason, budget, isQuick: wantsQuick, isMinor, isLowInSugar, hasReflux, eater }: CostFactors,
  served: ServedRecipe,
) {
  const facts = factsOf(served)
  const { season } = served.recipe
  const offSeason = season !== 'all year' && season !== thisSeason
  const hardlyWanted =
    facts.fallback + (facts.isFamiliar ? 0 : costs.tofu[eater]) + (facts.isPowder ? costs.powder[eater] : 0)
  return {
    id: served.recipe.id,
    hash: facts.hash,
    served,
    isLight: facts.isLight,
    isFamiliar: facts.isFamiliar,
    isSmooth: facts.isSmooth,
    lines: facts.lines,
    always:
      facts.effort +
      (offSeason ? costs.season : 0) +
      (wantsQuick && !facts.isQuick ? costs.slow : 0) +
      (isMinor && facts.isPowder ? costs.powderUnder18 : 0) +
      (isLowInSugar ? costs.addedSugarWithDiabetes * facts.addedSugar : 0) +
      (hasReflux && facts.isTrigger ? costs.triggerWithReflux : 0) +
      costs.dear * facts.dear[budget] +
      (budget === 'Low' && facts.isPlantGround ? costs.plantGroundOnALowBudget : 0),
    avoided:
      facts.plain +
      facts.sweets +
      hardlyWanted +
      (isLowInSugar && facts.isWhite ? costs.whiteDishWithDiabetes : 0),
    avoidedOnGentleDays: (facts.isLight ? 0 : costs.notGentle) + hardlyWanted,
  }
}

/** What is true of a recipe in every kitchen that serves it so. */
const factsOf = sharedByKey((served: ServedRecipe) => {
  const { recipe, foods } = served
  const isLight = recipe.tags.includes('loading')
  const isSoyRecovery = recipe.at[0] === 'recovery' && foods.some(({ id }) => isSoyFood(foodOf(id)))
  return {
    hash: hashOfId(recipe.id),
    isLight,
    isWhite: isLight || foods.some(({ id }) => whiteRice.has(id)),
    isTrigger: foods.some(triggersReflux),
    isQuick: isQuick(recipe),
    isFamiliar: !foods.some(({ id }) => isTofuOrPowder(foodOf(id))),
    isSmooth: !foods.some(isRough),
    isPowder: foods.some(({ id }) => foodOf(id).category === 'protein_powder'),
    lines: linesOf(foods),
    effort: effortOf(recipe) + (isSoyRecovery ? costs.soyAfterARun : 0),
    fallback: recipe.tags.includes('fallback')
      ? costs.fallback[recipe.at[0] === 'main' ? 'main' : 'else']
      : 0,
    plain: isLight && recipe.at[0] === 'main' ? costs.plain : 0,
    sweets: foods.some(({ id }) => sweets.has(id)) ? costs.sweets : 0,
    addedSugar: addedSugarIn(foods),
    isPlantGround: foods.some(({ id }) => id === 'pea-protein-ground'),
    dear: { Low: dearness('Low', foods), Medium: dearness('Medium', foods), High: 0 },
  }
})

const whiteRice: ReadonlySet<string> = new Set([
  'rice-white-cooked',
  'rice-medium-grain-cooked',
  'rice-parboiled-cooked',
  'rice-instant-cooked',
  'rice-steamed-restaurant',
])

/** Grams of sugar that fruit, vegetables, plain dairy and bread do not bring by themselves; juice counts. */
const addedSugarIn = (foods: ServedRecipe['foods']): number =>
  foods.reduce((sum, { id, grams }) => {
    const { category, sugarPer100g } = foodOf(id)
    const isSweetened = sweetened.has(category) || id === 'chocolate-milk-lowfat'
    return sum + (isSweetened ? ((sugarPer100g ?? 0) * grams) / 100 : 0)
  }, 0)

const sweetened: ReadonlySet<Food['category']> = new Set([
  'sweetener',
  'sweet',
  'dessert',
  'juice',
  'drink',
  'snack',
  'baked',
  'cereal',
])

/** For the days of a carb load alone. */
const sweets: ReadonlySet<string> = new Set([
  'cola',
  'sports-drink-ready',
  'jelly-beans',
  'gummy-candy',
  'hard-candy',
  'marshmallows',
  'animal-crackers',
  'vanilla-wafers',
  'gingersnaps',
])

const isTofuOrPowder = ({ category }: Food) =>
  category === 'soy' || category === 'protein_powder' || category === 'protein_other'

/** Soy is at two meals a day at most, and lunch and dinner are better ones. */
const isSoyFood = (food: Food) => isSoy(food) && food.category !== 'plant_milk'

function effortOf({ at: [occasion], effort: needed, equipment, minutes, keeps }: Recipe): number {
  const isHotSnack = occasion === 'snack' && equipment.some(isHot)
  const isBoiledThen = minutes.total > minutesOfASnack && keeps.fridgeDays < daysOfASnackMadeAhead
  const ofASnack = isHotSnack ? (isBoiledThen ? aSlowSnack : aHotSnack) : 0
  const tooLong = Math.max(0, minutes.total - (occasion === 'main' ? longAtMost.main : longAtMost.other))
  return (
    ofASnack + tooLong * aMinute + (occasion in effort ? effort[occasion as keyof typeof effort][needed] : 0)
  )
}

const isHot = (each: Equipment) => each === 'stove' || each === 'oven'

/** Nobody stands at the stove at ten in the morning. */
const aHotSnack = 5
/** Nor boils rice or potatoes at bedtime; a custard or a bar that keeps is made ahead. */
const aSlowSnack = 16
const minutesOfASnack = 10
const daysOfASnackMadeAhead = 2

/** Minutes from which a dish is long; each further one is dearer, so that a day cooks for about an hour. */
export const longAtMost = { main: 35, other: 20 } as const
const aMinute = 0.05

/** The share of dear foods among those of a dish, for runners who spend little. */
function dearness(budget: Kitchen['budget'], foods: ServedRecipe['foods']): number {
  const dear = foods.filter(({ id }) => isDear(id, budget)).length
  return dear / Math.max(1, foods.length)
}

const isDear = (id: SideFood['id'], budget: Kitchen['budget']) => {
  const tier = foodOf(id).costTier
  return tier === 'high' || (budget === 'Low' && tier === 'medium')
}
