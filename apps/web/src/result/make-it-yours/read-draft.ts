import {
  decimals,
  type PreferenceFault,
  type Preferences,
  racesWithStations,
  readPreferences,
  renderPreferenceFault,
  type Result,
  withUnit,
} from '@race-nutrition/engine'
import { readNumber } from './read-number.ts'
import { type FieldSetting, withoutSetting } from './setting.ts'
import { climbOf, degreesOf, gramsAnHour, type OwnMeasure, percent, type Reader } from './own-measures.ts'

/** What stands in the fields of a dialog, as typed. */
export type Draft = Readonly<Record<string, string>>

/** A field and the preference that it sets. */
export interface SettingField {
  readonly name: string
  readonly label: string
  /** Of the preference within the preferences: `forecast.temp_c`. */
  readonly path: string
  /** Null for a field that is not a number. */
  readonly measure: OwnMeasure | null
  /** What to do where it is left empty. */
  readonly missing: string
}

export const fieldsOf = (setting: FieldSetting, reader: Reader) => settingFields[setting](reader)

const settingFields: Readonly<Record<FieldSetting, (reader: Reader) => readonly SettingField[]>> = {
  start_time: () => [
    {
      name: 'start',
      label: 'Start',
      path: 'start_time',
      measure: null,
      missing: 'Give hours and minutes of your start, like 7:30 in the morning.',
    },
    {
      name: 'zone',
      label: 'Time zone of the race',
      path: 'time_zone',
      measure: null,
      missing: 'Choose the zone of the place where you race.',
    },
  ],
  forecast: (reader) => [
    {
      name: 'temperature',
      label: 'Temperature',
      path: 'forecast.temp_c',
      measure: degreesOf(reader),
      missing: `Type what is forecast for your hours on the course, like ${degreesOf(reader).toOwn(15)}.`,
    },
    {
      name: 'humidity',
      label: 'Humidity',
      path: 'forecast.humidity',
      measure: percent,
      missing: 'Type the relative humidity of the same hours, like 60.',
    },
  ],
  climb: (reader) => [
    {
      name: 'climb',
      label: 'Climb from start to finish',
      path: 'course.climb_m',
      measure: climbOf(reader),
      missing: `Type all the climbing together, like ${climbOf(reader).toOwn(250)}.`,
    },
  ],
  dose: () => [
    {
      name: 'rate',
      label: 'What have you held in a long run?',
      path: 'practiced_g_per_hr',
      measure: gramsAnHour,
      missing: 'Type the carbs an hour of your last long runs, like 40, or 0 if you took none.',
    },
  ],
}

/** The fields as they are set now; `zone` is that of the browser, for a race of no known place. */
export function draftOf(preferences: Preferences, reader: Reader, zone: string): Draft {
  const { start_time, time_zone, forecast, course, practiced_g_per_hr, dose } = preferences
  return {
    start: start_time ?? '',
    zone: time_zone ?? zoneOfRace(course?.preset) ?? zone,
    temperature: own(degreesOf(reader), forecast?.temp_c),
    humidity: own(percent, forecast?.humidity),
    climb: own(climbOf(reader), course?.climb_m),
    rate: own(gramsAnHour, practiced_g_per_hr),
    dose: dose === 'lighter' ? 'lighter' : 'held',
  }
}

/** Of a large race whose course was filled in. */
const zoneOfRace = (preset: string | undefined) => racesWithStations.find(({ id }) => id === preset)?.timeZone

const own = ({ toOwn }: OwnMeasure, kept: number | undefined) =>
  kept === undefined ? '' : String(toOwn(kept))

/** A fault by the name of its field. */
export type DraftFaults = Readonly<Record<string, string>>

/** The preferences with one setting as typed, or what is wrong with each of its fields. */
export function readDraft(
  setting: FieldSetting,
  draft: Draft,
  { preferences, reader }: { readonly preferences: Preferences; readonly reader: Reader },
): Result<Preferences, DraftFaults> {
  const read = readPreferences({
    ...withoutSetting(preferences, setting),
    ...typedParts[setting](draft, reader, preferences),
  })
  if (read.ok) return read
  const fields = fieldsOf(setting, reader)
  const named = read.refused.map((fault) => {
    const field = fields.find(({ path }) => fault.path === `preferences.${path}`) ?? fields[0]
    const isMissing = field !== undefined && (draft[field.name] ?? '').trim() === ''
    return [field?.name ?? '', isMissing ? field.missing : faultWords(fault, field?.measure ?? null)]
  })
  return { ok: false, refused: Object.fromEntries(named) }
}

const typedParts: Readonly<Record<FieldSetting, (draft: Draft, reader: Reader, set: Preferences) => object>> =
  {
    start_time: ({ start, zone }) => ({ start_time: start, time_zone: zone }),
    forecast: ({ temperature, humidity }, reader) => ({
      forecast: {
        temp_c: readNumber(temperature, degreesOf(reader)),
        humidity: readNumber(humidity, percent),
      },
    }),
    climb: ({ climb }, reader, { course }) => ({
      course: { ...course, climb_m: readNumber(climb, climbOf(reader)) },
    }),
    dose: ({ dose, rate }) =>
      dose === 'lighter' ? { dose } : { practiced_g_per_hr: readNumber(rate, gramsAnHour) },
  }

/** What is wrong with what was typed; of a number, in the unit of its field. */
export function faultWords(fault: PreferenceFault, measure: OwnMeasure | null): string {
  if (!measure) return renderPreferenceFault(fault)
  if (fault.code === 'wrong-type') return `This has to be a number, in ${measure.unit}.`
  if (fault.code !== 'out-of-range') return renderPreferenceFault(fault)
  const { least, most } = fault.facts
  return least === null
    ? `This has to be ${withUnit(withinOwn(most ?? 0, measure, -1), measure.unit)} at most.`
    : `This has to be ${withUnit(withinOwn(least, measure, 1), measure.unit)} at least.`
}

/** The limit in this unit; a step inside, whole or a tenth, where its rounding would be outside. */
function withinOwn(limit: number, { toOwn, toWire }: OwnMeasure, inward: 1 | -1): number {
  const rounded = toOwn(limit)
  const step = Number.isInteger(rounded) ? 1 : 0.1
  return inward * (limit - toWire(rounded)) > 0 ? decimals(rounded + inward * step, 1) : rounded
}
