import type { StopKind } from '@race-nutrition/engine'
import { clip, nameWithin } from './clip.ts'
import type { CoursePlan } from './course-plan.ts'
import { createdTime } from './created-time.ts'
import { type FitField, type FitMessage, fitFile } from './fit/fit-file.ts'
import { fileId, fitTime, messageIndex, running, semicircles, timestamp } from './fit/profile.ts'

/** Bytes of a name, the NUL after it left out: Garmin Connect keeps no more of a course point. */
const longestName = 15

/** `course_point.type` of the FIT profile. */
const pointTypes: Readonly<Record<StopKind, number>> = {
  water: 3,
  food: 4,
  'aid station': 28,
  gel: 32,
  'sports drink': 33,
}

/** Valid, with time, distance and position. */
const capabilities = 0x02 | 0x04 | 0x08 | 0x10

const timer = 0
const eventTypes = { start: 0, stopAll: 9 } as const

/** A FIT course: a record a point, and a course point right after the record that it stands on, as Garmin Connect writes it. */
export function fitCourse(plan: CoursePlan): Uint8Array<ArrayBuffer> {
  const { name, points, stops } = plan
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) throw new Error('a course has points')
  const from = fitTime(first.seconds)
  const elapsed = (last.seconds - first.seconds) * 1000
  return fitFile([
    fileId('course', createdTime(plan)),
    {
      message: 31,
      fields: [
        { field: 4, type: 'enum', value: running },
        { field: 5, type: 'string', value: clip(name, longestName) },
        { field: 6, type: 'uint32z', value: capabilities },
      ],
    },
    {
      message: 19,
      fields: [
        timestamp(fitTime(last.seconds)),
        { field: 2, type: 'uint32', value: from },
        { field: 3, type: 'sint32', value: semicircles(first.lat) },
        { field: 4, type: 'sint32', value: semicircles(first.lon) },
        { field: 5, type: 'sint32', value: semicircles(last.lat) },
        { field: 6, type: 'sint32', value: semicircles(last.lon) },
        { field: 7, type: 'uint32', value: elapsed },
        { field: 8, type: 'uint32', value: elapsed },
        { field: 9, type: 'uint32', value: centimeters(last.km) },
      ],
    },
    event(from, eventTypes.start),
    ...points.flatMap((point, at) => [
      record(point),
      ...stops.flatMap((stop, index) => (stop.at === at ? [coursePoint(point, stop, index)] : [])),
    ]),
    event(fitTime(last.seconds), eventTypes.stopAll),
  ])
}

type Point = CoursePlan['points'][number]

const record = (point: Point): FitMessage => ({
  message: 20,
  fields: [
    ...placeOf(point, { lat: 0, lon: 1 }),
    ...(point.elevation_m === null
      ? []
      : [{ field: 2, type: 'uint16', value: Math.round((point.elevation_m + 500) * 5) } as const]),
    { field: 5, type: 'uint32', value: centimeters(point.km) },
    timestamp(fitTime(point.seconds)),
  ],
})

const coursePoint = (
  point: Point,
  { kind, names }: CoursePlan['stops'][number],
  index: number,
): FitMessage => ({
  message: 32,
  fields: [
    { field: 1, type: 'uint32', value: fitTime(point.seconds) },
    ...placeOf(point, { lat: 2, lon: 3 }),
    { field: 4, type: 'uint32', value: centimeters(point.km) },
    { field: 5, type: 'enum', value: pointTypes[kind] },
    { field: 6, type: 'string', value: nameWithin(names, longestName) },
    messageIndex(index),
  ],
})

const placeOf = ({ lat, lon }: Point, field: { readonly lat: number; readonly lon: number }): FitField[] => [
  { field: field.lat, type: 'sint32', value: semicircles(lat) },
  { field: field.lon, type: 'sint32', value: semicircles(lon) },
]

const event = (at: number, type: number): FitMessage => ({
  message: 21,
  fields: [
    { field: 0, type: 'enum', value: timer },
    { field: 1, type: 'enum', value: type },
    { field: 4, type: 'uint8', value: 0 },
    timestamp(at),
  ],
})

const centimeters = (km: number) => Math.round(km * 100_000)
