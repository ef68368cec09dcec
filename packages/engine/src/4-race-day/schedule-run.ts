import type { Runner } from '../1-runner/runner.ts'
import type { Arrangement } from './arrangement/feeds.ts'
import { bestArrangement } from './arrangement/best-arrangement.ts'
import { type Candidates, candidatesFor } from './fuels/fuel-candidates.ts'
import { refillsAt } from './fuels/bottle.ts'
import { type Demand, demandOf, type Run } from './arrangement/demand.ts'
import type { OnCourse } from './course/on-course.ts'
import type { Timing } from './arrangement/timings.ts'
import { stationTimings } from './course/station-timings.ts'
import { timingsBetween } from './course/between-stations.ts'
import { bottleBetweenStations } from '../evidence/fluids.ts'
import { duringRows, totalsOf } from './during-rows.ts'
import { neededServings } from './needed-servings.ts'
import type { KitItem, RowTotals, ScheduleRow, Shortfall } from './schedule.ts'
import { isShortOfCarbs, missedParts, type Part, shortfallsOf } from './shortfalls.ts'

/** A run from start to finish in whole servings. */
export interface ScheduledRun {
  readonly demand: Demand
  readonly candidates: Candidates
  readonly arrangement: Arrangement | undefined
  readonly rows: readonly ScheduleRow[]
  readonly totals: RowTotals
  readonly shortfalls: readonly Shortfall[]
}

export interface RunExtras {
  /** What the runner carries anyway and should use first. */
  readonly carried?: readonly KitItem[]
  /** What is handed out on the way, for a race. */
  readonly course?: OnCourse | null
}

export function scheduleRun(
  runner: Runner,
  run: Run,
  { carried = [], course = null }: RunExtras = {},
): ScheduledRun {
  const known = course?.counts ? course : null
  const { stations, ...arranged } = arrange(runner, run, { carried, course: known })
  const { demand, candidates, arrangement, totals } = arranged
  const missed = missedParts(totals, demand)
  // The stations are the cause of what a run with water anywhere would not miss.
  const anywhere = known && missed.length > 0 ? missedAnywhere(runner, run, carried) : missed
  return {
    ...arranged,
    shortfalls: shortfallsOf(runner, demand, {
      totals,
      own: candidates.own,
      used: new Set(arranged.rows.flatMap(({ servings }) => servings.map(({ id }) => id))),
      missed,
      byStations: missed.filter((part) => !anywhere.includes(part)),
      needed: () => neededServings(runner, { demand, candidates, arrangement, course: known, stations }),
    }),
  }
}

function missedAnywhere(runner: Runner, run: Run, carried: readonly KitItem[]): readonly Part[] {
  const { totals, demand } = arrange(runner, run, { carried, course: null })
  return missedParts(totals, demand)
}

/** Of a course that counts, its stations too; where these leave something short, also between them. */
function arrange(runner: Runner, run: Run, { carried, course }: Required<RunExtras>) {
  const demand = demandOf(
    runner,
    run,
    course && { cup: course.cup, refills: refillsAt(course.stations, run.speed) },
  )
  const candidates = candidatesFor(runner, demand, { carried, course })
  const carriedAnyway = new Set(carried.map(({ id }) => id))
  const needsSomething = demand.carbs.aim > 0 || demand.fluids.aim > 0
  const at = (stations: readonly Timing[] | null): Arranged => {
    const arrangement = needsSomething
      ? bestArrangement(demand, candidates, carriedAnyway, stations)
      : undefined
    const rows = duringRows(demand, arrangement)
    return { stations, arrangement, rows, totals: totalsOf(rows) }
  }
  return { demand, candidates, ...(course ? alongTheCourse(runner, demand, course, at) : at(null)) }
}

interface Arranged extends Pick<ScheduledRun, 'arrangement' | 'rows' | 'totals'> {
  readonly stations: readonly Timing[] | null
}

/** At the stations alone; with what needs no water between them; with a bottle: no further than it takes. */
function alongTheCourse(
  runner: Runner,
  demand: Demand,
  course: OnCourse,
  at: (stations: readonly Timing[]) => Arranged,
): Arranged {
  const withBottle = () => at(timingsBetween(course, demand, 'bottle'))
  if (course.farStretches.length > 0) {
    const bottled = withBottle()
    // A bottle too small for the way to the next station leaves the stations alone.
    return bottled.arrangement ? bottled : at(stationTimings(course, demand))
  }
  const atStations = at(stationTimings(course, demand))
  if (missedParts(atStations.totals, demand).length === 0) return atStations
  const dry = at(timingsBetween(course, demand, 'none'))
  const without = costOf(dry) < costOf(atStations) ? dry : atStations
  if (missedParts(without.totals, demand).length === 0) return without
  const bottled = withBottle()
  const isBetter = costOf(bottled) < costOf(without)
  const ownBottle = runner.preferences.carry?.bottle_ml !== undefined
  return isBetter && (ownBottle || isWorthABottle(without, bottled, demand)) ? bottled : without
}

const costOf = ({ arrangement }: Arranged) => arrangement?.cost ?? Number.POSITIVE_INFINITY

/** For runners who did not think of one. Evidence: bottle-between-stations. */
function isWorthABottle(without: Arranged, bottled: Arranged, demand: Demand): boolean {
  const isShort = ({ totals }: Arranged) => isShortOfCarbs(totals.carbs, demand)
  return (
    (isShort(without) && !isShort(bottled)) ||
    without.totals.fluids < bottleBetweenStations.value.underShareOfFluids * demand.fluids.aim
  )
}
