import {
  type FuelChoice,
  labelOfId,
  ok,
  type Preferences,
  readPreferences,
  refuse,
  type Result,
} from '@race-nutrition/engine'
import { type Reader, volumeOf } from '../own-measures.ts'
import { faultWords } from '../read-draft.ts'
import { readNumber } from '../read-number.ts'
import { withCourse } from '../setting.ts'
import { readPlace, readPlaces } from './read-places.ts'
import { cupText, isOfTheRace, raceOf, type StationsDraft, usualCup } from './stations-draft.ts'

/** A fault by the name of its field; `gel 2 at` is that of the gel with key 2. */
export type StationFaults = Readonly<Record<string, string>>

interface Given {
  readonly preferences: Preferences
  readonly reader: Reader & { readonly race_km: number }
}

/** The preferences with the stations as typed, or what is wrong with each of the fields, in their order. */
export function readStations(
  draft: StationsDraft,
  { preferences, reader }: Given,
): Result<Preferences, StationFaults> {
  const faults: Record<string, string> = {}
  const kept = <Value>(field: string, read: Result<Value, string>): Value | undefined => {
    if (read.ok) return read.value
    faults[field] = read.refused
    return undefined
  }
  const place = (field: 'every' | 'from' | 'to', least?: number) =>
    draft[field].trim() === '' && field !== 'every'
      ? undefined
      : kept(field, readPlace(draft[field], reader, least))
  const places = (field: string, typed: string) => kept(field, readPlaces(typed, reader))

  const stations =
    draft.kind === 'list'
      ? { at_km: places('list', draft.list) }
      : { every_km: place('every', 0.5), from_km: place('from'), to_km: place('to') }
  if ('from_km' in stations && isBefore(stations.to_km, stations.from_km))
    faults['to'] = 'The last one has to come after the first one.'
  const drinkAt =
    draft.drink === '' || draft.drinkAt.trim() === '' ? undefined : places('drinkAt', draft.drinkAt)
  const { course: before, ...others } = preferences
  // What was filled in and left as it is keeps its milliliters.
  const keptCup = before?.cup_ml ?? usualCup
  const cup = draft.cup === cupText(keptCup, reader) ? keptCup : readNumber(draft.cup, volumeOf(reader))
  const gels = draft.gels
    .filter(({ product, at }) => product !== '' || at.trim() !== '')
    .map(({ key, product, at }) => {
      if (product === '') faults[`gel ${key} product`] = 'Choose what is handed out, or remove it.'
      return { product: choiceOf(product), at_km: places(`gel ${key} at`, at) }
    })
  if (Object.keys(faults).length > 0) return refuse(faults)

  const climb = before?.climb_m
  // A runner's own stations in place of those of a race that they checked need no word about that race.
  const isOwn = draft.isChecked && !isOfTheRace(draft, reader)
  const name = isOwn ? undefined : raceOf(draft.preset)?.race
  const course = {
    ...(name === undefined ? {} : { name, preset: draft.preset, checked: draft.isChecked }),
    stations: withoutNothing(stations),
    ...(draft.drink === '' ? {} : { drink: choiceOf(draft.drink) }),
    ...(drinkAt ? { drink_at_km: drinkAt } : {}),
    ...(cup === usualCup ? {} : { cup_ml: cup }),
    ...(gels.length > 0 ? { gels } : {}),
    ...(climb === undefined ? {} : { climb_m: climb }),
  } as NonNullable<Preferences['course']>
  return parsed(withCourse(others, course), reader)
}

/** Of the catalog, or a label typed in. */
function choiceOf(id: string): FuelChoice {
  const label = labelOfId(id)
  if (!label) return { product: id }
  const { contains } = label
  return { label: { ...label, contains: contains === 'unknown' ? contains : [...contains] } }
}

/** What is left to the engine: the size of the cup. */
function parsed(preferences: Preferences, reader: Reader): Result<Preferences, StationFaults> {
  const read = readPreferences(preferences)
  if (read.ok) return ok(read.value)
  const [fault] = read.refused
  return refuse({ cup: fault ? faultWords(fault, volumeOf(reader)) : '' })
}

const isBefore = (to: number | undefined, from: number | undefined) =>
  to !== undefined && from !== undefined && to < from

const withoutNothing = (parts: object) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))
