import {
  type FuelChoice,
  idOfChoice,
  labelOfId,
  type Preferences,
  racesWithStations,
  type RaceWithStations,
} from '@race-nutrition/engine'
import { type OwnMeasure, placeOf, type Reader, volumeOf } from '../own-measures.ts'

type Course = NonNullable<Preferences['course']>

/** What stands in the fields of the dialog, as typed. */
export interface StationsDraft {
  /** Id of a race that was filled in; empty if none was. */
  readonly preset: string
  readonly isChecked: boolean
  readonly kind: 'every' | 'list'
  readonly every: string
  readonly from: string
  readonly to: string
  readonly list: string
  /** Id of a product, or of a label typed in; empty for water alone. */
  readonly drink: string
  /** Empty for all stations. */
  readonly drinkAt: string
  readonly cup: string
  readonly gels: readonly GelDraft[]
}

export interface GelDraft {
  /** For the list of fields, which may lose one in its middle. */
  readonly key: number
  readonly product: string
  readonly at: string
}

export const usualCup = 100
export const mostGels = 6

/** With one more gel or food, whose place is still to be typed. */
export const withGel = (gels: readonly GelDraft[], product: string): readonly GelDraft[] => [
  ...gels,
  { key: 1 + Math.max(0, ...gels.map(({ key }) => key)), product, at: '' },
]

/** The fields with a label that the runner typed, as the drink or as one more gel. */
export const withTypedLabel = (
  draft: StationsDraft,
  choice: FuelChoice,
  taken: 'eaten' | 'drunk',
): StationsDraft =>
  taken === 'drunk'
    ? { ...draft, drink: idOfChoice(choice) }
    : { ...draft, gels: withGel(draft.gels, idOfChoice(choice)) }

interface Option {
  readonly id: string
  readonly name: string
}

/** The catalog, with the label that is chosen. */
export function withLabel(options: readonly Option[], chosen: string): readonly Option[] {
  const label = labelOfId(chosen)
  return label ? [{ id: chosen, name: `${label.name}, ${label.carbs_g} g carbs` }, ...options] : options
}

/** The fields as they are set now. */
export function stationsDraftOf({ course }: Preferences, reader: Reader): StationsDraft {
  const given = course ?? {}
  return { ...filledIn(given, reader), preset: given.preset ?? '', isChecked: given.checked ?? false }
}

/** The fields of a race, unchecked. What was typed stays where the race says nothing; of no race all stays. */
export function draftOfRace(draft: StationsDraft, id: string, reader: Reader): StationsDraft {
  const race = raceOf(id)
  if (!race) return { ...draft, preset: '', isChecked: false }
  return { ...filledIn(race.course, reader), cup: draft.cup, preset: race.id, isChecked: false }
}

/** Whether the stations are still those of the race that was filled in; stations that the runner typed are their own. */
export function isOfTheRace(draft: StationsDraft, reader: Reader): boolean {
  const filled = draftOfRace(draft, draft.preset, reader)
  const fields = draft.kind === 'list' ? (['list'] as const) : (['every', 'from', 'to'] as const)
  return draft.kind === filled.kind && fields.every((field) => draft[field].trim() === filled[field].trim())
}

export const raceOf = (id: string): RaceWithStations | undefined =>
  racesWithStations.find((race) => race.id === id)

function filledIn({ stations, drink, drink_at_km, cup_ml, gels }: Course, reader: Reader) {
  const measure = placeOf(reader)
  const every = stations && 'every_km' in stations ? stations : null
  return {
    kind: stations && 'at_km' in stations ? ('list' as const) : ('every' as const),
    every: ownText(measure, every?.every_km),
    from: ownText(measure, every?.from_km),
    to: ownText(measure, every?.to_km),
    list: placesText(measure, stations && 'at_km' in stations ? stations.at_km : []),
    drink: drink ? idOfChoice(drink) : '',
    drinkAt: placesText(measure, drink_at_km ?? []),
    cup: cupText(cup_ml ?? usualCup, reader),
    gels: (gels ?? []).map(({ product, at_km }, key) => ({
      key,
      product: idOfChoice(product),
      at: placesText(measure, at_km),
    })),
  }
}

export const cupText = (milliliters: number, reader: Reader) => String(volumeOf(reader).toOwn(milliliters))

const ownText = ({ toOwn }: OwnMeasure, km: number | undefined) => (km === undefined ? '' : String(toOwn(km)))

const placesText = (measure: OwnMeasure, places: readonly number[]) =>
  places.map((km) => measure.toOwn(km)).join(', ')
