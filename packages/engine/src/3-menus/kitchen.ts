import type { Runner } from '../1-runner/runner.ts'
import { isPartOfAWord, namesIn } from '../foods/exclusions/exclusion-names.ts'
import { firstHeld, indexExclusions, spellName } from '../foods/exclusions/literal-exclusions.ts'
import { permitsFood } from '../foods/exclusions/permitted.ts'
import { isBurning } from '../foods/reflux-foods.ts'
import { type Food, findFoods } from '../foods/foods.ts'
import { memoize } from '../foods/memoize.ts'
import { isForLowSodium, isTooSalty } from '../foods/salty.ts'
import { leftOutWith } from '../foods/sold-together.ts'
import { isWithoutAddedSalt, mentions } from '../health.ts'
import type { PlainDay } from '../plain-day.ts'
import type { SideKind } from '../side-kinds.ts'
import { larderIds } from './portions/household-measure.ts'
import { allRecipes } from './recipes/all-recipes.ts'
import type { Recipe } from './recipes/recipe.ts'
import { type Draws, drawsFrom, seedOf } from './seeded-random.ts'

/** What a runner cooks with: every food of the larder that they may eat, the season and their budget. */
export interface Kitchen {
  readonly foods: ReadonlyMap<string, Food>
  /** Recipes whose own name contains what this runner excludes by name: tacos, dal. */
  readonly recipesLeftOut: ReadonlySet<string>
  readonly budget: Runner['budget']
  readonly season: 'summer' | 'winter' | null
  readonly draws: Draws
  /** Meat and milk are never in one meal. */
  readonly isKosher: boolean
  readonly isLowFodmap: boolean
  /** High blood pressure, a heart or kidney disease: nothing salty, and so much sodium a day. */
  readonly isUnsalted: boolean
  /** With diabetes sugar is for the race: hardly any on the days before it, and carbs in more equal meals. */
  readonly isLowInSugar: boolean
  /** Dishes of tomato, onion, garlic and vinegar cost more. */
  readonly hasReflux: boolean
  /** Under 18: food first, no supplements. */
  readonly isMinor: boolean
  /** Breakfasts and mains that take long cost more. */
  readonly isQuick: boolean
  /** The recipe that a meal is to be, by `3-days-before.dinner`. */
  readonly swaps: Readonly<Record<string, string>>
  /** What a model would have there, wherever the runner swapped nothing: recipes, the best first, and what stands beside them. */
  readonly chosen: {
    readonly recipes: Readonly<Record<string, readonly string[]>>
    readonly sides: Readonly<Record<string, readonly SideKind[]>>
  }
}

export const nothingChosen: Kitchen['chosen'] = { recipes: {}, sides: {} }

const larderFoods = findFoods(larderIds)

/** Without what they dislike: ids of recipes, and of foods with all that is sold as one with them. */
export function kitchenOf(runner: Runner, dislikes: readonly string[] = []): Kitchen {
  const wishes = runner.preferences.kitchen ?? {}
  const glutenFree = needsGlutenFree(runner)
  const isUnsalted = isWithoutAddedSalt(runner)
  const hasReflux = mentions(runner, 'reflux')
  const foods = new Map<string, Food>()
  const { unknown } = runner.exclusions
  const isDisliked = leftOutWith(dislikes)
  const names = unknown.flatMap(namesIn).map((words) => words.join(' '))
  for (const food of larderFoods) {
    if (!permitsFood(runner, food).permitted || names.some((name) => isPartOfAWord(name, food))) continue
    // More expensive and harder to find: for runners who need it.
    if (food.glutenFreeLabel && !glutenFree) continue
    if (isDisliked(food.id) || (hasReflux && isBurning(food))) continue
    if (isUnsalted ? isTooSalty(food) : isForLowSodium(food)) continue
    foods.set(food.id, food)
  }
  return {
    foods,
    recipesLeftOut: new Set([...recipesNamed(unknown), ...dislikes]),
    budget: runner.budget,
    season: seasonOf(runner.raceDate),
    draws: drawsFrom(seedOf(runner)),
    isKosher: mentions(runner, 'kosher'),
    isLowFodmap: runner.exclusions.groups.includes('fodmap'),
    isUnsalted,
    isLowInSugar: mentions(runner, 'diabetes'),
    hasReflux,
    isMinor: runner.age < 18,
    isQuick: wishes.effort === 'quick',
    swaps: wishes.swaps ?? {},
    chosen: {
      recipes: runner.preferences.coach?.meals ?? {},
      sides: runner.preferences.coach?.sides ?? {},
    },
  }
}

/** The northern half of the year: most of the runners, and the stores of the others import. */
const seasonOf = ({ month }: PlainDay): Kitchen['season'] =>
  month >= 6 && month <= 9 ? 'summer' : month === 12 || month <= 2 ? 'winter' : null

function recipesNamed(unknown: readonly string[]): ReadonlySet<string> {
  const exclusions = indexExclusions(unknown)
  if (exclusions.size === 0) return new Set()
  const named = allRecipes.filter((recipe) => firstHeld(nameOfRecipe(recipe), exclusions) !== undefined)
  return new Set(named.map(({ id }) => id))
}

/** Without its foods in braces and brackets, which are excluded by their own names. */
const nameOfRecipe = memoize(({ name }: Recipe) => [spellName(name.replace(/\{[^}]+\}|\[[^\]]+\]/gu, ','))])

const needsGlutenFree = ({ exclusions }: Runner) =>
  exclusions.groups.some((group) => ['gluten', 'wheat', 'fodmap'].includes(group))
