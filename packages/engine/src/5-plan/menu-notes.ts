import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import type { DayMenu, GivesWay, Menus } from '../3-menus/menus.ts'
import { recoveryMealTolerances } from '../evidence/recovery.ts'
import { excludesAnything } from '../foods/excludes-anything.ts'
import { figure } from '../1-runner/formats.ts'
import { nameOfDay } from './days-in-words.ts'
import { safeBeans } from './safe-beans.ts'
import { listed } from './figures.ts'

/** What the menus could not hold, and how their beans are made safe. */
export const menuNotes = (runner: Runner, menus: Menus, targets: Targets): string[] => [
  ...gaveWay(runner, menus),
  ...nearlyMet(runner, menus),
  ...littleProteinAfter(menus, targets),
  ...safeBeans(runner, menus),
]

/** Day by day what gave way, and how far, so that nobody takes a miss for a target. */
function gaveWay(runner: Runner, { exampleDays, raceWeek }: Menus): string[] {
  const days = new Map<string, DayMenu[]>()
  for (const day of [...exampleDays, ...raceWeek]) {
    if (day.gaveWay.length === 0) continue
    const what = listed(day.gaveWay)
    days.set(what, [...(days.get(what) ?? []), day])
  }
  return [...days].map(([what, these]) => {
    const names = listed(these.map(nameOfDay))
    const held = (these[0]?.gaveWay ?? []).flatMap((macro) => heldOf(macro, these))
    return `With ${foodsOf(runner)}, not every number can be met at once: ${what} gave way on ${names}. The figures printed are those of the food${held.length > 0 ? `: ${listed(held)}` : ''}.`
  })
}

/** Who eats everything is kept from nothing: then it is the dishes themselves. */
const foodsOf = (runner: Runner) =>
  runner.diet === 'Omnivore' && !excludesAnything(runner)
    ? 'the foods of these days'
    : 'the foods you may eat'

/** "100 to 105 of 116 g protein", "69 to 78 g fiber". */
function heldOf(macro: GivesWay, days: readonly DayMenu[]): string[] {
  if (macro === 'sodium' || macro === 'fluids') return []
  const held = range(days.map(({ totals }) => totals[macro]))
  if (macro === 'fiber') return [`${held} g fiber`]
  const wanted = range(days.map(({ target }) => target[macro]))
  return [macro === 'energy' ? `${held} of ${wanted} kcal` : `${held} of ${wanted} g ${macro}`]
}

function range(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return least === most ? figure(least) : `${figure(least)} to ${figure(most)}`
}

/** Within the tolerance, and still under it day after day: that is told too. */
function nearlyMet(runner: Runner, { exampleDays }: Menus): string[] {
  const isMissed = exampleDays.some(({ gaveWay: lost }) => lost.includes('protein'))
  if (isMissed || exampleDays.length === 0 || !exampleDays.every(isLittleUnder)) return []
  return [
    `The training days hold ${range(exampleDays.map(({ totals }) => totals.protein))} g of the ${figure(exampleDays[0]?.target.protein ?? 0)} g protein planned: within the tolerance, but always a little under it, because ${foodsOf(runner)} hold little protein for their carbs and fiber.`,
  ]
}

const isLittleUnder = ({ totals, target }: DayMenu) => totals.protein < noticed * target.protein

/** Three days in a row this far under a target are no matter of slices and spoons. */
const noticed = 0.96

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
