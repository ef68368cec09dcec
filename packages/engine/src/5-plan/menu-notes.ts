import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import { hasBeans } from '../3-menus/cooking/batch-prep.ts'
import type { Meal, Menus } from '../3-menus/menus.ts'
import { recoveryMealTolerances } from '../evidence/recovery.ts'
import type { Note } from '../note.ts'
import { type PlainDay, daysBetween } from '../plain-day.ts'

/** Notes on the meals after a run, and on cooking beans safely; what gave way on a day stands with the day. */
export const menuNotes = (menus: Menus, runner: Runner, targets: Targets): Note[] => [
  ...littleProteinAfter(menus, targets),
  ...safeBeans(runner, menus),
]

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
