import type { Runner } from '../../../1-runner/runner.ts'
import type { PlanOnCourse, PlanRow, PlanServing } from '../../../plan.ts'
import { type Check, doesNotApply, type Given, hard, lookAt, soft } from '../../audit.ts'
import { differences, type Pair } from '../../differences.ts'
import type { Fault } from '../../finding.ts'
import { duringRace, type PlacedRow } from '../../rows.ts'

const section = 'race_day_plan'

/** What the race hands out is as the runner gave it, and rows take it only where it is handed out. */
export const stationsServe: Check = {
  id: 'stations-serve',
  look: (given) => {
    const course = given.runner.preferences.course?.stations ? courseOf(given.runner) : null
    const stated = given.plan.race_day.on_course
    if (!course && !stated) return doesNotApply
    const rows = duringRace(given)
    return [
      lookAt(section, 'hard', [stated], () => differences(section, pairsOf(stated, course))),
      // A race without a row on the way takes nothing from a station.
      lookAt(section, 'hard', [course, ...rows], () => (course ? faultsOfRows(given, rows) : [])),
    ]
  },
}

/** Of the planned rows, or of those of a slower race, which takes that many percent more time. The lighter dose is a choice of the planned rows. */
export function faultsOfRows(given: Given, rows: readonly PlacedRow[], percent = 0): Fault[] {
  const { targetTime, raceDistance } = given.runner
  const course = courseOf(given.runner)
  const minutesOfAKm = ((60 * targetTime) / raceDistance) * (1 + percent / 100)
  return rows.flatMap((row) => rowFaults(given, { course, minutesOfAKm, row }))
}

type Course = Pick<PlanOnCourse, 'name' | 'preset' | 'counts' | 'stations' | 'cup_ml'>

const pairsOf = (stated: PlanOnCourse | null, made: Course | null): Pair[] =>
  (['name', 'preset', 'counts', 'stations', 'cup_ml'] as const).map((part) => ({
    path: `race_day.on_course.${part}`,
    stated: stated?.[part],
    made: made?.[part],
  }))

/** From the runner's own words, worked out again. */
function courseOf({ preferences, raceDistance, targetTime }: Runner): Course {
  const course = preferences.course ?? {}
  const { stations, drink } = course
  const water = !stations ? [] : 'at_km' in stations ? stations.at_km : everySoFar(stations, raceDistance)
  const withDrink = drink ? (course.drink_at_km ?? water) : []
  const all = [...new Set([...water, ...withDrink])].filter((km) => km < raceDistance)
  const minutes = all.map((km) => (60 * targetTime * km) / raceDistance)
  return {
    name: course.name ?? null,
    preset: course.preset ?? null,
    counts:
      (course.preset === undefined || course.checked === true) &&
      minutes.some((minute) => minute >= 10 && minute <= 60 * targetTime - 10),
    stations: all.sort((a, b) => a - b).map((km) => ({ km, has_drink: withDrink.includes(km) })),
    cup_ml: course.cup_ml ?? 100,
  }
}

interface Every {
  readonly every_km: number
  readonly from_km?: number | undefined
  readonly to_km?: number | undefined
}

/** To the meter. */
function everySoFar({ every_km: every, from_km: from, to_km: to }: Every, length: number): number[] {
  const places: number[] = []
  for (let km = from ?? every; km <= Math.min(to ?? length, length) + 1e-6; km += every)
    places.push(Math.round(1000 * km) / 1000)
  return places
}

interface RowOfATable {
  readonly course: Course
  readonly minutesOfAKm: number
  readonly row: PlacedRow
}

function rowFaults({ plan }: Given, { course, minutesOfAKm, row }: RowOfATable): Fault[] {
  const station = course.counts ? course.stations.find(({ km }) => km === row.km) : undefined
  const needsWater =
    course.counts && row.servings.some(({ kind, from }) => kind === 'water' && from !== 'bottle')
  const takesFrom = row.servings.some(({ from }) => from === 'course') || needsWater
  const isInTime = Math.abs(row.minute - (row.km ?? 0) * minutesOfAKm) <= minuteOfAStop
  const pours = plan.race_day.bottle !== null && station === undefined
  const out = (part: string) => hard(section, 'out-of-place', { path: `${row.path}.${part}` })
  return [
    ...(needsWater && !station ? [out('km')] : []),
    ...(takesFrom && station && !isInTime ? [out('minute')] : []),
    ...row.servings.flatMap((serving, at) => {
      const isServed =
        serving.from === 'course'
          ? station !== undefined && isHandedOut(plan.race_day.on_course, serving, row)
          : serving.from !== 'bottle' || pours
      return isServed ? [] : [out(`servings.${at}`)]
    }),
    ...(station && row.fluids_ml % (course.cup_ml / 2) !== 0 && isPlanned(row) && !carries(row)
      ? [soft(section, 'out-of-place', { path: `${row.path}.fluids_ml` })]
      : []),
  ]
}

/** To the whole minute, once for the pace and once for the slower one. */
const minuteOfAStop = 1.1

/** Who runs slower drinks less, and not by half cups. */
const isPlanned = ({ path }: PlacedRow) => path.startsWith('race_day.rows.')

/** A drink out of the runner's own bottle. */
const carries = ({ servings }: PlanRow) =>
  servings.some(({ kind, unit, from }) => kind === 'product' && unit === 'ml' && from !== 'course')

/** The drink where its table is; a gel at its table or at the next water after it. */
function isHandedOut(course: PlanOnCourse | null, { id, unit }: PlanServing, { km }: PlanRow): boolean {
  if (!course || km === null) return false
  if (unit === 'ml')
    return (
      course.drink?.product === id &&
      course.drink.because === null &&
      course.stations.some((station) => station.km === km && station.has_drink)
    )
  const before = course.stations.findLast((station) => station.km < km)?.km ?? 0
  return course.gels.some(
    ({ product, because, at_km: places }) =>
      product === id &&
      because === null &&
      places.some((place) => place > before + besideATable && place <= km + besideATable),
  )
}

/** Tables stretch along the road, km. */
const besideATable = 0.3
