import { describe, expect, test } from 'vitest'
import { readSample as read } from '../../testing/read-sample.ts'
import { coordinates, loop, pointToPoint, trackOf } from '../../testing/sample-courses.ts'
import { metersBetween } from './on-earth.ts'
import { readCourseFile } from './read-course-file.ts'

const tracked = (body: string) => `<gpx>${body}</gpx>`

describe('a file may', () => {
  const points = coordinates(loop(5000), 20)

  test.each([
    [
      'hold route points, in single quotes and any order of attributes',
      tracked(
        `<rte>${points.map(([lat, lon]) => `<rtept  lon = '${lon}'\n x="a>b" lat='${lat}' />`).join('')}</rte>`,
      ),
    ],
    [
      'prefix its tags',
      `<a:gpx xmlns:a="x"><a:trk><a:trkseg>${points.map(([lat, lon]) => `<a:trkpt lat="${lat}" lon="${lon}"></a:trkpt>`).join('')}</a:trkseg></a:trk></a:gpx>`,
    ],
    [
      'cut its track into segments',
      tracked(
        `<trk>${points.map(([lat, lon]) => `<trkseg><trkpt lat="${lat}" lon="${lon}"/></trkseg>`).join('')}</trk>`,
      ),
    ],
    ['hold its course in two tracks', tracked(trackOf(points.slice(0, 130)) + trackOf(points.slice(130)))],
    ['hold a longer race before', tracked(trackOf(coordinates(loop(10_000), 20)) + trackOf(points))],
    [
      'hold the same course as track and route',
      tracked(
        trackOf(points) +
          trackOf(points).replaceAll('trk', 'rte').replaceAll('<rteseg>', '').replaceAll('</rteseg>', ''),
      ),
    ],
    ['begin with a byte order mark', `\uFEFF<?xml version="1.0"?>${tracked(trackOf(points))}`],
    [
      'have been text of two bytes, once it is decoded',
      `\uFEFF<?xml version="1.0" encoding="UTF-16"?>${tracked(trackOf(points))}`,
    ],
    [
      'hold tags in comments and CDATA',
      tracked(
        `<!-- <trk><trkpt lat="0" lon="0"/> --><metadata><desc><![CDATA[<trkpt lat="1" lon="1"/>]]></desc></metadata>${trackOf(points)}`,
      ),
    ],
    ['be a percent or four off', tracked(trackOf(coordinates(loop(5200), 20)))],
  ])('%s', (_, text) => {
    const course = read(text, 5)
    expect(course.points.at(-1)?.km).toBe(5)
    expect(course.points.length).toBeGreaterThan(90)
  })

  test('place the shape of a route in its extensions', () => {
    const [start, ...rest] = points
    const [end = ['0', '0'], ...shape] = rest.toReversed()
    const text = tracked(
      `<rte><name>Planned</name><rtept lat="${start?.[0]}" lon="${start?.[1]}"><name>Start</name><extensions>${shape
        .toReversed()
        .map(([lat, lon]) => `<gpxx:rpt lat="${lat}" lon="${lon}"/>`)
        .join(
          '',
        )}</extensions></rtept><rtept lat="${end[0]}" lon="${end[1]}"><name>Finish</name></rtept></rte>`,
    )
    expect(read(text, 5)).toMatchObject({ name: 'Planned', climb_m: null })
  })

  test('cross the date line', () => {
    const shifted = coordinates(
      pointToPoint(5000, () => 0),
      20,
    ).map(([lat, lon]) => {
      const east = Number(lon) - 13.4 + 179.98
      return [lat, String(east > 180 ? east - 360 : east)] as const
    })
    const { points: course } = read(tracked(trackOf(shifted)), 5)
    expect(course.some(({ lon }) => lon < 0)).toBe(true)
    for (const [index, point] of course.entries()) {
      expect(Math.abs(point.lon)).toBeLessThanOrEqual(180)
      const before = course[index - 1]
      if (before !== undefined) expect(metersBetween(before, point)).toBeLessThan(80)
    }
  })
})

test('a half marathon that a file draws twice is not taken for a marathon', () => {
  const half = trackOf(coordinates(loop(21_097.5), 20))
  const refused = readCourseFile(`<gpx>${half}${half}</gpx>`, 42.195)
  expect(refused).toMatchObject({ ok: false, refused: { code: 'other-length', raceKm: 42.195 } })
})
