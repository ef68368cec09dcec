import type { Targets } from '../2-targets/targets.ts'
import type { Menus } from '../3-menus/menus.ts'
import { recoveryMealTolerances } from '../evidence/recovery.ts'
import type { Note } from '../note.ts'

/** Notes on the meals after a run; what gave way on a day stands with the day. */
export const menuNotes = (menus: Menus, targets: Targets): Note[] => [...littleProteinAfter(menus, targets)]

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
