import type { Targets } from '../../2-targets/targets.ts'
import { askedFor, type DayToPlan, planDay, type Swap, withMeals } from '../days/plan-day.ts'
import { isAroundARun } from '../is-around-a-run.ts'
import type { Kitchen } from '../kitchen.ts'
import type { DayMenu, Meal, MealName } from '../menus.ts'
import { isQuick } from '../quick-dishes.ts'
import { findRecipe } from '../recipes/all-recipes.ts'
import { foodsLeanedOn } from './faults-of-a-day.ts'
import { hasJust, isStillTheDay } from './is-still-the-day.ts'
import { recipeSwappedIn } from './swaps.ts'

type Swaps = ReadonlyMap<MealName, Swap>

/**
 * The days of the plan with the meals that the runner swapped and those that a model chose, as far as each is still the day it has to be. No other day is
 * planned again, and the other meals of the day keep their dishes if it comes out with other portions of them: who swaps a
 * dinner wants another dinner, not another week. What ate from the pot of a swapped meal follows it.
 */
export function followSwaps(kitchen: Kitchen, targets: Targets, days: readonly DayMenu[]): DayMenu[] {
  let left = new Map<string, string>()
  return days.map((own) => {
    const day = askedFor(own)
    if (!day || isEmpty(kitchen.swaps, kitchen.chosen.recipes, kitchen.chosen.sides)) return own
    const table = { own, day, kitchen, targets, left }
    const menu = withChoices(bestWith(swapsWished(kitchen, own, day), table), table)
    left = new Map(
      menu.meals.flatMap(({ recipe: { id }, insteadOf }) =>
        insteadOf !== undefined && keepsADay(id) ? [[insteadOf, id] as const] : [],
      ),
    )
    return menu
  })
}

const isEmpty = (...records: readonly object[]) => records.every((record) => Object.keys(record).length === 0)

const keepsADay = (id: string) => findRecipe(id).keeps.fridgeDays >= 1

/** Those that are another dish than the plan's own, at meals that this day chooses. */
function swapsWished(kitchen: Kitchen, { key, meals }: DayMenu, { places }: DayToPlan): Swaps {
  return new Map(
    places.flatMap(({ name }) => {
      const to = recipeSwappedIn(kitchen, key, name)
      const own = mealAt(meals, name)
      return to !== undefined && own && own.recipe.id !== to ? [[name, { to, from: own.recipe.id }]] : []
    }),
  )
}

interface Table {
  readonly own: DayMenu
  readonly day: DayToPlan
  readonly kitchen: Kitchen
  readonly targets: Targets
  /** What took the place of a dish of yesterday, which today’s lunch may have been the rest of. */
  readonly left: ReadonlyMap<string, string>
}

/** All swaps together, or one by one those that the day bears. The plan's own dish stays in the place of any other. */
function bestWith(wished: Swaps, table: Table): DayMenu {
  if (wished.size === 0) return restOfAPot(table) ?? table.own
  const all = dayWith(wished, table)
  if (all || wished.size === 1) return all ?? table.own
  let best = table.own
  const kept = new Map<MealName, Swap>()
  for (const [name, swap] of wished) {
    const menu = dayWith(new Map([...kept, [name, swap]]), table)
    if (!menu) continue
    best = menu
    kept.set(name, swap)
  }
  return best
}

/**
 * What a model chose, where the runner swapped nothing: of each meal the first of its dishes that the day bears besides those
 * before it without too much of any food, with the sides that it named if the day bears these too. The plan's own dish stays
 * in the place of any other, and nothing is said.
 */
function withChoices(menu: DayMenu, table: Table): DayMenu {
  const { own, day, kitchen, targets } = table
  const standing = new Map(menu.meals.flatMap(swapIn))
  const leaned = foodsLeanedOn(own, { kitchen, targets })
  const leansAnew = (chosen: DayMenu) =>
    foodsLeanedOn(chosen, { kitchen, targets }).some((food) => !leaned.includes(food))
  let best = menu
  for (const { name } of day.places) {
    const before = mealAt(own.meals, name)
    if (!before || isAroundARun(own.key, name) || recipeSwappedIn(kitchen, own.key, name) !== undefined)
      continue
    for (const swap of choicesFor(kitchen, own.key, before)) {
      const chosen = dayWith(new Map([...standing, [name, swap]]), table)
      if (!chosen || !isAsNear(chosen, own) || leansAnew(chosen)) continue
      best = marking(chosen, [name, ...chosenIn(best)])
      standing.set(name, swap)
      break
    }
  }
  return best
}

/** Whether energy and carbs are as near to what the day asks for as the plan's own, or within a twentieth of it. */
const isAsNear = (menu: DayMenu, own: DayMenu): boolean =>
  (['energy', 'carbs'] as const).every((macro) => {
    const far = (day: DayMenu) => Math.abs(day.totals[macro] - day.target[macro])
    return far(menu) <= Math.max(far(own), own.target[macro] / 20)
  })

/** What to try at a meal, in order. A quick kitchen takes quick dishes alone. */
function choicesFor({ chosen, isQuick: onlyQuick }: Kitchen, day: string, meal: Meal): readonly Swap[] {
  const place = `${day}.${meal.name}`
  const from = meal.recipe.id
  const ids = ownEntry(chosen.recipes, place) ?? []
  const sides = ownEntry(chosen.sides, place)
  const others = (ids.includes(from) ? ids.slice(0, ids.indexOf(from)) : ids)
    .filter((to) => meal.choices.includes(to) && (!onlyQuick || isQuick(findRecipe(to))))
    .map((to) => ({ to, from }))
  if (!sides) return others
  return [
    ...others.flatMap((swap) => [{ ...swap, sides }, swap]),
    ...(hasJust(sides, meal) ? [] : [{ to: from, from, sides }]),
  ]
}

const ownEntry = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

const swapIn = ({ name, recipe, insteadOf }: Meal): (readonly [MealName, Swap])[] =>
  insteadOf === undefined ? [] : [[name, { to: recipe.id, from: insteadOf }]]

const chosenIn = ({ meals }: DayMenu) =>
  meals.filter(({ isChosenByModel }) => isChosenByModel).map(({ name }) => name)

const marking = (menu: DayMenu, names: readonly MealName[]): DayMenu =>
  withMeals(
    menu,
    menu.meals.map((meal) =>
      names.includes(meal.name) ? { ...meal, isChosenByModel: true as const } : meal,
    ),
  )

/** A day without swaps whose lunch was the rest of a dinner that is another dish now. */
function restOfAPot(table: Table): DayMenu | null {
  const lunch = mealAt(table.own.meals, 'lunch')
  const to = lunch && table.left.get(lunch.recipe.id)
  if (!lunch || to === undefined) return null
  return fitted(new Map(), new Map([['lunch', { to, from: lunch.recipe.id }]]), table)
}

function dayWith(swaps: Swaps, table: Table): DayMenu | null {
  const followed = withTheirPots(swaps, table)
  return (followed.size > 0 ? fitted(swaps, followed, table) : null) ?? fitted(swaps, new Map(), table)
}

/** The meals of the day that were the same dish, and the lunch that was yesterday's. */
function withTheirPots(swaps: Swaps, { own, left }: Table): Swaps {
  const now = new Map([...left, ...[...swaps.values()].map(({ from, to }) => [from, to] as const)])
  return new Map(
    own.meals.flatMap(({ name, recipe }) => {
      const to = name === 'lunch' || name === 'dinner' ? now.get(recipe.id) : undefined
      return to !== undefined && !swaps.has(name) ? [[name, { to, from: recipe.id }] as const] : []
    }),
  )
}

/** With the other dishes as they were, or with any where that misses more; null if neither is the day it has to be. */
function fitted(swaps: Swaps, followed: Swaps, { own, day, kitchen, targets }: Table): DayMenu | null {
  const wished = new Map([...followed, ...swaps])
  const others = own.meals.map(({ name, recipe }) => [name, { to: recipe.id, from: recipe.id }] as const)
  const tried = (all: Swaps) => {
    const menu = planDay(kitchen, targets, { ...day, swaps: all })
    return isStillTheDay(menu, own, { swaps: wished, places: day.places, targets }) ? menu : null
  }
  const same = tried(new Map([...others, ...wished]))
  if (same && same.gaveWay.length <= own.gaveWay.length) return marked(same, swaps)
  const free = tried(wished)
  const best = free && (!same || free.gaveWay.length < same.gaveWay.length) ? free : same
  return best && marked(best, swaps)
}

const mealAt = (meals: readonly Meal[], name: MealName) => meals.find((meal) => meal.name === name)

const marked = (menu: DayMenu, swaps: Swaps): DayMenu =>
  withMeals(
    menu,
    menu.meals.map((meal) => {
      const swap = swaps.get(meal.name)
      return swap && swap.to !== swap.from ? { ...meal, insteadOf: swap.from } : meal
    }),
  )
