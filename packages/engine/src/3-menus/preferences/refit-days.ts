import type { Targets } from '../../2-targets/targets.ts'
import { servedAt } from '../days/candidates.ts'
import type { Wishes } from '../days/wishes.ts'
import type { MealPlace } from '../days/meal-places.ts'
import { askedFor, type DayToPlan, keepingDishes, planBeside, planDay, withMeals } from '../days/plan-day.ts'
import { placesAround, settledAround } from '../example-days.ts'
import { listFor } from '../groceries/list-so-far.ts'
import type { Kitchen } from '../kitchen.ts'
import type { DayMenu, Meal, MealName } from '../menus.ts'
import { findRecipe } from '../recipes/all-recipes.ts'
import { isMain } from '../same-again.ts'
import { daysInARow } from './faults-of-a-day.ts'
import { firstSoundDay } from './first-sound-day.ts'

export interface Refitting {
  /** Without what the runner dislikes. */
  readonly kitchen: Kitchen
  readonly targets: Targets
  readonly isOut: (meal: Meal) => boolean
  /** What is bought besides these days. */
  readonly besides: readonly { readonly meals: readonly Meal[] }[]
  /** The meals around the long run as they are now. */
  readonly longRun?: Readonly<Record<'breakfast' | 'recovery', Meal | null>>
}

/**
 * Days as they were, but for the meals that go out: each is another dish, or the same with another food, and so is the lunch
 * that was the rest of it. The other meals stay as they are to the gram; where that misses a number that the day met, their
 * portions change, and where that does too, their dishes.
 */
export function refitDays(days: readonly DayMenu[], refitting: Refitting): DayMenu[] {
  const now = [...days]
  // What took the place of which dish: the same again on the next day.
  const instead = new Map<string, string>()
  for (const [at, own] of days.entries()) {
    const day = askedFor(own)
    if (!day) continue
    const menu = refitDay({ own, day, days: now, at, instead, ...refitting })
    for (const { name, recipe } of own.meals) {
      const other = mealAt(menu, name)?.recipe.id
      if (other !== undefined && other !== recipe.id) instead.set(recipe.id, other)
    }
    now[at] = menu
  }
  return now
}

interface DayToRefit extends Refitting {
  readonly own: DayMenu
  readonly day: DayToPlan
  /** As they are by now. */
  readonly days: readonly DayMenu[]
  readonly at: number
  readonly instead: ReadonlyMap<string, string>
}

function refitDay(table: DayToRefit): DayMenu {
  const { own, isOut, kitchen, targets } = table
  const settled = settledNow(table)
  const isSettledAnew =
    settled.length !== table.day.settled.length ||
    settled.some((meal, index) => meal !== table.day.settled[index])
  const day = isSettledAnew
    ? { ...table.day, settled, places: placesAround(kitchen, { ...table.day, settled }) }
    : table.day
  const out = new Set(day.places.map(({ name }) => name).filter((name) => isOutAt(own, name, isOut)))
  if (out.size === 0 && !isSettledAnew) return own
  const wished = { ...day, wishesFor: wishesFor(table, out, true) }
  const kept = own.meals.filter(({ name }) => isPlaced(day, name) && !out.has(name))
  const planned = (tried: DayToPlan) => () => planDay(kitchen, targets, tried)
  const tries = [
    // A day with a swap is fitted again around it: all its meals stay its own.
    ...(out.size > 0 && !isSettledAnew && !hasSwaps(table)
      ? [() => planBeside(kept, kitchen, targets, { ...wished, settled })]
      : []),
    planned({ ...wished, swaps: keepingDishes(kept) }),
    planned(wished),
    () => planDay(kitchen, targets, { ...wished, wishesFor: wishesFor(table, out, false) }),
  ]
  return stillSwapped(firstSoundDay(tries, { ...table, places: day.places }), own)
}

/** A swapped meal that stays is still one. */
const stillSwapped = (menu: DayMenu, own: DayMenu): DayMenu =>
  withMeals(
    menu,
    menu.meals.map((meal) => {
      const before = mealAt(own, meal.name)
      const isTheSame = before?.insteadOf !== undefined && before.recipe.id === meal.recipe.id
      return isTheSame ? { insteadOf: before.insteadOf, ...meal } : meal
    }),
  )

/** Another breakfast before a long run may leave room for the meal after it, or take it. */
const settledNow = ({ day, longRun }: DayToRefit): readonly Meal[] =>
  longRun && day.settled.length > 0 ? settledAround({ ...day, ...longRun }, day.target) : day.settled

const isPlaced = ({ places }: DayToPlan, name: MealName) => places.some((place) => place.name === name)

const mealAt = ({ meals }: DayMenu, name: MealName) => meals.find((meal) => meal.name === name)

function isOutAt(day: DayMenu, name: MealName, isOut: (meal: Meal) => boolean): boolean {
  const meal = mealAt(day, name)
  return meal === undefined || isOut(meal)
}

const hasSwaps = ({ kitchen, own }: DayToRefit) =>
  Object.keys(kitchen.swaps).some((place) => place.startsWith(`${own.key}.`))

/** As the day was chosen by, but for the dishes of the days around it, and of what is bought now. */
function wishesFor(
  table: DayToRefit,
  out: ReadonlySet<MealName>,
  maySharePots: boolean,
): DayToPlan['wishesFor'] {
  const { day, own, days, at, besides } = table
  const others = days.filter((_, index) => index !== at)
  const list = listFor([...others, ...besides, { meals: own.meals.filter(({ name }) => !out.has(name)) }])
  return (place) => {
    const wishes = day.wishesFor(place)
    const again = likedAgain(table, place)
    const pot = maySharePots ? potFor(table, place) : null
    return {
      ...wishes,
      not: pot === null ? new Set([...wishes.not, ...tooNear(table, place, out)]) : new Set(),
      only: pot === null ? onlyOf(wishes, own, place) : new Set([pot]),
      bias: (id) => (again.has(id) ? -liking : wishes.bias(id)),
      bought: wishes.bought && { ...wishes.bought, list },
    }
  }
}

/** What was to be the rest of a dinner that is another dish now is any lunch, unless that keeps as well. */
function potFor({ days, at, own, instead, day, isOut }: DayToRefit, { name }: MealPlace): string | null {
  const lunch = mealAt(own, name)
  const dinner = at > 0 ? mealAt(days[at - 1] as DayMenu, 'dinner')?.recipe.id : undefined
  if (name !== 'lunch' || !lunch || !isOut(lunch) || dinner === undefined || day.date === null) return null
  return instead.get(lunch.recipe.id) === dinner && findRecipe(dinner).keeps.fridgeDays >= 1 ? dinner : null
}

/** Lunch is free where yesterday’s pot is no longer cooked. */
const onlyOf = ({ only = null }: Wishes, own: DayMenu, { name }: MealPlace): ReadonlySet<string> | null => {
  const meal = mealAt(own, name)
  return name === 'lunch' && meal && only?.size === 1 && only.has(meal.recipe.id) ? null : only
}

/** In the currency of `costOf`: one dish for what was one dish. */
const liking = 5

/** The dish itself, with another food in it, is the smallest change. */
function likedAgain({ own, instead }: DayToRefit, { name }: MealPlace): ReadonlySet<string> {
  const before = mealAt(own, name)?.recipe.id ?? ''
  return new Set([before, instead.get(before) ?? before])
}

/** What is on the table that day, or was or will be too lately. */
function tooNear(
  { day, own, days, at }: DayToRefit,
  { name }: MealPlace,
  out: ReadonlySet<MealName>,
): string[] {
  const today = own.meals.filter((meal) => !out.has(meal.name)).map(({ recipe }) => recipe.id)
  if (day.date === null)
    return [
      ...today,
      ...days.flatMap(({ meals }, index) => (index === at ? [] : meals.map(({ recipe }) => recipe.id))),
    ]
  const near = [at - 2, at - 1, at + 1, at + 2].flatMap((index) => days[index] ?? [])
  const mains = near.flatMap(({ meals }) => meals.filter(isMain).map(({ recipe }) => recipe.id))
  const small = near.flatMap(({ meals }) =>
    meals.filter((meal) => !isMain(meal)).map(({ recipe }) => recipe.id),
  )
  const isTooMany = (id: string) => daysInARow(days, at, id) > (name === 'breakfast' ? 3 : 2)
  return [...today, ...mains, ...small.filter(isTooMany)]
}

/** No meal offers a dish that the runner dislikes, or one that the day now has. */
export function withPossibleChoices(
  menu: DayMenu,
  own: DayMenu,
  { kitchen, targets }: Pick<Refitting, 'kitchen' | 'targets'>,
): DayMenu {
  const day = askedFor(own)
  const today = new Set(menu.meals.map(({ recipe }) => recipe.id))
  const isPossible = (id: string) => !today.has(id) && isServed(kitchen, id)
  const isSound = ({ choices }: Meal) => choices.every(isPossible)
  if (menu.meals.every(isSound)) return menu
  const swaps = keepingDishes(menu.meals)
  const again = day && planDay(kitchen, targets, { ...day, swaps })
  return withMeals(
    menu,
    menu.meals.map((meal) => {
      if (isSound(meal)) return meal
      const found = again && isPlaced(day, meal.name) ? mealAt(again, meal.name)?.choices : undefined
      return { ...meal, choices: (found ?? meal.choices).filter(isPossible) }
    }),
  )
}

export const isServed = (kitchen: Kitchen, id: string) =>
  findRecipe(id).at.some((at) => servedAt(kitchen)(at).some(({ recipe }) => recipe.id === id))
