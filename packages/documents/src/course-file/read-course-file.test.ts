import { describe, expect, test } from 'vitest'
import { readSample as read } from '../../testing/read-sample.ts'
import { gpxOf, loop, outAndBack, placeOf, pointToPoint, tcxOf, waves } from '../../testing/sample-courses.ts'
import { metersBetween } from './on-earth.ts'

describe('a flat loop', () => {
  const course = read(gpxOf(loop(42_195), { name: 'City &amp; River&#x202e; Marathon', noise: 2 }), 42.195)

  test('has the name of its file in visible text, and no climb', () => {
    expect(course.name).toBe('City & River Marathon')
    expect(course.climb_m).toBe(0)
    expect(course.stations).toEqual([])
  })

  test('runs from zero to the official distance, and ends where it began', () => {
    expect(course.points[0]).toMatchObject({ km: 0, lat: 52.5, lon: 13.4 })
    expect(course.points.at(-1)).toMatchObject({ km: 42.195, lat: 52.5, lon: 13.4 })
  })

  test('has a point about every 50 m, in order, and a profile for a chart', () => {
    expect(course.points.length).toBeGreaterThan(800)
    expect(course.points.length).toBeLessThan(1000)
    expect(inOrder(course.points.map(({ km }) => km))).toBe(true)
    expect(course.profile.length).toBeGreaterThan(300)
    expect(course.profile.length).toBeLessThanOrEqual(400)
    expect(inOrder(course.profile.map(({ km }) => km))).toBe(true)
    for (const { elevation_m } of course.profile) expect(Math.abs(elevation_m - 120)).toBeLessThan(1.5)
  })
})

describe('the climb of a hilly course, recorded every second with two meters of noise', () => {
  test.each([
    { hills: 'low', height: 5, length: 1000, drift: 0 },
    { hills: 'middling', height: 10, length: 1000, drift: 0 },
    { hills: 'middling, with a drifting receiver', height: 10, length: 1000, drift: 0.97 },
    { hills: 'high', height: 20, length: 2000, drift: 0 },
    { hills: 'high, with a drifting receiver', height: 20, length: 2000, drift: 0.97 },
    { hills: 'mountains', height: 75, length: 5000, drift: 0.9 },
  ])('is within four percent of the true one: $hills', ({ height, length, drift }) => {
    const course = read(gpxOf(pointToPoint(20_000, waves(height, length)), { noise: 2, drift }), 20)
    const truth = (20_000 / length) * 2 * height
    expect(course.climb_m).toBeGreaterThan(truth * 0.96)
    expect(course.climb_m).toBeLessThan(truth * 1.04)
  })

  test('of one long rise is the rise', () => {
    const course = read(
      gpxOf(
        pointToPoint(20_000, (at) => 100 + at / 50),
        { noise: 2 },
      ),
      20,
    )
    expect(Math.abs((course.climb_m ?? 0) - 400)).toBeLessThanOrEqual(4)
  })

  test('of short hills, which smoothing lowers, is at most a tenth too small', () => {
    const course = read(gpxOf(pointToPoint(20_000, waves(10, 500)), { noise: 2 }), 20)
    expect(course.climb_m).toBeGreaterThan(720)
    expect(course.climb_m).toBeLessThanOrEqual(800)
  })

  test('of a flat course with a drifting receiver is a few meters a kilometer', () => {
    const course = read(gpxOf(loop(42_195), { noise: 2, drift: 0.97 }), 42.195)
    expect(course.climb_m).toBeLessThan(42.195 * 2)
  })

  test.each(['900', '0'])('does not count a point at %s m', (wrong) => {
    const flat = gpxOf(loop(10_000), { every: 20 })
    const at = flat.indexOf('<ele>120.0', flat.length / 2)
    const spiky = flat.slice(0, at) + flat.slice(at).replace('120.0', wrong)
    expect(spiky.split(`<ele>${wrong}<`)).toHaveLength(2)
    expect(read(spiky, 10).climb_m).toBe(0)
  })
})

describe('an elevation that is not known', () => {
  const hilly = gpxOf(pointToPoint(10_000, waves(20, 2000)))

  test.each([
    ['is missing', hilly.replace(/<ele>.*?<\/ele>/g, '')],
    ['is 0 everywhere', hilly.replace(/<ele>.*?<\/ele>/g, '<ele>0</ele>')],
    ['is missing for more than 500 m', without(hilly, { from: 1000, points: 200 })],
    ['is not a number', hilly.replace(/<ele>.*?<\/ele>/g, '<ele>NaN</ele>')],
    ['is outside the Earth', hilly.replace(/<ele>.*?<\/ele>/g, '<ele>1e9</ele>')],
    ['climbs more than any race', gpxOf(pointToPoint(10_000, waves(300, 1000)))],
  ])('gives no climb and no profile where it %s', (_, text) => {
    const course = read(text, 10)
    expect(course).toMatchObject({ climb_m: null, profile: [] })
    expect(course.points.every(({ elevation_m }) => elevation_m === null)).toBe(true)
  })

  test('is interpolated where it is missing for less', () => {
    expect(read(without(hilly, { from: 1000, points: 100 }), 10).climb_m).toBeGreaterThan(190)
  })
})

describe('the stations of a course out and back', () => {
  const waypoints = [
    { at: 5000, name: 'Water 1', type: 'Water' },
    { at: 10_000, name: 'Verpflegung' },
    { at: 15_000, name: 'Ravito n° 3' },
    { at: 3000, name: 'Sharp left' },
  ]
  const shape = outAndBack(42_195, waves(5, 3000))

  test.each([
    ['GPX', gpxOf(shape, { waypoints })],
    ['TCX', tcxOf(shape, { waypoints })],
  ])('are given on both ways, by kilometer: %s', (_, text) => {
    const { stations } = read(text, 42.195)
    expect(stations.map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
      'Water 1: water',
      'Verpflegung: food',
      'Ravito n° 3: food',
      'Ravito n° 3: food',
      'Verpflegung: food',
      'Water 1: water',
    ])
    const expected = [5, 10, 15, 27.195, 32.195, 37.195]
    for (const [index, { km }] of stations.entries()) {
      expect(Math.abs(km - (expected[index] ?? 0))).toBeLessThan(0.02)
    }
  })

  test('are points of the course, with the same coordinates', () => {
    const { points, stations } = read(gpxOf(shape, { waypoints }), 42.195)
    expect(stations).toHaveLength(6)
    for (const { lat, lon, km } of stations) {
      expect(points.filter((point) => point.km === km)).toMatchObject([{ lat, lon }])
    }
  })

  test('count once where two waypoints of a kind share a place, and not where they are off the course', () => {
    const text = gpxOf(loop(10_000), {
      waypoints: [
        { at: 4000, name: 'Water' },
        { at: 4010, name: 'Agua' },
      ],
    })
    expect(read(text, 10).stations).toHaveLength(1)
    const { lat, lon } = placeOf(loop(10_000), 4000)
    const off = (meters: number) =>
      text.replaceAll(
        `<wpt lat="${lat}" lon="${lon}"`,
        `<wpt lat="${lat}" lon="${Number(lon) - meters / 67_690}"`,
      )
    expect(read(off(200).replace('Agua', 'Bend'), 10).stations).toHaveLength(0)
  })
})

test('standing still makes a course neither longer nor higher', () => {
  const text = gpxOf(loop(10_000), { every: 20 })
  const { lat, lon } = placeOf(loop(10_000), 5000)
  const stop = Array.from(
    { length: 600 },
    (_, index) =>
      `<trkpt lat="${Number(lat) + (index % 5) * 1e-5}" lon="${lon}"><ele>${120 + (index % 5)}</ele></trkpt>`,
  ).join('')
  const at = text.indexOf('<trkpt', text.indexOf(`lat="${lat}" lon="${lon}"`))
  const course = read(text.slice(0, at) + stop + text.slice(at), 10)
  expect(course.climb_m).toBe(0)
  expect(course.points.length).toBeLessThan(280)
})

test.each([2505, 2515, 2525, 2535, 2545])('a corner after %i m is kept to within 15 meters', (at) => {
  const bent = {
    meters: 5000,
    east: (along: number) => Math.min(along, at),
    north: (along: number) => Math.max(0, along - at),
    height: () => 0,
  }
  const { points } = read(gpxOf(bent, { every: 5 }), 5)
  const turn = placeOf(bent, at)
  const off = points.map((point) => metersBetween(point, { lat: Number(turn.lat), lon: Number(turn.lon) }))
  expect(Math.min(...off)).toBeLessThan(15)
})

const inOrder = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0))

/** The elevations left out of so many points. */
function without(text: string, { from, points }: { from: number; points: number }): string {
  let index = 0
  return text.replace(/<ele>.*?<\/ele>/g, (ele) => {
    index++
    return index > from && index <= from + points ? '' : ele
  })
}
