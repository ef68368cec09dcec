import type { Food } from '../../foods/foods.ts'
import { memoize } from '../../foods/memoize.ts'
import { foodOf } from '../portions/household-measure.ts'
import { linesAdded, type ListSoFar } from '../groceries/list-so-far.ts'
import type { Kitchen } from '../kitchen.ts'
import { at, isSoy, width } from '../plates/nutrient-vector.ts'
import { hasMealRules, isRough, keepingMealRules, smoothPlates } from '../plates/meal-rules.ts'
import { platesFor, type PlateTable } from '../plates/plates.ts'
import type { SideFood, Sides } from '../plates/sides.ts'
import { allRecipes } from '../recipes/all-recipes.ts'
import type { Equipment, Occasion, Recipe } from '../recipes/recipe.ts'
import { type ServedRecipe, serveRecipe } from '../recipes/served-recipe.ts'
import type { Draws } from '../seeded-random.ts'
import type { Candidate } from './place.ts'

export interface Wishes {
  readonly draws: Draws
  /** Little fiber and fat: the days before a race. */
  readonly gentle: boolean
  /** Nothing whole-grain, raw, unpeeled or hot. */
  readonly smooth: boolean
  /** Nothing that those who eat meat hardly know: tofu and protein powder. */
  readonly familiar?: boolean
  /** Recipes that may not come again yet. */
  readonly not: ReadonlySet<string>
  /** The recipes that it has to be one of, where this runner can eat any of them: the rest of yesterday's pot. */
  readonly only?: ReadonlySet<string> | null
  /** What choosing a recipe costs more or less than usual: yesterday's pot, a dish of last week. */
  readonly bias: ReadonlyMap<string, number>
  /** One bread for the whole week. */
  readonly whiteBread: boolean
  /** How many times as much as usual it costs to serve what people would rather not. */
  readonly strictness?: number
  /** What is bought already, and what one more line of the list costs; null where nothing is bought. */
  readonly bought: { readonly list: ListSoFar; readonly aLine: number } | null
}

/** The recipes of an occasion that this runner can eat, the best liked first. */
export const servedAt = memoize((kitchen: Kitchen) => {
  const served = allRecipes
    .filter(({ id }) => !kitchen.recipesLeftOut.has(id))
    .flatMap((recipe) => serveRecipe(kitchen, recipe) ?? [])
  return (occasion: Occasion): readonly ServedRecipe[] =>
    served.filter(({ recipe }) => recipe.at.includes(occasion))
})

export function candidatesFor(kitchen: Kitchen, occasion: Occasion, wishes: Wishes): Candidate[] {
  const permitted = recipesFor(kitchen, occasion, wishes)
  const costOfPlate = plateCosts(occasion, wishes)
  return permitted
    .map((served) => ({ served, cost: costOfRecipe(kitchen, served, wishes) }))
    .sort((one, other) => one.cost - other.cost)
    .map(({ served, cost }) => ({
      id: served.recipe.id,
      cost,
      costOfPlate,
      get plates() {
        return platesIn(kitchen)(occasion, served, wishes)
      },
    }))
}

/** Recipes with a plate for this kitchen that may come again, or any of them if nothing else is left. */
function recipesFor(kitchen: Kitchen, occasion: Occasion, wishes: Wishes): readonly ServedRecipe[] {
  const { not, only = null, gentle } = wishes
  const served = familiarOnes(kitchen, smoothOnes(servedAt(kitchen)(occasion), wishes), wishes)
  const hasPlate = (each: ServedRecipe) => platesIn(kitchen)(occasion, each, wishes).count > 0
  const possible = hasMealRules(kitchen) ? served.filter(hasPlate) : served
  const others = possible.filter(({ recipe: { id } }) => !not.has(id) && (only === null || only.has(id)))
  const light = others.filter(({ recipe }) => recipe.tags.includes('loading'))
  if (gentle && light.length >= enough) return light
  return others.length > 0 ? others : possible
}

const smoothOnes = (served: readonly ServedRecipe[], { smooth }: Wishes) =>
  smooth ? orAll(served.filter(isSmooth), served) : served

const familiarOnes = (kitchen: Kitchen, served: readonly ServedRecipe[], { familiar = false }: Wishes) =>
  familiar && eatsMeat(kitchen) ? orAll(served.filter(isWithoutTofu), served) : served

const orAll = <Each>(some: readonly Each[], all: readonly Each[]) => (some.length > 0 ? some : all)

const isSmooth = memoize(({ foods }: ServedRecipe) => !foods.some(isRough))

/** Dishes to choose a gentle day from. */
const enough = 40

const platesIn = memoize((kitchen: Kitchen) => {
  const tables = new Map<string, PlateTable>()
  return (
    occasion: Occasion,
    served: ServedRecipe,
    { whiteBread, smooth }: Pick<Wishes, 'whiteBread' | 'smooth'>,
  ): PlateTable => {
    const key = `${occasion} ${served.recipe.id} ${whiteBread} ${smooth}`
    const known = tables.get(key)
    if (known) return known
    const all = platesFor(kitchen, served, whiteBread)
    const plates = keepingMealRules(kitchen, occasion, smooth ? smoothPlates(all) : all)
    tables.set(key, plates)
    return plates
  }
})

/** In the currency of `costOf`: a day's carbs outside their window cost five and more. */
const costs = {
  chance: 2,
  sweets: 4,
  notGentle: 8,
  season: 0.6,
  plain: 4,
  dear: 2,
  aSide: 0.12,
  halfADish: 3,
  noStarch: 2,
  soyAfterARun: 4,
  fallback: 25,
} as const

/** A snack is taken, not cooked; a weekday's breakfast is quick; what follows a run is carried. */
const effort = {
  snack: { 'no-cook': 0, quick: 0.5, cook: 2 },
  breakfast: { 'no-cook': 0, quick: 0, cook: 0.5 },
  recovery: { 'no-cook': 0, quick: 3, cook: 5 },
} as const

function costOfRecipe(
  kitchen: Kitchen,
  served: ServedRecipe,
  { draws, bias, bought, gentle, strictness = 1 }: Wishes,
): number {
  const { recipe, foods } = served
  const offSeason = recipe.season !== 'all year' && recipe.season !== kitchen.season
  const isLight = recipe.tags.includes('loading')
  const plain = !gentle && isLight && recipe.at[0] === 'main'
  return (
    costs.chance * draws.weigh(recipe) +
    (bias.get(recipe.id) ?? 0) +
    (offSeason ? costs.season : 0) +
    effortOf(recipe) +
    strictness *
      ((gentle && !isLight ? costs.notGentle : 0) +
        (plain ? costs.plain : 0) +
        (recipe.tags.includes('fallback') ? costs.fallback : 0) +
        (!gentle && foods.some(({ id }) => sweets.has(id)) ? costs.sweets : 0) +
        (isWithoutTofu(served) ? 0 : costOfTofu(kitchen))) +
    (recipe.at[0] === 'recovery' && foods.some(({ id }) => isSoyFood(foodOf(id))) ? costs.soyAfterARun : 0) +
    costs.dear * dearness(kitchen, foods) +
    (bought === null ? 0 : bought.aLine * linesAdded(foods, bought.list))
  )
}

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

/** Tofu and protein powder now and then for those who eat eggs, and hardly for those who eat meat. */
const costOfTofu = (kitchen: Kitchen) =>
  eatsMeat(kitchen) ? 8 : kitchen.foods.has('egg-hard-boiled') ? 2.5 : 0

const eatsMeat = ({ foods }: Kitchen) => foods.has('chicken-breast')

const isWithoutTofu = memoize(
  ({ foods }: ServedRecipe) => !foods.some(({ id }) => isTofuOrPowder(foodOf(id))),
)

const isTofuOrPowder = ({ category }: Food) =>
  category === 'soy' || category === 'protein_powder' || category === 'protein_other'

/** Soy is at two meals a day at most, and lunch and dinner are better ones. */
const isSoyFood = (food: Food) => isSoy(food) && food.category !== 'plant_milk'

function effortOf({ at: [occasion], effort: needed, equipment }: Recipe): number {
  const ofASnack = occasion === 'snack' && equipment.some(isHot) ? aHotSnack : 0
  return ofASnack + (occasion in effort ? effort[occasion as keyof typeof effort][needed] : 0)
}

const isHot = (each: Equipment) => each === 'stove' || each === 'oven'

/** Nobody stands at the stove at ten in the morning. */
const aHotSnack = 3

/** The share of dear foods among those of a dish, for runners who spend little. */
function dearness({ budget }: Kitchen, foods: ServedRecipe['foods']): number {
  if (budget === 'High') return 0
  const dear = foods.filter(({ id }) => isDear(id, budget)).length
  return dear / Math.max(1, foods.length)
}

const isDear = (id: SideFood['id'], budget: Kitchen['budget']) => {
  const tier = foodOf(id).costTier
  return tier === 'high' || (budget === 'Low' && tier === 'medium')
}

function plateCosts(occasion: Occasion, { bought, strictness = 1 }: Wishes): Candidate['costOfPlate'] {
  const known = new Map<Sides, number>()
  const costOfSides = (sides: Sides) => {
    const cost =
      known.get(sides) ??
      costs.aSide * sides.of.length +
        (bought === null ? 0 : bought.aLine * linesAdded(sides.foods, bought.list))
    known.set(sides, cost)
    return cost
  }
  return ({ rows, quarters, sides }, index) =>
    costOfSides(sides[index] as Sides) +
    strictness *
      (((quarters[index] ?? 4) <= 2 ? costs.halfADish : 0) +
        (occasion === 'main' && isNearlyWithoutCarbs(rows, index) ? costs.noStarch : 0))
}

/** A dinner of meat and greens leaves its carbs to a snack. */
const isNearlyWithoutCarbs = (rows: Float64Array, index: number) =>
  4 * (rows[index * width + at.carbs] ?? 0) < 0.25 * (rows[index * width + at.energy] ?? 0)
