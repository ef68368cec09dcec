import type { Targets } from '../2-targets/targets.ts'
import type { DayMenu, Menus } from '../3-menus/menus.ts'
import { recoveryMealTolerances } from '../evidence/recovery.ts'
import type { Note } from '../note.ts'

/** Notes on what the menus could not meet. */
export const menuNotes = (menus: Menus, targets: Targets): Note[] => [
  ...gaveWay(menus),
  ...nearlyMet(menus),
  ...littleProteinAfter(menus, targets),
]

/** Days on which the same macros gave way, grouped. */
function gaveWay({ exampleDays, raceWeek }: Menus): Note[] {
  const days = new Map<string, string[]>()
  for (const { key, gaveWay: macros } of [...exampleDays, ...raceWeek]) {
    if (macros.length > 0) days.set(macros.join(), [...(days.get(macros.join()) ?? []), key])
  }
  return [...days.values()].map((keys) => ({ code: 'gave-way', facts: { days: keys } }))
}

/** Within the tolerance, but below the target every day: worth a note. */
function nearlyMet({ exampleDays }: Menus): Note[] {
  const isMissed = exampleDays.some(({ gaveWay: lost }) => lost.includes('protein'))
  return isMissed || exampleDays.length === 0 || !exampleDays.every(isLittleUnder)
    ? []
    : [{ code: 'protein-nearly-met', facts: null }]
}

const isLittleUnder = ({ totals, target }: DayMenu) => totals.protein < noticed * target.protein

/** Three days in a row this far under a target are more than rounding to portions. */
const noticed = 0.96

/** A recovery meal that the permitted foods leave short of protein. */
function littleProteinAfter({ recovery }: Menus, targets: Targets): Note[] {
  const runs = [
    { run: 'race', meal: recovery.race, wanted: targets.race.recovery.protein },
    { run: 'long-run', meal: recovery.longRun, wanted: targets.longRun.recovery.protein },
  ] as const
  return runs.flatMap(({ run, meal, wanted }): Note[] =>
    meal && meal.protein < (1 - recoveryMealTolerances.value.protein) * wanted
      ? [{ code: 'little-recovery-protein', facts: { run } }]
      : [],
  )
}
