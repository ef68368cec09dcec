import { type Preferences, racesWithStations } from '@race-nutrition/engine'

/** Preferences before they are validated. */
export type Settings = Readonly<Record<string, unknown>>

/** What is set within the kitchen, the fuel and the course stays beside what is wished; dislikes and swaps add up. */
export function mergeSetting(own: Settings, name: string, wished: unknown): Settings {
  const given = isRecord(wished) ? withoutEmptyParts(wished) : wished
  if (isRecord(given) && Object.keys(given).length === 0) return own
  if (name === 'practiced_g_per_hr') return { ...withoutSetting(own, 'dose'), [name]: given }
  if (name === 'dose') return { ...withoutSetting(own, 'practiced_g_per_hr'), [name]: given }
  const before = own[name]
  if (!isRecord(given)) return { ...own, [name]: given }
  if (name === 'course') return { ...own, [name]: mergeCourse(isRecord(before) ? before : {}, given) }
  if (!isRecord(before)) return { ...own, [name]: given }
  const merged: Record<string, unknown> = { ...before, ...given }
  if (Array.isArray(before['dislikes']) && Array.isArray(given['dislikes']))
    merged['dislikes'] = [
      ...new Set([...(before['dislikes'] as unknown[]), ...(given['dislikes'] as unknown[])]),
    ]
  if (isRecord(before['swaps']) && isRecord(given['swaps']))
    merged['swaps'] = { ...before['swaps'], ...given['swaps'] }
  return { ...own, [name]: merged }
}

/** A model that fills in every field of a schema means nothing by null, an empty list or an empty record. */
const withoutEmptyParts = (given: Settings): Settings =>
  Object.fromEntries(Object.entries(given).filter(([, part]) => !isEmpty(part)))

const isEmpty = (part: unknown): boolean =>
  part === null || part === undefined || (typeof part === 'object' && Object.keys(part).length === 0)

const withoutSetting = (settings: Settings, name: keyof Preferences): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([each]) => each !== name))

/** A race that is named fills in its stations, as on the page. Its name is ours, and only the runner knows what they checked. */
function mergeCourse(before: Settings, given: Settings): Settings {
  const { name: _name, checked: _checked, ...wished } = given
  const race = racesWithStations.find(({ id }) => id === wished['preset'] && id !== before['preset'])
  if (race) return { ...pick(before, ['climb_m']), ...race.course, ...wished }
  const isMoved = ['stations', 'drink', 'drink_at_km', 'gels'].some((part) => part in wished)
  const { checked, ...kept } = before
  return { ...kept, ...(checked === undefined || isMoved ? {} : { checked }), ...wished }
}

const pick = (settings: Settings, names: readonly string[]): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name)))

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
