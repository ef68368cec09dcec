/** Where a course of a test leads, by meters from its start: meters east and north, and the true elevation. */
export interface Shape {
  readonly meters: number
  readonly east: (at: number) => number
  readonly north: (at: number) => number
  readonly height: (at: number) => number
}

interface Waypoint {
  readonly at: number
  readonly name: string
  readonly type?: string
}

interface DrawnAs {
  /** Meters between two points: 3 is a runner recorded every second. */
  readonly every?: number
  /** The most that an elevation is off, in meters. */
  readonly noise?: number
  /** Of each second's error, how much the next one keeps: receivers drift. */
  readonly drift?: number
  readonly name?: string
  readonly waypoints?: readonly Waypoint[]
}

/** A lap of a circle that ends where it began. */
export function loop(meters: number, height: Shape['height'] = () => 120): Shape {
  const radius = meters / (2 * Math.PI)
  return {
    meters,
    east: (at) => radius * (1 - Math.cos(at / radius)),
    north: (at) => radius * Math.sin(at / radius),
    height,
  }
}

/** A winding way from one town to the next; its bends make it a percent longer than its eastward distance. */
export const pointToPoint = (meters: number, height: Shape['height']): Shape => ({
  meters,
  east: (at) => at,
  north: (at) => 40 * Math.sin(at / 300),
  height,
})

/** East to a turning point, and back on the same road. */
export function outAndBack(meters: number, height: Shape['height'] = () => 120): Shape {
  const fromStart = (at: number) => Math.min(at, meters - at)
  return { meters, east: fromStart, north: () => 0, height: (at) => height(fromStart(at)) }
}

/** As a watch or a planner writes it. */
export function gpxOf(shape: Shape, drawn: DrawnAs = {}): string {
  const points = pointsOf(shape, drawn).map(
    ({ lat, lon, ele }, second) =>
      `   <trkpt lat="${lat}" lon="${lon}"><ele>${ele}</ele><time>2026-04-19T07:${clock(second)}Z</time><extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>150</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions></trkpt>`,
  )
  const waypoints = (drawn.waypoints ?? []).map(({ at, name, type = '' }) => {
    const { lat, lon } = placeOf(shape, at)
    return `<wpt lat="${lat}" lon="${lon}"><name>${name}</name><type>${type}</type></wpt>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="a test" xmlns="http://www.topografix.com/GPX/1/1">
 <metadata><name>${drawn.name ?? 'City Race'}</name><author><name>Somebody</name></author></metadata>
 ${waypoints.join('\n ')}
 <trk><type>running</type><trkseg>
${points.join('\n')}
 </trkseg></trk>
</gpx>
`
}

/** As Garmin Connect writes a course. */
export function tcxOf(shape: Shape, drawn: DrawnAs = {}): string {
  const points = pointsOf(shape, drawn).map(
    ({ lat, lon, ele }, second) =>
      `<Trackpoint><Time>2026-04-19T07:${clock(second)}Z</Time><Position><LatitudeDegrees>${lat}</LatitudeDegrees><LongitudeDegrees>${lon}</LongitudeDegrees></Position><AltitudeMeters>${ele}</AltitudeMeters><DistanceMeters>${second * 3}</DistanceMeters></Trackpoint>`,
  )
  const waypoints = (drawn.waypoints ?? []).map(({ at, name, type = 'Generic' }) => {
    const { lat, lon } = placeOf(shape, at)
    return `<CoursePoint><Name>${name}</Name><Time>2026-04-19T07:00:00Z</Time><Position><LatitudeDegrees>${lat}</LatitudeDegrees><LongitudeDegrees>${lon}</LongitudeDegrees></Position><PointType>${type}</PointType></CoursePoint>`
  })
  const { lat, lon } = placeOf(shape, 0)
  return `<?xml version="1.0"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Courses><Course>
<Name>${drawn.name ?? 'City Race'}</Name>
<Lap><TotalTimeSeconds>3600</TotalTimeSeconds><BeginPosition><LatitudeDegrees>${lat}</LatitudeDegrees><LongitudeDegrees>${lon}</LongitudeDegrees></BeginPosition></Lap>
<Track>${points.join('\n')}</Track>
${waypoints.join('\n')}
</Course></Courses><Author><Name>Somebody</Name></Author></TrainingCenterDatabase>`
}

/** Sines whose climb is known: each wave of so many meters rises by twice its height once. */
export const waves =
  (height: number, length: number, slope = 0) =>
  (at: number) =>
    200 + slope * at - height * Math.cos((2 * Math.PI * at) / length)

export function placeOf(shape: Shape, at: number) {
  const metersPerDegree = 111_195.08
  const lat = 52.5 + shape.north(at) / metersPerDegree
  const lon = 13.4 + shape.east(at) / (metersPerDegree * Math.cos((52.5 * Math.PI) / 180))
  return { lat: lat.toFixed(7), lon: lon.toFixed(7) }
}

/** Latitudes and longitudes alone. */
export function coordinates(shape: Shape, every: number): (readonly [string, string])[] {
  return Array.from({ length: Math.ceil(shape.meters / every) + 1 }, (_, index) => {
    const { lat, lon } = placeOf(shape, Math.min(shape.meters, index * every))
    return [lat, lon] as const
  })
}

/** Without names or elevation. */
export function trackOf(points: readonly (readonly [string, string])[]): string {
  return `<trk><trkseg>${points.map(([lat, lon]) => `<trkpt lat="${lat}" lon="${lon}"/>`).join('')}</trkseg></trk>`
}

function pointsOf(shape: Shape, { every = 3, noise = 0, drift = 0 }: DrawnAs) {
  const random = seededRandom(20_261_123)
  let error = 0
  return Array.from({ length: Math.ceil(shape.meters / every) + 1 }, (_, index) => {
    const at = Math.min(shape.meters, index * every)
    // The spread stays the same whatever the drift.
    error = drift * error + Math.sqrt(1 - drift ** 2) * noise * (2 * random() - 1)
    return { ...placeOf(shape, at), ele: (shape.height(at) + error).toFixed(1) }
  })
}

/** Mulberry32: the same file in every run. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const clock = (second: number) =>
  `${String(Math.floor(second / 60) % 60).padStart(2, '0')}:${String(second % 60).padStart(2, '0')}`
