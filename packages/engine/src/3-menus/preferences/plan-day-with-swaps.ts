import type { Targets } from '../../2-targets/targets.ts'
import type { MealPlace } from '../days/meal-places.ts'
import { type DayToPlan, planDay, type Swap } from '../days/plan-day.ts'
import { farShortOf } from '../days/too-few-foods.ts'
import type { Kitchen } from '../kitchen.ts'
import type { DayMenu, Meal, MealName } from '../menus.ts'
import { recipeSwappedIn } from './swaps.ts'

type Swaps = ReadonlyMap<MealName, Swap>

/**
 * A whole day with the meals that the runner swapped, as far as it is still the day it has to be: all of them, or one by one
 * those that it bears. The plan's own dish stays in the place of any other.
 */
export function planDayWithSwaps(kitchen: Kitchen, targets: Targets, day: DayToPlan): DayMenu {
  const own = planDay(kitchen, targets, day)
  const wished = swapsWished(kitchen, own, day.places)
  if (wished.size === 0) return own
  const tried = (swaps: Swaps) => {
    const menu = planDay(kitchen, targets, { ...day, swaps })
    return isStillTheDay(menu, own, { swaps, places: day.places, targets }) ? marked(menu, swaps) : null
  }
  const all = tried(wished)
  if (all || wished.size === 1) return all ?? own
  let best = own
  const kept = new Map<MealName, Swap>()
  for (const [name, swap] of wished) {
    const menu = tried(new Map([...kept, [name, swap]]))
    if (!menu) continue
    best = menu
    kept.set(name, swap)
  }
  return best
}

/** Those that are another dish than the plan's own, at meals that this day still chooses. */
function swapsWished(kitchen: Kitchen, { key, meals }: DayMenu, places: readonly MealPlace[]): Swaps {
  return new Map(
    places.flatMap(({ name }) => {
      const to = recipeSwappedIn(kitchen, key, name)
      const own = meals.find((meal) => meal.name === name)
      return to !== undefined && own && own.recipe.id !== to ? [[name, { to, from: own.recipe.id }]] : []
    }),
  )
}

interface Wished {
  readonly swaps: Swaps
  readonly places: readonly MealPlace[]
  readonly targets: Targets
}

/**
 * Whether every swapped meal is what was wished for, none is smaller or larger than a meal of that time, and the day holds the
 * energy and the carbs that it held without them. What fat, fiber or protein miss by it stands with the day.
 */
function isStillTheDay(menu: DayMenu, own: DayMenu, { swaps, places, targets }: Wished): boolean {
  const isServed = [...swaps].every(([name, { to }]) => mealAt(menu, name)?.recipe.id === to)
  const misses = ({ gaveWay }: DayMenu) =>
    gaveWay.filter((macro) => macro === 'energy' || macro === 'carbs').length
  return (
    isServed &&
    menu.meals.length >= own.meals.length &&
    misses(menu) <= misses(own) &&
    outOfSize(menu, places) <= outOfSize(own, places) &&
    farShortOf(menu, targets).length <= farShortOf(own, targets).length
  )
}

const mealAt = ({ meals }: DayMenu, name: MealName): Meal | undefined =>
  meals.find((meal) => meal.name === name)

const outOfSize = (menu: DayMenu, places: readonly MealPlace[]) =>
  places.filter(({ name, energy, mostCarbs }) => {
    const meal = mealAt(menu, name)
    if (!meal) return false
    // Meals are rounded to whole grams after they are chosen.
    return (
      meal.energy < energy.least - rounded ||
      meal.energy > energy.most + rounded ||
      meal.carbs > mostCarbs + 1
    )
  }).length

/** kcal */
const rounded = 15

const marked = (menu: DayMenu, swaps: Swaps): DayMenu => ({
  ...menu,
  meals: menu.meals.map((meal) => {
    const swap = swaps.get(meal.name)
    return swap ? { ...meal, insteadOf: swap.from } : meal
  }),
})
