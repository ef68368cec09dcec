import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import { type Grams, grams } from '../units.ts'
import { eveningRaceDay } from './evening-race-day.ts'
import { exampleDays } from './example-days.ts'
import type { Menus } from './menus.ts'
import { followSwaps } from './preferences/follow-swaps.ts'
import { menusWithoutDislikes } from './preferences/menus-without-dislikes.ts'
import { raceWeekOf } from './race-week-and-race.ts'
import type { Table } from './week-and-race.ts'

/**
 * Whole days of recipes: one of each type, then every remaining day until race morning, and what is carried for after; without
 * what the runner dislikes, as far as that leaves a plan.
 */
export const composeMenus = (
  runner: Runner,
  targets: Targets,
  fuelOfLongRun: Grams = plannedFuel(targets),
): Menus =>
  menusWithoutDislikes(runner, targets, (kitchen) => menusOf({ runner, targets, kitchen }, fuelOfLongRun))

const plannedFuel = ({ longRun }: Targets): Grams => grams(longRun.perHour.carbs * longRun.time)

function menusOf(table: Table, fuelOfLongRun: Grams): Menus {
  const { runner, targets, kitchen } = table
  const { around, days } = raceWeekOf(table)
  const { raceMorning, breakfastAway, longRunBreakfasts, recovery } = around
  return {
    exampleDays: exampleDays({
      ...table,
      longRun: {
        breakfast: runner.longRun > 0 ? (longRunBreakfasts[0] ?? null) : null,
        recovery: recovery.longRun,
        fuelCarbs: runner.longRun > 0 ? fuelOfLongRun : grams(0),
      },
    }).flatMap((day) => followSwaps(kitchen, targets, [day])),
    // Race morning and what follows the race are chosen beside the plan's own week: a swap changes nothing else.
    raceWeek: [...followSwaps(kitchen, targets, days), raceMorning],
    breakfastAway,
    raceDayMeals: eveningRaceDay(table, [...days, raceMorning]),
    longRunBreakfasts,
    recovery,
    notKept: [],
  }
}
