import type { Place } from './course-file.ts'

/** The mean radius of the Earth in meters (IUGG). */
const earthRadius = 6_371_008.8
const radians = Math.PI / 180

/** In meters along the great circle (haversine). */
export function metersBetween(from: Place, to: Place): number {
  const northward = Math.sin(((to.lat - from.lat) * radians) / 2)
  const eastward = Math.sin(((to.lon - from.lon) * radians) / 2)
  const squared = northward ** 2 + Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * eastward ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(squared)))
}

/** The place at a share of the straight way from one to another near it, the date line included. */
export function placeBetween(from: Place, to: Place, share: number): Place {
  return {
    lat: from.lat + (to.lat - from.lat) * share,
    lon: withinTurn(from.lon + withinTurn(to.lon - from.lon) * share),
  }
}

/** How far a place is off the straight way between two others near it, and at which share of that way. */
export function offset(
  place: Place,
  from: Place,
  to: Place,
): { readonly meters: number; readonly share: number } {
  const [x, y] = eastAndNorth(place, from)
  const [toX, toY] = eastAndNorth(place, to)
  const [alongX, alongY] = [toX - x, toY - y]
  const squared = alongX ** 2 + alongY ** 2
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, -(x * alongX + y * alongY) / squared))
  return { meters: Math.hypot(x + alongX * share, y + alongY * share), share }
}

/** The change of direction at a place between two others, in degrees from 0 to 180. */
export function bendAt(before: Place, place: Place, after: Place): number {
  const [x, y] = eastAndNorth(before, place)
  const [nextX, nextY] = eastAndNorth(place, after)
  return Math.abs(Math.atan2(x * nextY - y * nextX, x * nextX + y * nextY)) / radians
}

/** In meters on a plane that touches the Earth at the first place. */
function eastAndNorth(origin: Place, place: Place): readonly [number, number] {
  const meters = earthRadius * radians
  return [
    withinTurn(place.lon - origin.lon) * Math.cos(origin.lat * radians) * meters,
    (place.lat - origin.lat) * meters,
  ]
}

const withinTurn = (degrees: number) =>
  degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees
