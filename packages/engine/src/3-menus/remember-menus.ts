import { raceDayMeals } from '../2-targets/before-and-after/race-day-meals.ts'
import { composeMenus } from './compose-menus.ts'
import type { Menus } from './menus.ts'

/**
 * `composeMenus` that keeps its last few menus, for a page where one runner changes the race again and again: fuel, stations
 * and start leave the menus as they are, and composing them is most of the work of a plan. Never on a server: they are made of
 * health data.
 */
export function rememberMenus(): typeof composeMenus {
  const kept = new Map<string, Menus>()
  return (runner, targets, fuelOfLongRun) => {
    const { answers, daysToGo, preferences } = runner
    // All that menus are made of: whatever else a runner set has moved the targets, or nothing that is eaten on these days.
    const key = JSON.stringify([
      answers,
      daysToGo,
      preferences.kitchen ?? null,
      preferences.coach?.meals ?? null,
      preferences.coach?.sides ?? null,
      targets,
      // Which of them there are, not when: a start an hour later leaves their dishes.
      raceDayMeals(runner, targets.loadingMass, targets.race.breakfast.carbs).map(({ name, carbs }) => [
        name,
        carbs,
      ]),
      fuelOfLongRun ?? null,
    ])
    const menus = kept.get(key) ?? composeMenus(runner, targets, fuelOfLongRun)
    kept.delete(key)
    kept.set(key, menus)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return menus
  }
}

/** A change, its undo, and the plan without either. */
const mostKept = 3
