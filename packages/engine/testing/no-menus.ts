import type { Menus } from '../src/3-menus/menus.ts'

/** For tests that need no meals: composing them takes most of a plan's time. */
export const noMenus: Menus = {
  exampleDays: [],
  raceWeek: [],
  breakfastAway: null,
  raceDayMeals: [],
  longRunBreakfasts: [],
  recovery: { race: null, longRun: null },
  notKept: [],
}
