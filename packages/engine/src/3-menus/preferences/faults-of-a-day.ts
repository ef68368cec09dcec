import type { Targets } from '../../2-targets/targets.ts'
import { limitsOf } from '../days/limits-of-a-day.ts'
import type { Kitchen } from '../kitchen.ts'
import type { DayMenu, Meal } from '../menus.ts'
import { at as sumAt, countMealsOf, vectorOfFoods, width } from '../plates/nutrient-vector.ts'
import { hasLoad } from '../portions/demands.ts'
import type { LarderId } from '../portions/larder.ts'
import { findRecipe } from '../recipes/all-recipes.ts'
import { isMain } from '../same-again.ts'

/** How many numbers a day misses, how many foods it leans on, and how many of its dishes are served too lately or too soon again. */
export function faultsOfADay(
  menu: DayMenu,
  { days, at, kitchen, targets }: InItsDays & { readonly kitchen: Kitchen; readonly targets: Targets },
): number {
  return menu.gaveWay.length + leansOn(menu, { kitchen, targets }) + servedAgain(menu, { days, at })
}

interface InItsDays {
  readonly days: readonly DayMenu[]
  readonly at: number
}

/** Half as much again is more than a cook would serve. */
const byHalfAsMuchAgain = 1.5

/** Whole grams may add up to a little more than a most. */
const byAHair = 1.01

interface Leaning {
  readonly kitchen: Kitchen
  readonly targets: Targets
  /** What may not be exceeded at all; of the rest half as much again is borne. */
  readonly firm?: ReadonlySet<string>
}

export const leansOn = (menu: DayMenu, leaning: Leaning): number => foodsLeanedOn(menu, leaning).length

/** What a day has too much of. */
export function foodsLeanedOn(
  { kind, meals, target }: DayMenu,
  { kitchen, targets, firm = nothingFirm }: Leaning,
): (keyof typeof sumAt)[] {
  const held = new Float64Array(width)
  for (const { items } of meals) {
    const vector = vectorOfFoods(
      items.map(({ foodId, amount }) => ({ id: foodId as LarderId, grams: amount })),
    )
    countMealsOf(vector)
    for (let index = 0; index < width; index++) held[index] = (held[index] ?? 0) + (vector[index] ?? 0)
  }
  const limits = Object.entries(limitsOf(kitchen, kind, target, hasLoad(targets))) as [
    keyof typeof sumAt,
    number,
  ][]
  return limits
    .filter(([sum, most]) => (held[sumAt[sum]] ?? 0) > (firm.has(sum) ? byAHair : byHalfAsMuchAgain) * most)
    .map(([sum]) => sum)
}

const nothingFirm: ReadonlySet<string> = new Set()

/** No dish twice on a day or on the example days, no main within three days but the rest of a pot, nothing four days in a row. */
function servedAgain(menu: DayMenu, { days, at }: InItsDays): number {
  const { meals } = menu
  const twice = meals.length - new Set(meals.map(({ recipe }) => recipe.id)).size
  const isAgain = menu.date === null ? onAnotherDay(days, at) : tooNear(days, at)
  return twice + meals.filter(isAgain).length
}

const onAnotherDay = (days: readonly DayMenu[], at: number) => (meal: Meal) =>
  days.some((day, index) => index !== at && serves(day, meal))

const tooNear =
  (days: readonly DayMenu[], at: number) =>
  (meal: Meal): boolean => {
    if (!isMain(meal)) return daysInARow(days, at, meal.recipe.id) > 3
    return [-2, -1, 1, 2].some((step) =>
      (days[at + step]?.meals ?? []).some(
        (other) =>
          isMain(other) &&
          other.recipe.id === meal.recipe.id &&
          !(step === -1 && isRest(meal, other)) &&
          !(step === 1 && isRest(other, meal)),
      ),
    )
  }

/** A pot of yesterday's dinner is lunch today. */
const isRest = (lunch: Meal, dinner: Meal) =>
  lunch.name === 'lunch' && dinner.name === 'dinner' && findRecipe(lunch.recipe.id).keeps.fridgeDays >= 1

const serves = ({ meals }: DayMenu, { recipe }: Meal) => meals.some((other) => other.recipe.id === recipe.id)

/** With this day, how many in a row have the dish. */
export function daysInARow(days: readonly DayMenu[], at: number, id: string): number {
  const along = (step: 1 | -1) => {
    let count = 0
    while (days[at + step * (count + 1)]?.meals.some(({ recipe }) => recipe.id === id)) count += 1
    return count
  }
  return along(-1) + 1 + along(1)
}
