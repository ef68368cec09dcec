import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import { courseFacts, rowFacts, totalFacts } from './as-facts.ts'
import { behindPace, type Raced } from './behind-pace.ts'
import type { OnCourse } from './course/on-course.ts'
import { itemsOf } from './fuels/fuel-kit.ts'
import type { KitItem, RowTotals, Schedule, ScheduleRow } from './schedule.ts'
import { slowerRaces } from './slower-races.ts'

interface Scheduled {
  readonly targets: Targets
  readonly rows: readonly ScheduleRow[]
  readonly totals: RowTotals
  readonly course: OnCourse | null
}

/**
 * What the tables of the slower races take beyond the plan, of drinks and salt by the volume or weight; pieces are counted by
 * their rhythm (`fuels/carried.ts`), except where gels are handed out: most of those are taken there too, so that only the rest is carried.
 */
export function carriedForSlower(runner: Runner, kit: Schedule['kit'], raced: Scheduled): Schedule['kit'] {
  const most = mostBeyond(runner, kit, raced)
  const isAnyHandedOut = raced.course?.counts && kit.fuels.some(({ fromCourse }) => fromCourse > 0)
  const measured = (item: KitItem | null): KitItem | null =>
    item && item.unit !== 'count' && isCarried(item) ? { ...item, forSlower: most(item.id) } : item
  const counted = (item: KitItem): KitItem =>
    isAnyHandedOut && item.unit === 'count' && isCarried(item) ? { ...item, forSlower: most(item.id) } : item
  return { ...kit, fuels: kit.fuels.map(counted), drink: measured(kit.drink), salt: measured(kit.salt) }
}

const isCarried = ({ amount, fromCourse }: KitItem) => fromCourse < amount

function mostBeyond(runner: Runner, kit: Schedule['kit'], { targets, rows, totals, course }: Scheduled) {
  const raced: Raced = {
    runner: { race_km: runner.raceDistance },
    targets: { race: { hours: targets.race.time, fluids_ml_per_hr: targets.race.perHour.fluids } },
    race_day: {
      rows: rows.map(rowFacts),
      kit: itemsOf(kit).map(({ id, use, amount, fromCourse }) => ({
        product: id,
        use,
        amount,
        from_course: fromCourse,
      })),
      start_to_finish: totalFacts(totals),
      on_course: course && courseFacts(course),
    },
  }
  const extras = slowerRaces(runner, { rows }).map((slower) => behindPace(raced, slower).extra)
  return (id: string) =>
    Math.max(0, ...extras.map((extra) => extra.find((each) => each.id === id)?.amount ?? 0))
}
