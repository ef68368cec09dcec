import type { StopKind } from '@race-nutrition/engine'
import type { CoursePlan } from './course-plan.ts'
import { isoSeconds, xmlHead, xmlText } from './xml.ts'

/** Garmin Connect reads the type of a waypoint, others its name. */
const types: Readonly<Record<StopKind, string>> = {
  'aid station': 'aid_station',
  gel: 'energy_gel',
  food: 'food',
  'sports drink': 'sports_drink',
  water: 'water',
}

/** A GPX 1.1 file: the track, and a waypoint for each stop with the coordinates of a track point, without which Suunto leaves it out. */
export function gpxCourse({ name, points, stops }: CoursePlan): string {
  const waypoints = stops.map(({ at, kind, takes, notes }) => {
    const { lat, lon } = pointAt(points, at)
    return `  <wpt lat="${lat}" lon="${lon}"><name>${xmlText(takes)}</name><desc>${xmlText(notes)}</desc><type>${types[kind]}</type></wpt>`
  })
  const track = points.map(({ lat, lon, elevation_m: height, seconds }) => {
    const ele = height === null ? '' : `<ele>${height}</ele>`
    return `      <trkpt lat="${lat}" lon="${lon}">${ele}<time>${isoSeconds(seconds)}</time></trkpt>`
  })
  return [
    xmlHead,
    '<gpx version="1.1" creator="race-nutrition" xmlns="http://www.topografix.com/GPX/1/1">',
    ...waypoints,
    `  <trk><name>${xmlText(name)}</name><type>running</type>`,
    '    <trkseg>',
    ...track,
    '    </trkseg>',
    '  </trk>',
    '</gpx>',
    '',
  ].join('\n')
}

function pointAt(points: CoursePlan['points'], at: number) {
  const point = points[at]
  if (!point) throw new Error(`no point ${at} on this course`)
  return point
}
