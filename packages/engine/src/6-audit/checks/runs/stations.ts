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
    return [
      lookAt(section, 'hard', [stated], () => differences(section, pairsOf(stated, course))),
      // A race without a row on the way takes nothing from a station.
      lookAt(section, 'hard', [course, ...duringRace(given)], () =>
        course ? duringRace(given).flatMap((row) => rowFaults(given, course, row)) : [],
      ),
    ]
  },
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
    counts: (course.preset === undefined || course.checked === true) && areNear(minutes, 60 * targetTime),
    stations: all.sort((a, b) => a - b).map((km) => ({ km, has_drink: withDrink.includes(km) })),
    cup_ml: course.cup_ml ?? 100,
  }
}

/** At most an hour from one drink to the next, and one of them in time. */
function areNear(minutes: readonly number[], finish: number): boolean {
  const all = [0, ...minutes.toSorted((a, b) => a - b), finish]
  const longest = Math.max(...all.slice(1).map((minute, index) => minute - (all[index] ?? 0)))
  return longest <= 60 && minutes.some((minute) => minute >= 10 && minute <= finish - 10)
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

function rowFaults({ plan }: Given, course: Course, row: PlacedRow): Fault[] {
  const station = course.counts ? course.stations.find(({ km }) => km === row.km) : undefined
  const needsWater = course.counts && row.servings.some(({ kind }) => kind === 'water')
  return [
    ...(needsWater && !station ? [hard(section, 'out-of-place', { path: `${row.path}.km` })] : []),
    ...row.servings.flatMap((serving, at) => {
      const isServed =
        serving.from !== 'course' ||
        (station !== undefined && isHandedOut(plan.race_day.on_course, serving, row))
      return isServed ? [] : [hard(section, 'out-of-place', { path: `${row.path}.servings.${at}` })]
    }),
    ...(station && row.fluids_ml % (course.cup_ml / 2) !== 0 && !carries(row)
      ? [soft(section, 'out-of-place', { path: `${row.path}.fluids_ml` })]
      : []),
  ]
}

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
