import {
  loadingMeals,
  mealAfterALongRun,
  mealShares,
  mostCarbsAtAMeal,
  snacksOfADay,
} from '../../evidence/plates.ts'
import type { Targets } from '../../2-targets/targets.ts'
import type { Kitchen } from '../kitchen.ts'
import type { DayKind, MealName } from '../menus.ts'
import { isLowInFiber } from '../portions/demands.ts'
import type { Window } from '../portions/windows.ts'
import type { Occasion } from '../recipes/recipe.ts'

/** A meal of a day, before its dish is chosen. */
export interface MealPlace {
  readonly name: MealName
  readonly occasion: Occasion
  readonly energy: Window
  readonly mostCarbs: number
  readonly leastCarbs?: number
  /** Whether it is of a day before the race whose meals are small and many. */
  readonly isOfALoad?: boolean
  /** Whether it may be the recipe of another meal of the day. */
  readonly mayRepeat?: boolean
  /** Whether a dish that has to be cooked is ordered. */
  readonly isOrdered?: boolean
}

/** Days of a carb load, low in fiber and fat. */
export const isGentle = (kind: DayKind, { race }: Targets) =>
  (kind === 'loading' || kind === 'day-before') && isLowInFiber(race)

/** The meals of an ordinary day, by their shares of its energy. */
export const placesOfADay = (energy: number, kitchen: MealLimits): MealPlace[] =>
  placesOf(energy, ['breakfast', 'lunch', 'dinner', ...snackNames(snackCount(energy))], kitchen)

/** What of a kitchen limits the size of a meal. */
type MealLimits = Pick<Kitchen, 'isLowInSugar'>

const placesOf = (energy: number, names: readonly MealName[], { isLowInSugar }: MealLimits): MealPlace[] =>
  names.map((name) => {
    const { grams, withDiabetes, share } = mostCarbsAtAMeal.value
    const [least, most] = shareOf(name)
    return {
      name,
      occasion: occasionOf(name),
      energy: { least: least * energy, most: most * energy },
      mostCarbs: Math.max(isLowInSugar ? withDiabetes : grams, (share * energy) / 4),
    }
  })

const isOfTheThree = (name: MealName) => name === 'breakfast' || name === 'lunch' || name === 'dinner'

const shareOf = (name: MealName) => mealShares.value[isOfTheThree(name) ? name : 'snack']

const occasionOf = (name: MealName): Occasion =>
  name === 'breakfast' ? 'breakfast' : isOfTheThree(name) ? 'main' : 'snack'

/** The meals beside those around a long run, by their shares of the energy that is left. */
export function placesAfterALongRun(energyLeft: number, carbsLeft: number, kitchen: MealLimits): MealPlace[] {
  const { breakfast } = mealShares.value
  const later = snackNames(snackCount(energyLeft)).flatMap((name) => afterALongRun[name] ?? [])
  // A further snack takes what breakfast usually does, so that lunch and dinner stay plates that a person finishes.
  const usual = later.length === 3 ? 1 : 1 - (breakfast[0] + breakfast[1]) / 2
  return placesOf(energyLeft / usual, ['lunch', 'dinner', ...later], kitchen).map((place) =>
    place.name === 'lunch' ? { ...place, leastCarbs: leastAfterALongRun(carbsLeft) } : place,
  )
}

/** Nobody snacks on the morning of a long run: of a day that has four snacks, the fourth is eaten in the afternoon. */
const afterALongRun: Partial<Record<MealName, MealName>> = {
  'afternoon-snack': 'afternoon-snack',
  'evening-snack': 'evening-snack',
  'late-morning-snack': 'late-afternoon-snack',
}

/** The meal after a long run has a starch, as far as the day leaves any. Evidence: meal-after-a-long-run. */
const leastAfterALongRun = (carbsLeft: number): number =>
  Math.max(0, Math.min(mealAfterALongRun.value.carbs, mealAfterALongRun.value.share * carbsLeft))

/** The meals of a loading day: small and many, dinner not the largest, and little after it. */
export function placesOfALoadingDay(energy: number): MealPlace[] {
  const { mostEnergy, mostCarbs, afterDinner, sevenFrom } = loadingMeals.value
  const place = (name: MealName, occasion: Occasion, least: number, most: number): MealPlace => ({
    name,
    occasion,
    energy: { least: least * energy, most: Math.min(most * energy, mostEnergy - rounding) },
    mostCarbs,
    isOfALoad: true,
  })
  // Every lunch is larger than any dinner, also once both are rounded.
  const border = Math.min(0.235 * energy, 0.9 * mostEnergy)
  return [
    place('breakfast', 'breakfast', 0.14, 0.27),
    {
      ...place('lunch', 'main', 0, 0.33),
      energy: { least: border, most: Math.min(0.33 * energy, mostEnergy - rounding) },
    },
    { ...place('dinner', 'main', 0, 0), energy: { least: 0.12 * energy, most: border } },
    place('morning-snack', 'snack', 0.04, 0.2),
    ...(energy > sevenFrom ? [place('late-morning-snack', 'snack', 0.04, 0.2)] : []),
    place('afternoon-snack', 'snack', 0.04, 0.2),
    { ...place('evening-snack', 'snack', 0, 1), energy: { least: 40, most: afterDinner - rounding } },
  ]
}

/** Kilocalories of a meal that whole grams of carbs, protein and fat may add. */
const rounding = 8

const snackCount = (energy: number) => snacksOfADay.value.filter(([from]) => energy >= from).at(-1)?.[1] ?? 1

const snackNames = (count: number): MealName[] =>
  (
    [
      'afternoon-snack',
      'morning-snack',
      'evening-snack',
      'late-morning-snack',
      'late-afternoon-snack',
    ] as const
  ).slice(0, count)

/** As they are eaten. */
export const mealOrder: readonly MealName[] = [
  'breakfast',
  'morning-snack',
  'late-morning-snack',
  'recovery',
  'lunch',
  'afternoon-snack',
  'late-afternoon-snack',
  'dinner',
  'evening-snack',
]
