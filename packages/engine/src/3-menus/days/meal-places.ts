import { mealsOfADay, snacksOfADay } from '../../evidence/portions.ts'
import { mealsOfALoadingDay } from '../../evidence/race-week.ts'
import type { Targets } from '../../2-targets/targets.ts'
import type { Occasion } from '../dishes/dish-plan.ts'
import type { DayKind, Macros, MealName } from '../menus.ts'
import { isLowInFiber } from '../portions/demands.ts'

/** A meal of a day, before its dish is chosen. */
export interface MealPlace {
  readonly name: MealName
  readonly occasion: Occasion
  /** Share of the day's energy. */
  readonly share: number
}

/** Loading days of a race with carb loading. */
export const isGentle = (kind: DayKind, { race }: Targets) =>
  (kind === 'loading' || kind === 'day-before') && isLowInFiber(race)

export function placesOf(kind: DayKind, target: Macros, targets: Targets): MealPlace[] {
  const gentle = isGentle(kind, targets)
  const shares = (kind === 'training' || kind === 'easy-week' ? mealsOfADay : mealsOfALoadingDay).value
  // A load is easier to eat in small, frequent meals.
  const count = Math.min(mostSnacks, snackCount(target.energy) + (gentle ? 1 : 0))
  const [breakfast, main, snack] = gentle
    ? (['gentle breakfast', 'gentle main', 'gentle snack'] as const)
    : (['breakfast', 'main', 'snack'] as const)
  const snacks = shares.Snacks.carbs * (0.6 + 0.2 * count)
  const meals = shares.Breakfast.carbs + shares.Lunch.carbs + shares.Dinner.carbs
  const size = (100 - snacks) / meals / 100
  const places: Partial<Record<MealName, MealPlace>> = {
    breakfast: { name: 'breakfast', occasion: breakfast, share: shares.Breakfast.carbs * size },
    lunch: { name: 'lunch', occasion: main, share: shares.Lunch.carbs * size },
    dinner: { name: 'dinner', occasion: main, share: shares.Dinner.carbs * size },
  }
  return inOrder(count).map((name) => places[name] ?? { name, occasion: snack, share: snacks / count / 100 })
}

const snackCount = (energy: number) => snacksOfADay.value.filter(([from]) => energy >= from).at(-1)?.[1] ?? 1

const mostSnacks = 4

function inOrder(snacks: number): MealName[] {
  const from = (count: number, snack: MealName) => (snacks >= count ? [snack] : [])
  return [
    'breakfast',
    ...from(2, 'morning-snack'),
    'lunch',
    'afternoon-snack',
    'dinner',
    ...from(3, 'evening-snack'),
    ...from(4, 'bedtime-snack'),
  ]
}
