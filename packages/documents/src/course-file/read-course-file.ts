import { decimals, ok, refuse, type Result } from '@race-nutrition/engine'
import { chooseTrack } from './choose-track.ts'
import type { CourseFile, CourseFileFault, ProfilePoint } from './course-file.ts'
import { type Elevation, elevationOf, heightAt, heightSpacing } from './elevation.ts'
import { findStations } from './find-stations.ts'
import { mostStations, readDrawing } from './read-drawing.ts'
import { thinSteps } from './thin-steps.ts'
import { type Track, Walk } from './track.ts'

const mostMegabytes = 10
const mostProfilePoints = 400

/** Reads a GPX or TCX text as the course of a race of so many kilometers. */
export function readCourseFile(text: string, raceKm: number): Result<CourseFile, CourseFileFault> {
  const unreadable = faultAtSight(text)
  if (unreadable !== null) return refuse(unreadable)
  const drawing = readDrawing(text)
  if (!drawing.ok) return drawing
  const track = chooseTrack(drawing.value, raceKm)
  if (!track.ok) return track
  const passed = findStations(drawing.value.stations, track.value.steps)
  if (passed.length > mostStations) return refuse({ code: 'too-many-stations', most: mostStations })

  const course = onOfficialDistance(track.value, raceKm)
  const elevation = elevationOf(track.value.steps, track.value.length)
  const stations = passed.map(({ station: { name, kind }, at }) => ({ name, kind, km: course.kmOf(at) }))
  const kilometers = [...thinSteps(track.value.steps).map(course.kmOf), ...stations.map(({ km }) => km)]
  const places = course.placesAt(kilometers)
  return ok({
    name: track.value.name === '' ? drawing.value.name : track.value.name,
    points: [...places].map(([km, place]) => ({
      ...place,
      km,
      elevation_m: elevation === null ? null : inTenths(heightAt(elevation.heights, course.metersAt(km))),
    })),
    climb_m: elevation?.climb ?? null,
    profile: elevation === null ? [] : profileOf(elevation, course.kmOf),
    stations: stations.map((station) => ({ ...station, ...placeOf(places, station.km) })),
  })
}

/** What can be said before anything is read. */
function faultAtSight(text: string): CourseFileFault | null {
  if (text.length > mostMegabytes * 1_000_000) return { code: 'too-large', mostMegabytes }
  const opening = text.slice(0, 1000)
  if (opening.includes('\0')) return { code: 'not-text' }
  if (text.trim() === '') return { code: 'empty-file' }
  // JSON, or a page in place of the file that was asked for, as when the runner is not logged in.
  return /^\s*<(?!!doctype\s+html)/i.test(opening) ? null : { code: 'not-a-course' }
}

/** Translates between the meters of a track and the kilometers of the race, to the meter. */
function onOfficialDistance({ steps, length }: Track, raceKm: number) {
  const kmOf = (meters: number) => Math.min(raceKm, decimals((meters / length) * raceKm, 3))
  const metersAt = (km: number) => (km / raceKm) * length
  return {
    kmOf: (meters: number) => (meters === length ? raceKm : kmOf(meters)),
    metersAt,
    /** Each kilometer once, in order. */
    placesAt(kilometers: readonly number[]) {
      const walk = new Walk(steps)
      const inOrder = [...new Set(kilometers)].sort((one, other) => one - other)
      return new Map(inOrder.map((km) => [km, inMicrodegrees(walk.placeAt(metersAt(km)))]))
    },
  }
}

type Places = ReadonlyMap<number, { readonly lat: number; readonly lon: number }>

function placeOf(places: Places, km: number) {
  const place = places.get(km)
  if (place === undefined) throw new Error('every station is a point of its course')
  return place
}

/** At most 400 heights, the last one included. */
function profileOf({ heights }: Elevation, kmOf: (meters: number) => number): ProfilePoint[] {
  const stride = Math.ceil(heights.length / (mostProfilePoints - 1))
  return heights.flatMap((height, index) =>
    index % stride === 0 || index === heights.length - 1
      ? [{ km: kmOf(index * heightSpacing), elevation_m: inTenths(height) }]
      : [],
  )
}

const inTenths = (height: number) => decimals(height, 1)

/** A tenth of a meter on the ground. */
const inMicrodegrees = ({ lat, lon }: { lat: number; lon: number }) => ({
  lat: decimals(lat, 6),
  lon: decimals(lon, 6),
})
