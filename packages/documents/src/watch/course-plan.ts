import { decimals, shortStops, type StopKind, stopKind } from '@race-nutrition/engine'
import type { CourseFile, CoursePoint } from '../course-file/course-file.ts'
import { raceHeading } from '../race-heading.ts'
import type { RenderedPlan } from '../rendered-plan.ts'
import { startInstant } from '../calendar/start-instant.ts'
import { takesText } from '../take-along/stop-line.ts'

/** A stop of the race on a point of the runner's own course. */
export interface CourseStop {
  /** Of `points`. */
  readonly at: number
  readonly kind: StopKind
  /** "gel + 150 ml water" */
  readonly takes: string
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
  const points = spaced(withPlaces(course.points, places))
  const stops = shortStops(plan.facts)
  return {
    name: raceHeading(plan).name,
    points: points.map((point) => ({ ...point, seconds: Math.round(start / 1000 + point.km * pace) })),
    stops: rows.map((row, index) => {
      const { takes = [], time: minute = '', mark = null } = stops[index] ?? {}
      const said = takesText(takes)
      return {
        at: nearest(points, places[index] ?? 0),
        kind: stopKind(plan.facts, row),
        takes: said,
        notes: `${[minute, mark].filter((part) => part !== null).join(', ')}: ${said}`,
      }
    }),
  }
}

/** A straight stretch of a course has no points of its own. */
function withPlaces(points: readonly CoursePoint[], places: readonly number[]): CoursePoint[] {
  return [...points, ...places.flatMap((km) => between(points, km) ?? [])].toSorted(
    (one, other) => one.km - other.km,
  )
}

/** The point at this kilometer on the line between its neighbors; null outside the course, or where there is one. */
function between(points: readonly CoursePoint[], km: number): CoursePoint | null {
  const after = points.findIndex((point) => point.km >= km)
  const [from, to] = [points[after - 1], points[after]]
  if (!from || !to || to.km === km) return null
  const part = (km - from.km) / (to.km - from.km)
  const at = (one: number, other: number, places: number) => decimals(one + part * (other - one), places)
  return {
    km,
    lat: at(from.lat, to.lat, 6),
    lon: at(from.lon, to.lon, 6),
    elevation_m:
      from.elevation_m === null || to.elevation_m === null ? null : at(from.elevation_m, to.elevation_m, 1),
  }
}

/** The finish is kept, and of two points that are too near the first. */
function spaced(points: readonly CoursePoint[]): CoursePoint[] {
  const last = points.at(-1)
  const kept: CoursePoint[] = []
  for (const point of points.slice(0, -1))
    if (point.km - (kept.at(-1)?.km ?? -1) >= leastKm && (last?.km ?? 0) - point.km >= leastKm)
      kept.push(point)
  return last ? [...kept, last] : kept
}

const nearest = (points: readonly CoursePoint[], km: number) =>
  points.reduce(
    (best, point, index) =>
      Math.abs(point.km - km) < Math.abs((points[best]?.km ?? Number.POSITIVE_INFINITY) - km) ? index : best,
    0,
  )
