import { figure, inMilliliters } from '../../../1-runner/formats.ts'
import type { Runner } from '../../../1-runner/runner.ts'
import type { Reasons } from '../../../2-targets/reasons/reason.ts'
import type { RaceTargets } from '../../../2-targets/target-groups.ts'
import type { Targets } from '../../../2-targets/targets.ts'
import type { Schedule, ScheduleRow } from '../../../4-race-day/schedule.ts'

const columns = [
  { name: 'carbs_g', of: 'carbs' },
  { name: 'sodium_mg', of: 'sodium' },
  { name: 'fluids_ml', of: 'fluids' },
] as const

/** Breakfast and recovery aim at a target; where their foods come to another figure, its reason begins with that. */
export function mealRowReasons(runner: Runner, { race, reasons }: Targets, { rows }: Schedule): Reasons {
  return {
    ...besideTarget(runner, reasons, { row: rows.at(0), target: race.breakfast, path: 'breakfast' }),
    ...besideTarget(runner, reasons, { row: rows.at(-1), target: race.recovery, path: 'recovery' }),
  }
}

interface MealRow {
  readonly row: ScheduleRow | undefined
  readonly target: RaceTargets['breakfast' | 'recovery']
  readonly path: 'breakfast' | 'recovery'
}

function besideTarget(runner: Runner, reasons: Reasons, { row, target, path }: MealRow): Reasons {
  const moved = columns.flatMap(({ name, of }) => {
    const own = `targets.race.${path}.${name}`
    const reason = reasons[own]
    if (!row || !reason || row[of] === target[of]) return []
    const amount = (value: number) =>
      of === 'fluids' ? inMilliliters(runner, value) : `${figure(value)} ${of === 'carbs' ? 'g' : 'mg'}`
    const held = `This meal comes to ${amount(row[of])} of ${of === 'fluids' ? 'drink' : of} (USDA figures), for a target of ${amount(target[of])}.`
    return [[own, { ...reason, says: `${held} ${reason.says}` }] as const]
  })
  return Object.fromEntries(moved)
}
