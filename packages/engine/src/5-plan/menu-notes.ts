import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import { hasBeans } from '../3-menus/cooking/batch-prep.ts'
import type { DayMenu, Meal, Menus } from '../3-menus/menus.ts'
import { recoveryMealTolerances } from '../evidence/recovery.ts'
import type { Note } from '../note.ts'
import { type PlainDay, daysBetween } from '../plain-day.ts'

/** Notes on what the menus could not meet, and on cooking their beans safely. */
export const menuNotes = (runner: Runner, menus: Menus, targets: Targets): Note[] => [
  ...gaveWay(menus),
  ...nearlyMet(menus),
  ...littleProteinAfter(menus, targets),
  ...safeBeans(runner, menus),
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

/** Wherever a menu has dry beans; today's cannot soak overnight. */
function safeBeans({ today }: Runner, menus: Menus): Note[] {
  const { exampleDays, raceWeek, recovery } = menus
  const after = recovery.race ? [{ date: raceWeek.at(-1)?.date ?? null, meals: [recovery.race] }] : []
  const week = [...raceWeek, ...after]
  const isToday = ({ date }: { readonly date: PlainDay | null }) =>
    date !== null && daysBetween({ from: today, until: date }) === 0
  if (hasBeans(week.filter(isToday))) return [beans('today')]
  if (hasBeans(week)) return [beans('race-week')]
  const eaten = [
    ...(hasBeans(exampleDays) ? (['training-days'] as const) : []),
    ...(hasBeans([{ meals: aroundLongRun(menus) }]) ? (['long-run'] as const) : []),
  ]
  return eaten.length > 0 ? [beans('examples', eaten)] : []
}

const beans = (
  when: 'today' | 'race-week' | 'examples',
  eaten: readonly ('training-days' | 'long-run')[] = [],
): Note => ({
  code: 'safe-beans',
  facts: { when, eaten },
})

const aroundLongRun = ({ longRunBreakfasts, recovery }: Menus): Meal[] => [
  ...longRunBreakfasts,
  ...(recovery.longRun ? [recovery.longRun] : []),
]
