import { ok, refuse, type Result } from '@race-nutrition/engine'
import { type OwnMeasure, placeOf, type Reader } from '../own-measures.ts'
import { readNumber, unitBehind } from '../read-number.ts'

const mostPlaces = 80

/** A distance in the runner's own unit as kilometers of the race, or what is wrong with it. */
export function readPlace(
  typed: string,
  reader: Reader & { readonly race_km: number },
  least = leastKm,
): Result<number, string> {
  const measure = placeOf(reader)
  const km = readNumber(typed, measure)
  if (Number.isNaN(km)) return refuse(`This has to be a number, in ${measure.unit}, like 5 or 2.5.`)
  if (km < least) return refuse(`This has to be ${own(measure, least)} at least.`)
  // What is typed has two decimals.
  return km > reader.race_km + 0.01
    ? refuse(`Your race ends at ${own(measure, reader.race_km)}.`)
    : ok(Math.min(km, reader.race_km))
}

const leastKm = 0.1

/** "2, 5, 7.5" as kilometers in the order of the course, each once. */
export function readPlaces(
  typed: string,
  reader: Reader & { readonly race_km: number },
): Result<readonly number[], string> {
  const parts = inOneUnit(split(typed, placeOf(reader)))
  if (parts.length === 0) return refuse('Type where they are, like 2, 5, 7.5.')
  const places: number[] = []
  for (const part of parts) {
    const place = readPlace(part, reader)
    if (!place.ok) return refuse(`“${part.slice(0, 20)}” cannot be used. ${place.refused}`)
    places.push(place.value)
  }
  const inOrder = [...new Set(places)].toSorted((one, other) => one - other)
  return inOrder.length > mostPlaces
    ? refuse(`These are ${inOrder.length}; up to ${mostPlaces} can be used.`)
    : ok(inOrder)
}

/** With a semicolon between them a comma is a decimal one: "2,5; 5; 7,5". */
const split = (typed: string, { units }: OwnMeasure) => {
  const between = typed.includes(';') ? /;/ : /,\s*|\s+/
  // "2 mi, 5 mi" are two places.
  const beforeAUnit = new RegExp(`(?<=\\d)\\s+(?=(?:${Object.keys(units).join('|')})\\b)`, 'giu')
  return typed
    .replaceAll(beforeAUnit, '')
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** In "2, 5, 7.5 mi" all are miles. */
function inOneUnit(parts: readonly string[]): readonly string[] {
  const unit = unitBehind(parts.at(-1) ?? '')
  const isOnTheLastAlone = unit !== '' && parts.slice(0, -1).every((part) => unitBehind(part) === '')
  return isOnTheLastAlone
    ? [...parts.slice(0, -1).map((part) => `${part} ${unit}`), ...parts.slice(-1)]
    : parts
}

const own = ({ toOwn, unit }: OwnMeasure, km: number) => `${toOwn(km)} ${unit}`
