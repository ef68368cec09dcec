import type { StopKind } from '@race-nutrition/engine'
import type { Place } from '../course-file/course-file.ts'
import type { CoursePlan } from './course-plan.ts'
import { isoSeconds, xmlHead, xmlText } from './xml.ts'

/** `PointType` of the schema, which has no word for a gel or a drink. */
const pointTypes: Readonly<Record<StopKind, 'Food' | 'Water'>> = {
  'aid station': 'Food',
  gel: 'Food',
  food: 'Food',
  'sports drink': 'Water',
  water: 'Water',
}

const longestCourseName = 15

/**
 * A TCX course. Its schema wants names of points of at most 10 characters, ASCII, each once, and their times among those of the
 * track: "GEL 1". What to take stands in the notes.
 */
export function tcxCourse({ name, points, stops }: CoursePlan): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) throw new Error('a course has points')
  const track = points.map((point) => {
    const height = point.elevation_m === null ? '' : `<AltitudeMeters>${point.elevation_m}</AltitudeMeters>`
    return `        <Trackpoint><Time>${isoSeconds(point.seconds)}</Time>${at('Position', point)}${height}<DistanceMeters>${meters(point.km)}</DistanceMeters></Trackpoint>`
  })
  const names = numbered(stops.map(({ kind }) => kind))
  const coursePoints = stops.map(({ at: index, kind, notes }, order) => {
    const point = points[index] ?? last
    return `      <CoursePoint><Name>${names[order]}</Name><Time>${isoSeconds(point.seconds)}</Time>${at('Position', point)}<PointType>${pointTypes[kind]}</PointType><Notes>${xmlText(notes)}</Notes></CoursePoint>`
  })
  return [
    xmlHead,
    '<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">',
    '  <Courses>',
    '    <Course>',
    `      <Name>${xmlText(name.slice(0, longestCourseName))}</Name>`,
    `      <Lap><TotalTimeSeconds>${last.seconds - first.seconds}</TotalTimeSeconds><DistanceMeters>${meters(last.km)}</DistanceMeters>${at('BeginPosition', first)}${at('EndPosition', last)}<Intensity>Active</Intensity></Lap>`,
    '      <Track>',
    ...track,
    '      </Track>',
    ...coursePoints,
    '    </Course>',
    '  </Courses>',
    '</TrainingCenterDatabase>',
    '',
  ].join('\n')
}

const shortNames: Readonly<Record<StopKind, string>> = {
  'aid station': 'AID',
  gel: 'GEL',
  food: 'EAT',
  'sports drink': 'DRINK',
  water: 'WATER',
}

const at = (tag: string, { lat, lon }: Place) =>
  `<${tag}><LatitudeDegrees>${lat}</LatitudeDegrees><LongitudeDegrees>${lon}</LongitudeDegrees></${tag}>`

/** "GEL 1", "WATER 1", "GEL 2": each once. */
function numbered(kinds: readonly StopKind[]): string[] {
  return kinds.map(
    (kind, index) =>
      `${shortNames[kind]} ${kinds.slice(0, index + 1).filter((other) => other === kind).length}`,
  )
}

const meters = (km: number) => Math.round(km * 1000)
