import { shortfallCause } from '../../race-day/shortfall-cause.ts'
import { durationText, figure, inMilliliters } from '../../../1-runner/formats.ts'
import type { Runner } from '../../../1-runner/runner.ts'
import { readings } from '../../../2-targets/reasons/readings.ts'
import { type Reasons, reason } from '../../../2-targets/reasons/reason.ts'
import type { RaceTargets } from '../../../2-targets/target-groups.ts'
import type { Targets } from '../../../2-targets/targets.ts'
import type { RowTotals, Schedule } from '../../../4-race-day/schedule.ts'
import { sumOfRows } from '../../../evidence/portions.ts'
import { nothingNeeded } from '../../race-day/nothing-needed.ts'
import type { PerHour } from './per-hour.ts'

const columns = [
  { name: 'carbs_g', of: 'carbs' },
  { name: 'sodium_mg', of: 'sodium' },
  { name: 'fluids_ml', of: 'fluids' },
] as const

/** The sums of the race-day table: the dose for the race, and what the whole day takes. */
export function totalReasons(runner: Runner, targets: Targets, raceDay: Schedule, perHour: PerHour): Reasons {
  const { raceType, targetTimeOrPace } = readings(runner)
  const told = columns.flatMap(({ name, of }) => [
    [
      `totals.start_to_finish.${name}`,
      reason(
        sumOfRows,
        [doseText(runner, targets.race, raceDay, of), ...doseNotes(targets, raceDay, of, perHour)],
        [raceType, targetTimeOrPace],
      ),
    ],
    [
      `totals.breakfast_to_recovery.${name}`,
      reason(
        sumOfRows,
        [
          `All rows of the day hold ${amountText(runner, raceDay.breakfastToRecovery, of)}, breakfast and recovery included.`,
          'Read it as what to have ready. It is no dose for the race.',
        ],
        [],
      ),
    ],
  ])
  return {
    ...Object.fromEntries(told),
    'totals.breakfast_to_recovery.gels_count': reason(sumOfRows, [gelsText(raceDay)], []),
  }
}

type Column = (typeof columns)[number]['of']

function doseText(runner: Runner, { time }: RaceTargets, { startToFinish }: Schedule, of: Column): string {
  return startToFinish[of] === 0
    ? `No row between the start and the finish holds ${of === 'fluids' ? 'a drink' : of}: 0.`
    : `The rows from the start to the finish hold ${amountText(runner, startToFinish, of)} for ${durationText(time)}.`
}

/** How near to the target that is; and where whole servings miss it, why. */
function doseNotes(
  { race }: Targets,
  { startToFinish, shortfalls, rows }: Schedule,
  of: Column,
  perHour: PerHour,
): string[] {
  if (rows.every(({ phase }) => phase !== 'during')) return [nothingNeeded(race.time)]
  return [
    startToFinish[of] === 0 ? '' : `That is ${perHour[of]}${of === 'fluids' ? ', to thirst' : ''}.`,
    ...shortfalls.filter((shortfall) => shortfall.of === of).map(shortfallCause),
  ]
}

function amountText(runner: Runner, totals: RowTotals, of: Column): string {
  if (of === 'fluids') return inMilliliters(runner, totals.fluids)
  return of === 'carbs' ? `${figure(totals.carbs)} g of carbs` : `${figure(totals.sodium)} mg of sodium`
}

function gelsText({ gels }: Schedule): string {
  if (gels === 0) return 'No row of the table is a gel: 0.'
  return gels === 1 ? 'The rows of the table hold 1 gel.' : `The rows of the table hold ${gels} gels.`
}
