import { proteinOfAMain } from '../../evidence/plates.ts'
import type { Food } from '../../foods/foods.ts'
import { byKey, memoize } from '../../foods/memoize.ts'
import { isQuick } from '../quick-dishes.ts'
import { type Eater, eaterOf } from '../eaters.ts'
import { foodOf } from '../portions/household-measure.ts'
import { linesAddedTo, linesOf, type ListSoFar } from '../groceries/list-so-far.ts'
import type { Kitchen } from '../kitchen.ts'
import { at, isSoy } from '../plates/nutrient-vector.ts'
import { hasMealRules, isRough, keepingMealRules, smoothPlates } from '../plates/meal-rules.ts'
import {
  type BreadsOffered,
  heapFrom,
  heldAt,
  type JuiceOffered,
  platesFor,
  type PlateTable,
} from '../plates/plates.ts'
import type { SideFood, Sides } from '../plates/sides.ts'
import { allRecipes } from '../recipes/all-recipes.ts'
import type { Equipment, Occasion, Recipe } from '../recipes/recipe.ts'
import { type ServedRecipe, serveRecipe } from '../recipes/served-recipe.ts'
import { type Draws, hashOfId } from '../seeded-random.ts'
import { type BestFirst, bestFirst } from './best-first.ts'
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
  /** What it may be swapped for, where that is more than what it has to be one of: a short list is the plan's own. */
  readonly instead?: ReadonlySet<string> | null
  /** What choosing a recipe costs more or less than usual: yesterday's pot, a dish of last week. */
  readonly bias: (recipe: string) => number
  /** Whether the day is so large that a heap of rice or pasta is a plate. */
  readonly isLargeDay?: boolean
  /** Every plate of lunch and dinner has rice, bread, pasta or potatoes. */
  readonly isRaceWeek?: boolean
  readonly breads: BreadsOffered
  readonly juice: JuiceOffered
  /** How many times as much as usual it costs to serve what people would rather not. */
  readonly strictness?: number
  /** What is bought already, and what one more line of the list costs; null where nothing is bought. */
  readonly bought: { readonly list: ListSoFar; readonly aLine: number } | null
}

/** The recipes of an occasion that this runner can eat. */
export const servedAt = memoize((kitchen: Kitchen) => {
  const served = allRecipes
    .filter(({ id }) => !kitchen.recipesLeftOut.has(id))
    .flatMap((recipe) => serveRecipe(kitchen, recipe) ?? [])
  return byKey((occasion: Occasion): readonly ServedRecipe[] =>
    served.filter(({ recipe }) => recipe.at.includes(occasion)),
  )
})

export function candidatesFor(kitchen: Kitchen, occasion: Occasion, wishes: Wishes): BestFirst<Candidate> {
  const { breads, juice, smooth, familiar = false } = wishes
  const known = familiar && eaterOf(kitchen) === 'meat'
  const { dishes, platesOf } = dishesAt(kitchen)(breads)(juice)(smooth)(known)(occasion)
  const permitted = permittedOf(dishes, wishes)
  const costOf = recipeCosts(wishes)
  const costs = new Float64Array(permitted.length)
  for (let index = 0; index < costs.length; index++) costs[index] = costOf(permitted[index] as Dish)
  const costsOfPlates = plateCosts(occasion, wishes, kitchen)
  return bestFirst(costs, (index) => {
    const { id, served } = permitted[index] as Dish
    return { id, served, cost: costs[index] ?? 0, costsOfPlates, plates: () => platesOf(served) }
  })
}

/** Those that may come again, or any of them if nothing else is left. */
function permittedOf(dishes: readonly Dish[], { not, only = null, gentle }: Wishes): readonly Dish[] {
  const wanted = only === null ? dishes : orAll(dishes, ({ id }) => only.has(id))
  const others = not.size === 0 ? wanted : wanted.filter(({ id }) => !not.has(id))
  const light = gentle ? others.filter(({ isLight }) => isLight) : []
  if (light.length >= enough) return light
  return others.length > 0 ? others : wanted
}

/** Those that are so, or all of them if none is. */
function orAll<Each>(all: readonly Each[], isSo: (each: Each) => boolean): readonly Each[] {
  const some = all.filter(isSo)
  return some.length > 0 ? some : all
}

/** Dishes to choose a gentle day from. */
const enough = 40

/** What may be served at a meal of this kind, and the plates of each dish. */
interface Dishes {
  readonly dishes: readonly Dish[]
  readonly platesOf: (served: ServedRecipe) => PlateTable
}

/** Rules about whole meals may leave a permitted recipe without any plate. */
const dishesAt = memoize((kitchen: Kitchen) => {
  const dishOf = dishFor(costFactorsOf(kitchen))
  const dishesOf = byKey((occasion: Occasion) => servedAt(kitchen)(occasion).map(dishOf))
  return byKey((breads: BreadsOffered) =>
    byKey((juice: JuiceOffered) =>
      byKey((smooth: boolean) =>
        byKey((familiar: boolean) =>
          byKey((occasion: Occasion): Dishes => {
            const platesOf = byKey((served: ServedRecipe) => {
              const plates = platesFor(kitchen, served, breads, juice)
              return keepingMealRules(kitchen, occasion, smooth ? smoothPlates(plates) : plates)
            })
            const all = dishesOf(occasion)
            const possible = hasMealRules(kitchen)
              ? all.filter(({ served }) => platesOf(served).count > 0)
              : all
            const smoothOnes = smooth ? orAll(possible, ({ isSmooth }) => isSmooth) : possible
            const dishes = familiar ? orAll(smoothOnes, ({ isFamiliar }) => isFamiliar) : smoothOnes
            return { dishes, platesOf }
          }),
        ),
      ),
    ),
  )
})

/** In the currency of `costOf`: a day's carbs outside their window cost five and more. */
const costs = {
  chance: 2,
  sweets: 4,
  notGentle: 8,
  season: 0.6,
  plain: 4,
  dear: 2.4,
  aSide: 0.12,
  shakeBeside: 12,
  // Half a dish is another dish too many, and nobody heats an oven for it.
  halfADish: { cooked: 12, else: 6 },
  // More than people have beside a dish: sooner a second side, or a larger snack.
  heap: { onALargeDay: 10, else: 160 },
  // At lunch and dinner of race week a plate of meat and greens is hardly ever the better one.
  noStarch: { inRaceWeek: 40, else: 5 },
  // Growth is worth more than a better liked dish.
  littleProtein: { grown: 7, growing: 25 },
  soyAfterARun: 4,
  // A main of hardly any protein, and what is eaten only where nothing else is left.
  fallback: { main: 12, else: 25 },
  // Each gram.
  addedSugarWithDiabetes: 0.4,
  // White rice and little fiber is for the days before a race.
  gentleDishWithDiabetes: 8,
  // Each gram beyond what is eaten at once.
  carbsAtOnceWithDiabetes: 0.4,
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

/** What a recipe costs on these days: as on any day, and by what is drawn, liked and bought. */
function recipeCosts({ draws, bias, bought, gentle, strictness = 1 }: Wishes): (recipe: Dish) => number {
  const linesAdded = bought && linesAddedTo(bought.list)
  return (recipe) =>
    costs.chance * draws.weigh(recipe.hash) +
    bias(recipe.id) +
    recipe.always +
    strictness * (gentle ? recipe.avoidedOnGentleDays : recipe.avoided) +
    (bought && linesAdded ? bought.aLine * linesAdded(recipe.lines) : 0)
}

/** What a recipe's costs depend on beside its foods. */
interface CostFactors extends Pick<Kitchen, 'season' | 'budget' | 'isQuick' | 'isMinor' | 'isLowInSugar'> {
  readonly eater: Eater
}

const knownFactors = new Map<string, CostFactors>()

/** The same object for the same factors, a hundred or so: a recipe is costed once for all kitchens that have them. */
function costFactorsOf(kitchen: Kitchen): CostFactors {
  const { season, budget, isQuick: wantsQuick, isMinor, isLowInSugar } = kitchen
  const factors = { season, budget, isQuick: wantsQuick, isMinor, isLowInSugar, eater: eaterOf(kitchen) }
  const name = Object.values(factors).join()
  const shared = knownFactors.get(name) ?? factors
  knownFactors.set(name, shared)
  return shared
}

/** A recipe as a kitchen serves it, and what it costs there on any day. */
type Dish = ReturnType<typeof onAnyDay>

const dishFor = byKey((factors: CostFactors) => byKey((served: ServedRecipe) => onAnyDay(factors, served)))

function onAnyDay(
  { season: thisSeason, budget, isQuick: wantsQuick, isMinor, isLowInSugar, eater }: CostFactors,
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
      costs.dear * facts.dear[budget],
    avoided:
      facts.plain +
      facts.sweets +
      hardlyWanted +
      (isLowInSugar && facts.isLight ? costs.gentleDishWithDiabetes : 0),
    avoidedOnGentleDays: (facts.isLight ? 0 : costs.notGentle) + hardlyWanted,
  }
}

/** What is true of a recipe in every kitchen that serves it so. */
const factsOf = byKey((served: ServedRecipe) => {
  const { recipe, foods } = served
  const isLight = recipe.tags.includes('loading')
  const isSoyRecovery = recipe.at[0] === 'recovery' && foods.some(({ id }) => isSoyFood(foodOf(id)))
  return {
    hash: hashOfId(recipe.id),
    isLight,
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
    dear: { Low: dearness('Low', foods), Medium: dearness('Medium', foods), High: 0 },
  }
})

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
const longAtMost = { main: 35, other: 20 } as const
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

function plateCosts(
  occasion: Occasion,
  { bought, gentle, isLargeDay = false, isRaceWeek = false, strictness = 1 }: Wishes,
  { isMinor, isLowInSugar }: Pick<Kitchen, 'isMinor' | 'isLowInSugar'>,
): Candidate['costsOfPlates'] {
  const sidesCosts = costsOfSides(bought ?? nothingBought)
  const kind = occasion === 'main' ? (gentle ? 'light main' : isMinor ? 'growing main' : 'main') : 'other'
  const mostCarbs = (isLowInSugar ? carbsAtOnce[occasion] : undefined) ?? Number.POSITIVE_INFINITY
  const ownCostsOf = ownCosts(kind)(isLargeDay)(isRaceWeek)(mostCarbs)
  return (table, first, end) => {
    const costOfSides = sidesCosts(table.allSides)
    const own = ownCostsOf(table)
    const all: number[] = []
    for (let index = first; index < end; index++)
      all.push(costOfSides(table.sides[index] ?? 0) + strictness * (own[index] ?? 0))
    return all
  }
}

const nothingBought = {}

/** The meals of a day have their sides beside the same list. */
const costsOfSides = memoize((bought: NonNullable<Wishes['bought']> | typeof nothingBought) => {
  const linesAdded = 'list' in bought ? linesAddedTo(bought.list) : null
  const costOf = ({ of, foods, lines }: Sides) =>
    costs.aSide * of.length +
    (foods.some(({ id }) => id === 'pea-protein-powder') ? costs.shakeBeside : 0) +
    ('list' in bought && linesAdded ? bought.aLine * linesAdded(lines) : 0)
  return byKey((allSides: readonly Sides[]) => {
    const known: (number | undefined)[] = []
    return (sides: number): number => (known[sides] ??= costOf(allSides[sides] as Sides))
  })
})

/** Of every plate of a table, whatever is bought. */
const ownCosts = byKey((kind: 'main' | 'growing main' | 'light main' | 'other') =>
  byKey((isLargeDay: boolean) =>
    byKey((isRaceWeek: boolean) =>
      byKey((mostCarbs: number) => {
        const noStarch = isRaceWeek ? costs.noStarch.inRaceWeek : costs.noStarch.else
        const heap = isLargeDay ? costs.heap.onALargeDay : costs.heap.else
        const { grown, growing } = costs.littleProtein
        const littleProtein = kind === 'main' ? grown : kind === 'growing main' ? growing : 0
        return byKey((table: PlateTable) =>
          Float64Array.from(
            table.quarters,
            (quarter, index) =>
              (quarter <= 2
                ? costs.halfADish[table.served.recipe.minutes.total > longAtMost.other ? 'cooked' : 'else']
                : 0) +
              (quarter >= heapFrom(table.served) ? heap : 0) +
              (kind !== 'other' && isNearlyWithoutCarbs(table, index) ? noStarch : 0) +
              (isShortOfProtein(table, index) ? littleProtein : 0) +
              costs.carbsAtOnceWithDiabetes * Math.max(0, heldAt(table, index, at.carbs) - mostCarbs),
          ),
        )
      }),
    ),
  ),
)

/** Grams in a meal with diabetes, where no run is near (decision 0084): the day's carbs come in all of its meals. */
const carbsAtOnce: Partial<Record<Occasion, number>> = { breakfast: 110, main: 110, snack: 50 }

/** A dinner of meat and greens leaves its carbs to a snack. */
const isNearlyWithoutCarbs = (table: PlateTable, index: number) =>
  4 * heldAt(table, index, at.carbs) < 0.25 * heldAt(table, index, at.energy)

const isShortOfProtein = (table: PlateTable, index: number) =>
  heldAt(table, index, at.protein) < proteinOfAMain.value
