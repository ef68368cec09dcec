import type { Targets } from '../../2-targets/targets.ts'
import type { MealPlace } from '../days/meal-places.ts'
import type { Swap } from '../days/plan-day.ts'
import { farShortOf } from '../days/too-few-foods.ts'
import type { SideKind } from '../../side-kinds.ts'
import type { DayMenu, Meal, MealName } from '../menus.ts'
import { isJust } from '../plates/plates.ts'

interface Wished {
  readonly swaps: ReadonlyMap<MealName, Swap>
  readonly places: readonly MealPlace[]
  readonly targets: Targets
}

/**
 * Whether every swapped meal is what was wished for, none is smaller or larger than a meal of that time, and the day holds the
 * energy and the carbs that it held without them, and no more sodium than a runner without added salt may have. What fat, fiber or protein miss by it stands with the day.
 */
export function isStillTheDay(menu: DayMenu, own: DayMenu, { swaps, places, targets }: Wished): boolean {
  const isServed = [...swaps].every(([name, swap]) => isServedAs(swap, mealAt(menu, name)))
  return (
    isServed &&
    menu.meals.length >= own.meals.length &&
    misses(menu) <= misses(own) &&
    outOfSize(menu, places) <= outOfSize(own, places) &&
    farShortOf(menu, targets).length <= farShortOf(own, targets).length
  )
}

const isServedAs = ({ to, sides }: Swap, meal: Meal | undefined) =>
  meal?.recipe.id === to && (sides === undefined || hasJust(sides, meal))

/** Whether these are what stands beside the dish. */
export const hasJust = (sides: readonly SideKind[], { items }: Meal) =>
  isJust(
    sides,
    items.flatMap(({ side }) => side ?? []),
  )

const misses = ({ gaveWay }: DayMenu) =>
  gaveWay.filter((macro) => macro === 'energy' || macro === 'carbs' || macro === 'sodium').length

const mealAt = ({ meals }: DayMenu, name: MealName): Meal | undefined =>
  meals.find((meal) => meal.name === name)

/** How many meals are smaller or larger than a meal of that time. */
export const outOfSize = (menu: DayMenu, places: readonly MealPlace[]) =>
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
