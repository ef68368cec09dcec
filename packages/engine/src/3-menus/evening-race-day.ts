import type { Runner } from '../1-runner/runner.ts'
import {
  raceDayMeals,
  type RaceDayMealName,
  type RaceDayMealTargets,
} from '../2-targets/before-and-after/race-day-meals.ts'
import type { Targets } from '../2-targets/targets.ts'
import { raceDayDishes as rule } from '../evidence/race-day-meals.ts'
import { spoilsInABag } from '../foods/keeps-in-a-bag.ts'
import { buildMeal } from './days/build-meal.ts'
import type { Wishes } from './days/wishes.ts'
import type { DayDemand } from './days/day-demand.ts'
import { listFor, type ListSoFar } from './groceries/list-so-far.ts'
import type { Kitchen } from './kitchen.ts'
import { canBeMadeInAHotel } from './recipes/can-be-made-in-a-hotel.ts'
import type { DayMenu, Meal, MealName } from './menus.ts'
import { sleepsAway } from './ordered-dinner.ts'
import { foodOf } from './portions/household-measure.ts'
import type { Demand } from './portions/windows.ts'
import type { Occasion } from './recipes/recipe.ts'
import type { ServedRecipe } from './recipes/served-recipe.ts'
import { demandOfAMeal, fitMeal, offering } from './fit-meal.ts'

interface Table {
  readonly runner: Runner
  readonly targets: Targets
  readonly kitchen: Kitchen
}

/**
 * The dishes of race day beside its race meal, before a start from eleven on: each within its carbs, low in fiber and fat, and
 * of what the week and the race meal have on the list. Null where nothing that this runner may eat comes near.
 */
export function eveningRaceDay(
  { runner, targets, kitchen }: Table,
  days: readonly DayMenu[],
): (Meal | null)[] {
  const before: Meal[] = days.slice(-2).flatMap(({ meals }) => meals)
  const made: Meal[] = []
  return raceDayMeals(runner, targets.loadingMass, targets.race.breakfast.carbs).map((wanted) => {
    const meal = dishFor(wanted, {
      kitchen,
      list: listFor([...days, { meals: made }]),
      served: new Set([...before, ...made].map(({ recipe }) => recipe.id)),
      isAway: sleepsAway(runner),
    })
    if (meal) made.push(meal)
    return meal
  })
}

interface Choosing {
  readonly kitchen: Kitchen
  readonly list: ListSoFar
  readonly served: ReadonlySet<string>
  /** Nobody cooks in a hotel. */
  readonly isAway: boolean
}

function dishFor({ name, carbs }: RaceDayMealTargets, choosing: Choosing): Meal | null {
  const demand = demandOf(name, carbs)
  // What misses its carbs, or is rich, is no meal before a race.
  const holds = (meal: Meal) => isWithin(demand, meal)
  const wanted = demandOfAMeal(demand)
  for (const occasion of occasionsOf(name, carbs)) {
    const made = (only: Wishes['only'] = null) => fitted(name, occasion, wanted, { ...choosing, only })
    const meal = made()
    if (meal && holds(meal)) return offering(meal, { made: (id) => made(new Set([id])), holds })
  }
  return null
}

function fitted(
  name: RaceDayMealName,
  occasion: Occasion,
  demand: DayDemand,
  { kitchen, list, served, isAway, only }: Choosing & Pick<Wishes, 'only'>,
): Meal | null {
  const plate = fitMeal(kitchen, {
    occasion,
    demand,
    wishes: {
      draws: kitchen.draws.of(`race day ${name}`),
      gentle: true,
      smooth: true,
      familiar: true,
      not: served,
      only: only ?? null,
      bias: () => 0,
      breads: 'white',
      juice: 'usual',
      bought: { list, aLine: costOfALine },
    },
    ...(isAway ? { only: ({ recipe }) => canBeMadeInAHotel(recipe) } : {}),
    ...(name === 'snack' ? { trouble: troubleOnTheWay } : {}),
  })
  return plate ? buildMeal({ name: nameInADay[name], ...plate }) : null
}

/** The snack of the last hours is carried to the start. */
const troubleOnTheWay = ({ recipe: { effort, equipment }, foods }: ServedRecipe) =>
  effort === 'no-cook' &&
  equipment.every((each) => each === 'none') &&
  !foods.some(({ id }) => spoilsInABag(foodOf(id)))
    ? 0
    : costOfTrouble

/** In the currency of `costOf`: less than a number missed. */
const costOfTrouble = 60

/** In the currency of `costOf`, as for the other single meals of a week. */
const costOfALine = 6

const nameInADay: Readonly<Record<RaceDayMealName, MealName>> = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  snack: 'afternoon-snack',
}

/** A lunch that gave way to the race meal is a bite, or another small breakfast. */
const occasionsOf = (name: RaceDayMealName, carbs: number): readonly Occasion[] => {
  if (name === 'snack') return ['snack']
  if (name === 'breakfast')
    return carbs < rule.value.leastOfABreakfast ? ['snack'] : ['race morning', 'breakfast']
  return carbs < rule.value.leastOfALunch ? ['snack'] : ['main', 'race morning']
}

/** Never more than planned: the day up to the start has its most. */
function demandOf(name: RaceDayMealName, carbs: number): Demand {
  const { lessCarbs, most } = rule.value
  const { fat, fiber, protein } = most[name]
  return {
    aims: { carbs: carbs * (1 - lessCarbs / 2) },
    windows: {
      carbs: { least: carbs * (1 - lessCarbs), most: carbs },
      fat: { least: 0, most: fat },
      fiber: { least: 0, most: fiber },
      protein: { least: 0, most: protein },
    },
  }
}

const isWithin = ({ windows }: Demand, meal: Meal) =>
  (['carbs', 'fat', 'fiber', 'protein'] as const).every((macro) => {
    const { least = 0, most = Number.POSITIVE_INFINITY } = windows[macro] ?? {}
    return meal[macro] >= least - rounded && meal[macro] <= most + (macro === 'carbs' ? 0 : rounded)
  })

/** Whole grams, g. */
const rounded = 0.5
