import { ok, refuse, type Result } from '@race-nutrition/engine'
import type { CourseFileFault, Place, StationKind } from './course-file.ts'
import { readName, readNumber } from './read-text.ts'
import { stationKind } from './station-words.ts'
import { TagReader } from './tag-reader.ts'

const mostPoints = 200_000
/** Each is looked for along the whole course. */
export const mostStations = 500

/** What a course file draws, as written. */
export interface Drawing {
  readonly name: string
  readonly tracks: readonly DrawnTrack[]
  readonly stations: readonly DrawnStation[]
}

export interface DrawnTrack {
  readonly name: string
  /** A `trk` is what was run or surveyed, a `rte` what was planned: parts of one course are of one kind. */
  readonly tag: string
  readonly points: readonly DrawnPoint[]
}

export interface DrawnPoint extends Place {
  /** In meters. */
  readonly elevation: number | null
}

export interface DrawnStation extends Place {
  readonly name: string
  readonly kind: StationKind
}

/** Reads the tags of a GPX or TCX text; which of the two it is does its first tag tell. */
export function readDrawing(text: string): Result<Drawing, CourseFileFault> {
  const tags = new TagReader(text)
  const draft = new Draft()
  let isCourse = false
  for (;;) {
    const step = tags.next()
    if (step === 'open') {
      if (!isCourse && !roots.has(tags.name)) return refuse({ code: 'not-a-course' })
      isCourse = true
      draft.open(tags)
    } else if (step === 'close') {
      draft.close(tags)
    } else if (step === 'end') {
      return isCourse ? ok(draft) : refuse({ code: 'not-a-course' })
    } else {
      return refuse({ code: isCourse || step === 'forbidden-doctype' ? step : 'not-a-course' })
    }
    if (draft.fault !== null) return refuse(draft.fault)
  }
}

const roots = new Set(['gpx', 'TrainingCenterDatabase'])
/** The segments of a track, and the laps of an activity, are joined. */
const trackTags = new Set(['trk', 'rte', 'Course', 'Activity'])
/** Garmin writes the shape of a route between two of its points as `rpt`. */
const trackPointTags = new Set(['trkpt', 'rtept', 'rpt', 'Trackpoint'])
const stationTags = new Set(['wpt', 'rtept', 'CoursePoint'])

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] }

/** Collects points while the tags go by. */
class Draft implements Drawing {
  name = ''
  readonly tracks: { name: string; tag: string; points: Writable<DrawnPoint>[] }[] = []
  readonly stations: DrawnStation[] = []
  fault: CourseFileFault | null = null
  #points = 0
  #place: Writable<DrawnPoint> | null = null
  #texts = { name: '', type: '', symbol: '' }
  /** TCX writes a place in tags of its own, which a lap has as well. */
  #tcx: { lat: string | null; lon: string | null; elevation: string } | null = null

  open(tags: TagReader): void {
    const { name } = tags
    if (trackTags.has(name)) this.tracks.push({ name: '', tag: name, points: [] })
    else if (name === 'Trackpoint' || name === 'CoursePoint') {
      this.#tcx = { lat: null, lon: null, elevation: '' }
      this.#texts = { name: '', type: '', symbol: '' }
    } else if (name === 'wpt' || trackPointTags.has(name)) {
      const place = this.#read(tags.attribute('lat'), tags.attribute('lon'))
      if (place !== null && name !== 'wpt') this.tracks.at(-1)?.points.push(place)
      if (name === 'rpt') return
      this.#place = place
      this.#texts = { name: '', type: '', symbol: '' }
    }
  }

  close(tags: TagReader): void {
    const { name, parent, leafText } = tags
    if (leafText !== '') this.#keepText(name, parent, leafText)
    if (this.#tcx !== null && (name === 'Trackpoint' || name === 'CoursePoint')) this.#closeTcxPoint(name)
    if (this.#place !== null && stationTags.has(name)) this.#keepStation(this.#place)
  }

  #keepText(name: string, parent: string, text: string): void {
    if (stationTags.has(parent)) {
      if (name === 'name' || name === 'Name') this.#texts.name = text
      if (name === 'type' || name === 'PointType') this.#texts.type = text
      if (name === 'sym') this.#texts.symbol = text
    }
    if (name === 'ele' && trackPointTags.has(parent) && this.#place !== null) {
      this.#place.elevation = readNumber(text, heights)
    }
    if (this.#tcx !== null && parent === 'Position') {
      if (name === 'LatitudeDegrees') this.#tcx.lat = text
      if (name === 'LongitudeDegrees') this.#tcx.lon = text
    }
    if (this.#tcx !== null && name === 'AltitudeMeters') this.#tcx.elevation = text
    const track = this.tracks.at(-1)
    if (track !== undefined && trackTags.has(parent) && (name === 'name' || name === 'Name')) {
      track.name = readName(text)
    }
    if (name === 'name' && (parent === 'metadata' || parent === 'gpx')) this.name = readName(text)
  }

  #closeTcxPoint(name: string): void {
    const { lat, lon, elevation } = this.#tcx ?? { lat: null, lon: null, elevation: '' }
    this.#tcx = null
    // Recorded without a place, as watches do in tunnels.
    this.#place = lat === null && lon === null ? null : this.#read(lat, lon)
    if (this.#place === null || name === 'CoursePoint') return
    this.#place.elevation = readNumber(elevation, heights)
    this.tracks.at(-1)?.points.push(this.#place)
  }

  #read(latitude: string | null, longitude: string | null): Writable<DrawnPoint> | null {
    this.#points++
    const lat = readNumber(latitude ?? '', { least: -90, most: 90 })
    const lon = readNumber(longitude ?? '', { least: -180, most: 180 })
    if (this.#points > mostPoints) this.fault ??= { code: 'too-many-points', most: mostPoints }
    if (lat !== null && lon !== null) return { lat, lon, elevation: null }
    this.fault ??= { code: 'bad-coordinates', point: this.#points }
    return null
  }

  #keepStation({ lat, lon }: Place): void {
    const name = readName(this.#texts.name)
    const kind = stationKind({ name, type: readName(this.#texts.type), symbol: readName(this.#texts.symbol) })
    this.#place = null
    if (kind === null) return
    this.stations.push({ name, kind, lat, lon })
    if (this.stations.length > mostStations) this.fault ??= { code: 'too-many-stations', most: mostStations }
  }
}

/** From the shore of the Dead Sea to the top of Mount Everest, in meters. */
const heights = { least: -500, most: 9000 }
