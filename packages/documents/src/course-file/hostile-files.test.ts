import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gpxOf, loop, outAndBack, tcxOf } from '../../testing/sample-courses.ts'
import { readCourseFile } from './read-course-file.ts'
import { TagReader } from './tag-reader.ts'

const good = gpxOf(loop(5000), { every: 10 })
const track = (points: string) => `<gpx><trk><trkseg>${points}</trkseg></trk></gpx>`
const point = (lat: string | number, lon: string | number) => `<trkpt lat="${lat}" lon="${lon}"/>`
const megabytes = (part: string, count = 9) => part.repeat((count * 1_000_000) / part.length)
const doctype = `<!DOCTYPE gpx [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>`

describe('a file that cannot be used is refused by a code', () => {
  test.each([
    ['nothing', '', 'empty-file'],
    ['white space', ' \n\uFEFF', 'empty-file'],
    ['JSON', '{"type":"FeatureCollection","features":["<gpx>"]}', 'not-a-course'],
    ['a page', '<!doctype html><html><body>Log in</body></html>', 'not-a-course'],
    ['a page without a document type', '<html><body><br></body></html>', 'not-a-course'],
    ['KML', '<kml><Placemark/></kml>', 'not-a-course'],
    ['a FIT file', '\x0E\x10\0\0.FIT\0\0', 'not-text'],
    ['two bytes a character, undecoded', good.replaceAll('<', '<\0'), 'not-text'],
    ['60 MB', '<'.repeat(60_000_000), 'too-large'],
    ['a billion laughs', `<?xml version="1.0"?>${doctype}${track(point('&b;', 0))}`, 'forbidden-doctype'],
    ['an external entity', `<!DOCTYPE gpx SYSTEM "file:///etc/passwd">${good}`, 'forbidden-doctype'],
    ['an entity without a document type', track('<!ENTITY a "b">'), 'forbidden-doctype'],
    ['points without an end', `<gpx>${megabytes('<trkpt')}`, 'damaged'],
    ['points in points', `<gpx>${megabytes('<trkpt lat="1" lon="1">')}`, 'damaged'],
    ['a million comments without an end', `<gpx>${'<!--'.repeat(1_000_000)}`, 'damaged'],
    ['a million instructions without an end', `<gpx>${'<?'.repeat(1_000_000)}`, 'damaged'],
    ['CDATA without an end', `<gpx>${megabytes('<![CDATA[')}`, 'damaged'],
    ['quotes without an end', `<gpx>${megabytes('<trkpt lat="')}`, 'damaged'],
    ['one name of 9 MB', `<gpx><${megabytes('a')}`, 'damaged'],
    ['one attribute of 9 MB', track(`<trkpt ${megabytes('a')}/>`), 'bad-coordinates'],
    ['equals signs', track(`<trkpt ${megabytes('= ')}/>`), 'bad-coordinates'],
    ['spaces', track(`<trkpt lat=${megabytes(' ')}/>`), 'bad-coordinates'],
    ['a number of 9 MB', track(point(megabytes('1'), 1)), 'bad-coordinates'],
    ['deep nesting', `<gpx>${megabytes('<a>')}`, 'damaged'],
    ['tags that close another', '<gpx><trk></gpx></trk>', 'damaged'],
    ['two roots', good + good.slice(good.indexOf('<gpx')), 'damaged'],
    ['a file cut off', good.slice(0, -20), 'damaged'],
    ['200,001 points', track('<trkpt lat="1" lon="1"/>'.repeat(200_001)), 'too-many-points'],
    ['200,001 waypoints', `<gpx>${'<wpt lat="1" lon="1"/>'.repeat(200_001)}</gpx>`, 'too-many-points'],
    ['a track for each point', `<gpx>${`<trk>${point(1, 1)}</trk>`.repeat(100_000)}</gpx>`, 'too-few-points'],
    ['no point', track(''), 'too-few-points'],
    ['one point', track(point(1, 1)), 'too-few-points'],
    ['waypoints alone', '<gpx><wpt lat="1" lon="1"/><wpt lat="1" lon="2"/></gpx>', 'too-few-points'],
    ['equal points', track(point(1, 1).repeat(1000)), 'other-length'],
    ['no number', track(point('NaN', 1)), 'bad-coordinates'],
    ['infinity', track(point('Infinity', 1)), 'bad-coordinates'],
    ['an enormous number', track(point('1e999', 1)), 'bad-coordinates'],
    ['an empty number', track(point('', 1)), 'bad-coordinates'],
    ['a hexadecimal number', track(point('0x10', 1)), 'bad-coordinates'],
    ['a latitude past the pole', track(point('90.1', 1)), 'bad-coordinates'],
    ['a longitude past the date line', track(point('1', -180.1)), 'bad-coordinates'],
    ['a point without a latitude', track('<trkpt lon="1"/>'), 'bad-coordinates'],
    ['points across the globe', track(point(1, 1) + point(-80, 170) + point(1, 1.01)), 'jump'],
    [
      'zero for a place not found',
      good.replace(/lat="[^"]*" lon="[^"]*"(?=><ele)/, 'lat="0" lon="0"'),
      'jump',
    ],
    ['another race', gpxOf(loop(21_097), { every: 20 }), 'other-length'],
    ['a course too short by more than a twentieth', gpxOf(loop(4700)), 'other-length'],
    ['a course too long by more than a twentieth', gpxOf(loop(5300)), 'other-length'],
    ['501 stations', withStations(501), 'too-many-stations'],
  ])('%s', (_, text, code) => {
    expect(readCourseFile(text, 5)).toMatchObject({ ok: false, refused: { code } })
  })

  test('million-fold comments that end are read over', () => {
    const name = `<metadata><name>A${'<!---->'.repeat(1_000_000)}B</name></metadata>`
    expect(readCourseFile(good.replace('</metadata>', `</metadata>${name}`), 5)).toMatchObject({
      ok: true,
      value: { name: 'AB' },
    })
  })

  test('stations passed on every one of many laps are too many, and few enough are not', () => {
    expect(readCourseFile(withStations(500), 5)).toMatchObject({ ok: true })
    expect(readCourseFile(withStations(500, 42_195), 42.195)).toMatchObject({
      refused: { code: 'too-many-stations' },
    })
  })

  test('facts come with the code', () => {
    expect(readCourseFile(track(point(1, 1) + point('x', 1)), 5)).toMatchObject({ refused: { point: 2 } })
    const other = readCourseFile(gpxOf(loop(21_097), { every: 20 }), 42.195)
    expect(other).toMatchObject({ refused: { km: expect.closeTo(21.1, 1), raceKm: 42.195 } })
  })
})

describe('a good file that was changed anywhere', () => {
  const files = [
    gpxOf(outAndBack(5000), { every: 25, waypoints: [{ at: 1000, name: 'Water' }] }),
    tcxOf(outAndBack(5000), { every: 25, waypoints: [{ at: 1000, name: 'Aid', type: 'Food' }] }),
  ]
  const signs = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '/',
    '&',
    '=',
    '-',
    '!',
    ']',
    '\0',
    '\uD800',
    'e9',
    '<!--',
    '<gpx>',
    '7',
    '.',
  )
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(300),
    by: fc.oneof(fc.constant(null), signs, fc.constant('twice'), fc.string({ maxLength: 5 })),
  })
  const changed = fc
    .tuple(fc.constantFrom(...files), fc.array(change, { minLength: 1, maxLength: 2 }))
    .map(([file, changes]) =>
      changes.reduce((text, { at, length, by }) => {
        const from = Math.floor(at * text.length)
        const part = text.slice(from, from + length)
        return (
          text.slice(0, from) +
          (by === 'twice' ? part + part : (by ?? '')) +
          text.slice(by === 'twice' ? from : from + (by === null ? length : 1))
        )
      }, file),
    )

  test('gives a course of finite numbers or a fault, never an exception', () => {
    let courses = 0
    fc.assert(
      fc.property(changed, (text) => {
        const result = readCourseFile(text, 5)
        if (!result.ok) {
          expect(result.refused.code).toMatch(/^[a-z-]+$/)
          return
        }
        courses++
        const { points, profile, stations } = result.value
        expect(points.at(-1)?.km).toBe(5)
        for (const { lat, lon, km, elevation_m } of points) {
          expect([lat, lon, km, elevation_m ?? 0].every(Number.isFinite)).toBe(true)
        }
        expect(profile.length).toBeLessThanOrEqual(400)
        expect(stations.length).toBeLessThanOrEqual(500)
      }),
      { numRuns: 400 },
    )
    expect(courses).toBeGreaterThan(20)
  })

  test('is scanned in at most four looks at each character', () => {
    fc.assert(
      fc.property(changed, (text) => {
        expect(looksAt(text)).toBeLessThanOrEqual(4 * text.length + 100)
      }),
      { numRuns: 200 },
    )
  })
})

test.each([
  '<trkpt',
  '<!--',
  '<?',
  '<![CDATA[',
  '<a b="',
  "<a b='>",
  '<a>',
  '<a/>',
  '<a ',
  '="',
  '<a b="c" d=\'e\'/>',
  '<a></a>',
  '<a><!----></a>',
  '</a>',
  '<a\n',
  ']]>-->?>',
])('%j, repeated, is scanned in at most four looks at each character', (part) => {
  for (const start of ['<gpx>', '<gpx a="', '<gpx><a>']) {
    const text = start + part.repeat(3000)
    expect(looksAt(text)).toBeLessThanOrEqual(4 * text.length + 100)
  }
})

test('the looks at a text are counted', () => {
  expect(looksAt('<gpx><trkpt lat="1"/></gpx>')).toBeGreaterThan(20)
})

/** How many characters the tag reader looks at. */
function looksAt(text: string): number {
  const counted = new CountedText(text)
  const tags = new TagReader(counted as unknown as string)
  while (['open', 'close'].includes(tags.next())) tags.attribute('lon')
  return counted.looks
}

/** Counts what the methods of a string look at. */
class CountedText extends String {
  looks = 0

  override charCodeAt(index: number): number {
    this.looks++
    return super.charCodeAt(index)
  }

  override indexOf(part: string, from = 0): number {
    const found = super.indexOf(part, from)
    this.looks += (found === -1 ? this.length : found) - Math.min(from, this.length) + 1
    return found
  }

  override startsWith(part: string, from = 0): boolean {
    this.looks += part.length
    return super.startsWith(part, from)
  }

  override slice(from?: number, to?: number): string {
    const part = super.slice(from, to)
    this.looks += part.length
    return part
  }
}

/** On a course of many laps on one spot. */
function withStations(count: number, meters = 5000): string {
  const laps = { ...loop(500), meters }
  return gpxOf(laps, {
    every: 10,
    waypoints: Array.from({ length: count }, (_, index) => ({
      at: index,
      name: index % 2 ? 'Water' : 'Food',
    })),
  })
}
