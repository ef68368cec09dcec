import { loadingMeals, mealAfterALongRun, mealShares, snacksOfADay } from '../../evidence/plates.ts'
import type { Targets } from '../../2-targets/targets.ts'
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
  /** Whether it may be the recipe of another meal of the day. */
  readonly mayRepeat?: boolean
}

/** Days of a carb load, low in fiber and fat. */
export const isGentle = (kind: DayKind, { race }: Targets) =>
  (kind === 'loading' || kind === 'day-before') && isLowInFiber(race)

/** The meals of an ordinary day, by their shares of its energy. */
export function placesOfADay(energy: number): MealPlace[] {
  const { breakfast, lunch, dinner, snack } = mealShares.value
  const place = (
    name: MealName,
    occasion: Occasion,
    [least, most]: readonly [number, number],
  ): MealPlace => ({
    name,
    occasion,
    energy: { least: least * energy, most: most * energy },
    mostCarbs: Number.POSITIVE_INFINITY,
  })
  return [
    place('breakfast', 'breakfast', breakfast),
    place('lunch', 'main', lunch),
    place('dinner', 'main', dinner),
    ...snackNames(snackCount(energy)).map((name) => place(name, 'snack', snack)),
  ]
}

/** The meals beside those around a long run, by their shares of the energy that is left. */
export function placesAfterALongRun(energyLeft: number, carbsLeft: number): MealPlace[] {
  const { lunch, dinner, snack, breakfast } = mealShares.value
  const usual = 1 - (breakfast[0] + breakfast[1]) / 2
  return placesOfADay(energyLeft)
    .filter(({ name }) => name !== 'breakfast' && name !== 'morning-snack' && name !== 'late-morning-snack')
    .map((place) => {
      const [least, most] = place.name === 'lunch' ? lunch : place.name === 'dinner' ? dinner : snack
      const energy = { least: (least / usual) * energyLeft, most: (most / usual) * energyLeft }
      return place.name === 'lunch'
        ? { ...place, energy, leastCarbs: leastAfterALongRun(carbsLeft) }
        : { ...place, energy }
    })
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
    energy: { least: least * energy, most: Math.min(most * energy, mostEnergy) },
    mostCarbs,
  })
  // Every lunch is larger than any dinner, also once both are rounded.
  const border = Math.min(0.235 * energy, 0.9 * mostEnergy)
  return [
    place('breakfast', 'breakfast', 0.14, 0.27),
    {
      ...place('lunch', 'main', 0, 0.33),
      energy: { least: border, most: Math.min(0.33 * energy, mostEnergy) },
    },
    { ...place('dinner', 'main', 0, 0), energy: { least: 0.12 * energy, most: border } },
    place('morning-snack', 'snack', 0.04, 0.2),
    ...(energy > sevenFrom ? [place('late-morning-snack', 'snack', 0.04, 0.2)] : []),
    place('afternoon-snack', 'snack', 0.04, 0.2),
    { ...place('evening-snack', 'snack', 0, 1), energy: { least: 40, most: afterDinner } },
  ]
}

const snackCount = (energy: number) => snacksOfADay.value.filter(([from]) => energy >= from).at(-1)?.[1] ?? 1

const snackNames = (count: number): MealName[] =>
  (['afternoon-snack', 'morning-snack', 'evening-snack', 'late-morning-snack'] as const).slice(0, count)

/** As they are eaten. */
export const mealOrder: readonly MealName[] = [
  'breakfast',
  'morning-snack',
  'late-morning-snack',
  'recovery',
  'lunch',
  'afternoon-snack',
  'dinner',
  'evening-snack',
]
