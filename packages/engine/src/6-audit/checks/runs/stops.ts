import type { PlanRow } from '../../../plan.ts'
import { type Check, doesNotApply, type Given, type Look, lookAtEach, soft } from '../../audit.ts'
import type { Fault, Run } from '../../finding.ts'
import { duringRace, longRunRows } from '../../rows.ts'
import { outside } from '../bounds.ts'

/** At most 200 ml at a stop, and ten minutes after the one before. Evidence: stops. */
export const stopSize: Check = {
  id: 'stop-size',
  look: (given) => [
    lookAtStops('race', given, duringRace(given)),
    lookAtStops('long-run', given, longRunRows(given)),
  ],
}

const sectionOf = { race: 'race_day_plan', 'long-run': 'long_run_fueling' } as const

function lookAtStops(run: Run, { targets }: Given, rows: readonly PlanRow[]): Look {
  const { perHour } = run === 'race' ? targets.race : targets.longRun
  if (perHour.carbs === 0 && perHour.fluids === 0 && rows.length === 0) return doesNotApply
  const inOrder = rows.toSorted((one, other) => one.minute - other.minute)
  return lookAtEach(sectionOf[run], 'hard', inOrder, ({ minute, fluids_ml: value }, at): Fault[] => {
    const gap = minute - (inOrder[at - 1]?.minute ?? Number.NEGATIVE_INFINITY)
    return [
      ...outside({ section: sectionOf[run], value, soft: [0, 200], hard: [0, 400] }),
      ...(gap < 10 ? [soft(sectionOf[run], 'stop-too-soon', { run, minute, gap })] : []),
    ]
  })
}
