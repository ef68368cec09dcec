import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import { courseFacts, rowFacts, totalFacts } from './as-facts.ts'
import { behindPace, type Raced } from './behind-pace.ts'
import type { OnCourse } from './course/on-course.ts'
import type { RowTotals, Schedule, ScheduleRow } from './schedule.ts'
import { slowerRaces } from './slower-races.ts'

interface AtStations {
  readonly targets: Targets
  readonly rows: readonly ScheduleRow[]
  readonly totals: RowTotals
  readonly course: OnCourse | null
}

/**
 * Where gels are handed out, what the tables of the slower races take beyond the plan: most of those gels are taken there too,
 * so that only the rest is carried.
 */
export function carriedForSlower(
  runner: Runner,
  kit: Schedule['kit'],
  { targets, rows, totals, course }: AtStations,
): Schedule['kit'] {
  const isAnyHandedOut = kit.fuels.some(({ fromCourse }) => fromCourse > 0)
  if (!course?.counts || !isAnyHandedOut) return kit
  const raced: Raced = {
    runner: { race_km: runner.raceDistance },
    targets: { race: { hours: targets.race.time, fluids_ml_per_hr: targets.race.perHour.fluids } },
    race_day: {
      rows: rows.map(rowFacts),
      kit: kit.fuels.map(({ id, use, amount, fromCourse }) => ({
        product: id,
        use,
        amount,
        from_course: fromCourse,
      })),
      start_to_finish: totalFacts(totals),
      on_course: courseFacts(course),
    },
  }
  const extras = slowerRaces(runner, { rows }).map((slower) => behindPace(raced, slower).extra)
  const most = (id: string) =>
    Math.max(0, ...extras.map((extra) => extra.find((each) => each.id === id)?.amount ?? 0))
  return {
    ...kit,
    fuels: kit.fuels.map((item) =>
      item.unit === 'count' && item.fromCourse < item.amount ? { ...item, forSlower: most(item.id) } : item,
    ),
  }
}
