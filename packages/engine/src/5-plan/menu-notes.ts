import type { Targets } from '../2-targets/targets.ts'
import { hasBeans } from '../3-menus/batch-prep.ts'
import type { DayMenu, Menus } from '../3-menus/menus.ts'
import { recoveryMealTolerances } from '../evidence/recovery-meal-tolerances.ts'
import { dayInWords } from './days-in-words.ts'
import { safeBeans } from './safe-beans.ts'
import { listed } from './figures.ts'

/** What the menus could not hold, and how their beans are made safe. */
export const menuNotes = (menus: Menus, targets: Targets): string[] => [
  ...gaveWay(menus),
  ...littleProteinAfter(menus, targets),
  ...(hasBeans([...menus.exampleDays, ...menus.raceWeek]) ? [safeBeans] : []),
]

/** Day by day what gave way, so that nobody takes a miss for a target. */
function gaveWay({ exampleDays, raceWeek }: Menus): string[] {
  const days = new Map<string, string[]>()
  for (const day of [...exampleDays, ...raceWeek]) {
    if (day.gaveWay.length === 0) continue
    const what = listed(day.gaveWay)
    days.set(what, [...(days.get(what) ?? []), nameOf(day)])
  }
  return [...days].map(
    ([what, names]) =>
      `With the foods you may eat, not every number can be met at once: ${what} gave way on ${listed(names)}. The figures printed are those of the food.`,
  )
}

/** A recovery meal that the foods allowed keep below its protein says so, and where the rest may come from. */
function littleProteinAfter({ recovery }: Menus, targets: Targets): string[] {
  const meals = [
    { after: 'the race', meal: recovery.race, wanted: targets.race.recovery.protein },
    { after: 'the long run', meal: recovery.longRun, wanted: targets.longRun.recovery.protein },
  ]
  return meals.flatMap(({ after, meal, wanted }) =>
    meal && meal.protein < (1 - recoveryMealTolerances.says.protein) * wanted
      ? [
          `The meal after ${after} holds ${meal.protein} g of the ${wanted} g protein: the foods you may eat allow no more beside its carbs. Let the next meal make up for it.`,
        ]
      : [],
  )
}

const nameOf = ({ label, date }: DayMenu) =>
  date ? dayInWords(date) : label.charAt(0).toLowerCase() + label.slice(1)
