import { decimals, shortStops, type StopKind, stopKind, stopNames } from '@race-nutrition/engine'
import type { CourseFile, CoursePoint } from '../course-file/course-file.ts'
import { placeBetween } from '../course-file/on-earth.ts'
import { raceHeading } from '../race-heading.ts'
import { type RenderedPlan, zipFactsAndWords } from '../rendered-plan.ts'
import { startInstant } from '../calendar/start-instant.ts'
import { takesText } from '../take-along/stop-line.ts'

/** A stop of the race on a point of the runner's own course. */
export interface CourseStop {
  /** The index of its point. */
  readonly at: number
  readonly kind: StopKind
  /** "gel + 150 ml water" */
  readonly takes: string
  /** The same in fewer and fewer letters. */
  readonly names: readonly string[]
  /** "0:40, km 8: gel + 150 ml water" */
  readonly notes: string
}

/** The race on the runner's own course, as every format writes it. */
export interface CoursePlan {
  /** "Marathon" */
  readonly name: string
  /** A time stamp for each point, strictly increasing, in whole seconds since 1970. */
  readonly points: readonly (CoursePoint & { readonly seconds: number })[]
  readonly stops: readonly CourseStop[]
}

/** Points nearer than this are one, so that no two have the same second. */
const leastKm = 0.02

/**
 * At target pace, from the start if its time and zone are known, else from midnight UTC of race day. Every stop has a point
 * at its own place.
 */
export function coursePlan(plan: RenderedPlan, course: Pick<CourseFile, 'points'>): CoursePlan {
  const { runner, race_day: day } = plan.facts
  const { start_time: time = '00:00', time_zone: zone = 'UTC' } = runner.preferences
  const start = startInstant(runner.race_date, time, zone) ?? Date.parse(`${runner.race_date}T${time}:00Z`)
  const pace = (runner.target_minutes * 60) / (course.points.at(-1)?.km ?? 1)
  const rows = day.rows.filter(({ phase }) => phase === 'during')
  const places = rows.map(({ km, minute }) => km ?? (minute * 60) / pace)
  const points = withPlaces(course.points, places)
  return {
    name: raceHeading(plan).name,
    points: points.map((point) => ({ ...point, seconds: Math.round(start / 1000 + point.km * pace) })),
    stops: zipFactsAndWords(rows, shortStops(plan.facts)).map(({ facts: row, words: stop }, index) => {
      const said = takesText(stop.takes)
      return {
        at: nearest(points, places[index] ?? 0),
        kind: stopKind(plan.facts, row),
        takes: said,
        names: stopNames(plan.facts, row),
        notes: `${[stop.time, stop.mark].filter((part) => part !== null).join(', ')}: ${said}`,
      }
    }),
  }
}

/** The track with a point at each of these places; of its own points those that are too near to a place or to another are left out. */
function withPlaces(track: readonly CoursePoint[], places: readonly number[]): CoursePoint[] {
  const [first, last] = [track[0], track.at(-1)]
  if (!first || !last) throw new Error('a course has points')
  const kept = [first, ...places.map((km) => pointAt(track, km)), last]
  const isFar = (point: CoursePoint) => kept.every(({ km }) => Math.abs(km - point.km) >= leastKm)
  let before = first
  const others = track.filter(isFar).filter((point) => {
    if (point.km - before.km < leastKm) return false
    before = point
    return true
  })
  return [...kept, ...others].toSorted((one, other) => one.km - other.km)
}

/** The point at this kilometer, on the line between its neighbors: a straight stretch of a course has no points of its own. */
function pointAt(track: readonly CoursePoint[], km: number): CoursePoint {
  const after = track.findIndex((point) => point.km >= km)
  const [from, to] = [track[after - 1], track[after]]
  if (!from || !to) throw new Error(`${km} km is not on this course`)
  const share = (km - from.km) / (to.km - from.km)
  const { lat, lon } = placeBetween(from, to, share)
  const [low, high] = [from.elevation_m, to.elevation_m]
  return {
    km,
    lat: decimals(lat, 6),
    lon: decimals(lon, 6),
    elevation_m: low === null || high === null ? null : decimals(low + share * (high - low), 1),
  }
}

const nearest = (points: readonly CoursePoint[], km: number) =>
  points.reduce(
    (best, point, index) =>
      Math.abs(point.km - km) < Math.abs((points[best]?.km ?? Number.POSITIVE_INFINITY) - km) ? index : best,
    0,
  )
