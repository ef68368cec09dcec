import type { DayMenu, Meal, Menus } from './menus.ts'

/** A dish of the week that is worth cooking ahead. */
export interface DishToCook {
  readonly dish: string
  readonly method: string
  readonly minutes: number
  /** How many meals of the days left it makes. */
  readonly meals: number
}

const mostMinutes = 60
// Setting out, boxing and the race kit.
const minutesAround = 20

/** Bought dry: not soaked and boiled hard, they make ill. */
const beans = ['black-beans-cooked', 'kidney-beans-cooked'] as const

/** Days of dry beans, so that a plan can say how they are made safe. */
export const hasBeans = (days: readonly DayMenu[]) =>
  days.some(({ meals }) =>
    meals.some(({ items }) => items.some(({ foodId }) => beans.some((bean) => bean === foodId))),
  )

/** Hands-on minutes of soaking and boiling them. */
export const minutesOfBeans = 5

/** The dishes of race week that take the longest, as many as fit into an hour with what goes around them. */
export function dishesToCook({ raceWeek }: Menus): DishToCook[] {
  const cooked = raceWeek
    .flatMap(({ kind, meals }) => (kind === 'race-morning' ? [] : meals))
    .filter(isCooked)
  const dishes = new Map<string, DishToCook>()
  for (const { dish, method, minutes } of cooked) {
    const before = dishes.get(dish)
    dishes.set(dish, { dish, method: method ?? '', minutes, meals: (before?.meals ?? 0) + 1 })
  }
  const left = mostMinutes - minutesAround - (hasBeans(raceWeek) ? minutesOfBeans : 0)
  return inTime(
    [...dishes.values()].sort((a, b) => b.meals - a.meals || b.minutes - a.minutes),
    left,
  )
}

const isCooked = ({ method, minutes, name }: Meal) =>
  method !== null && minutes >= 10 && (name === 'Lunch' || name === 'Dinner' || name === 'Breakfast')

function inTime(dishes: readonly DishToCook[], minutesLeft: number): DishToCook[] {
  let left = minutesLeft
  return dishes.filter(({ minutes }) => {
    if (minutes > left) return false
    left -= minutes
    return true
  })
}
