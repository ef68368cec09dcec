import fc from 'fast-check'

/** A text that was cut, repeated or written over in one to three places. */
export const changedText = (text: string): fc.Arbitrary<string> =>
  fc.array(edit, { minLength: 1, maxLength: 3 }).map((edits) =>
    edits.reduce((before, { at, length, by }) => {
      const from = Math.floor(at * before.length)
      const part = before.slice(from, from + length)
      return before.slice(0, from) + (by ?? part + part) + before.slice(from + length)
    }, text),
  )

const edit = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(40),
  by: fc.oneof(
    fc.constant(null),
    fc.constant(''),
    fc.string({ maxLength: 4 }),
    fc.base64String({ maxLength: 8 }),
  ),
})

/** JSON of this value, in which one to three values, at any depth, are replaced by others or left out. */
export const changedJson = (whole: unknown): fc.Arbitrary<string> =>
  fc
    .array(fc.record({ at: fc.nat(), by: fc.oneof(fc.constant(undefined), hostile, fc.jsonValue()) }), {
      minLength: 1,
      maxLength: 3,
    })
    .map((changes) =>
      changes.reduce((text, { at, by }) => {
        const value: unknown = JSON.parse(text)
        const places = placesIn(value)
        const place = places[at % places.length]
        return place ? withValue(text, place, by) : text
      }, JSON.stringify(whole)),
    )

/** As programs get wrong, and as attackers send. */
const hostile: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  '',
  'x'.repeat(5000),
  Array(3000).fill('x'),
  Array.from({ length: 3000 }, () => ({})),
  -1,
  1e308,
  1.5,
  true,
  '<img src=x onerror=alert(1)>',
  'gel\u202E01\u0000',
  JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}'),
  { toString: null, length: 1e9 },
)

type Place = readonly (string | number)[]

function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at]
  const names = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  const within = names.flatMap((name) =>
    placesIn((value as Record<string | number, unknown>)[name], [...at, name]),
  )
  return at.length === 0 ? within : [at, ...within]
}

/** Undefined leaves a member out, and makes an entry null. */
function withValue(text: string, place: Place, by: unknown): string {
  const same = (holder: unknown, name: string): boolean => holder === parent && name === String(place.at(-1))
  const value: unknown = JSON.parse(text)
  const parent = place
    .slice(0, -1)
    .reduce<unknown>((holder, name) => (holder as Record<string | number, unknown>)[name], value)
  return JSON.stringify(value, function (this: unknown, name, each: unknown) {
    return same(this, name) ? by : each
  })
}
