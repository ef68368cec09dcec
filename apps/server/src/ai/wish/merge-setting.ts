import { type Preferences, racesWithStations } from '@race-nutrition/engine'

/** Preferences before they are validated. */
export type Settings = Readonly<Record<string, unknown>>

/** What is set within the kitchen, the fuel and the course stays beside what is wished; dislikes and swaps add up. */
export function mergeSetting(own: Settings, name: string, given: unknown): Settings {
  if (name === 'practiced_g_per_hr') return { ...without(own, 'dose'), [name]: given }
  if (name === 'dose') return { ...without(own, 'practiced_g_per_hr'), [name]: given }
  const before = own[name]
  if (!isRecord(given)) return { ...own, [name]: given }
  if (name === 'course') return { ...own, [name]: mergeCourse(isRecord(before) ? before : {}, given) }
  if (!isRecord(before)) return { ...own, [name]: given }
  const merged: Record<string, unknown> = { ...before, ...given }
  if (Array.isArray(before['dislikes']) && Array.isArray(given['dislikes']))
    merged['dislikes'] = mergeDislikes(before['dislikes'], given['dislikes'])
  if (isRecord(before['swaps']) && isRecord(given['swaps']))
    merged['swaps'] = { ...before['swaps'], ...given['swaps'] }
  return { ...own, [name]: merged }
}

/** Some of those before take the others back; new ones come beside them. */
const mergeDislikes = (before: readonly unknown[], given: readonly unknown[]): unknown[] =>
  given.every((id) => before.includes(id)) ? [...given] : [...new Set([...before, ...given])]

const without = (settings: Settings, name: keyof Preferences): Settings =>
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
