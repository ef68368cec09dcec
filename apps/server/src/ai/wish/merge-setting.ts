import { type Preferences, racesWithStations } from '@race-nutrition/engine'

/** Preferences before they are validated. */
export type Settings = Readonly<Record<string, unknown>>

/** What is set within the kitchen, the fuel and the course stays beside what is wished; dislikes and swaps add up. */
export function mergeSetting(own: Settings, name: string, wished: unknown): Settings {
  const before = own[name]
  const given = isRecord(wished) ? withoutEmptyParts(wished, isDrinkAlone(name, wished, before)) : wished
  if (isRecord(given) && Object.keys(given).length === 0) return own
  if (name === 'practiced_g_per_hr') return { ...withoutSetting(own, 'dose'), [name]: given }
  if (name === 'dose') return { ...withoutSetting(own, 'practiced_g_per_hr'), [name]: given }
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
const withoutEmptyParts = (given: Settings, keepsMain: boolean): Settings =>
  Object.fromEntries(
    Object.entries(given).filter(([name, part]) => !isEmpty(part) || (keepsMain && name === 'main')),
  )

const isEmpty = (part: unknown): boolean =>
  part === null || part === undefined || (typeof part === 'object' && Object.keys(part).length === 0)

/** The one empty list that is a choice: nothing to eat beside a drink of the runner's own, wished or set before. */
function isDrinkAlone(name: string, wished: Settings, before: unknown): boolean {
  if (name !== 'fuel' || !isEmptyList(wished['main'])) return false
  const { drink } = 'drink' in wished || !isRecord(before) ? wished : before
  return isOwnDrink(drink)
}

const isEmptyList = (part: unknown): boolean => Array.isArray(part) && part.length === 0

/** A product or a label: neither water nor the drink of the course. */
export const isOwnDrink = (drink: unknown): boolean => isRecord(drink) && !isEmpty(drink)

/**
 * The settings without an empty `fuel.main` that has no drink of the runner's own beside it: what was eaten before stays, and
 * where that was nothing either, the plan’s own gels come back.
 */
export function withoutEmptyMain(settings: Settings, { fuel: before }: Settings = {}): Settings {
  const { fuel, ...others } = settings
  if (!isRecord(fuel) || !isEmptyList(fuel['main']) || isOwnDrink(fuel['drink'])) return settings
  const { main: _empty, ...parts } = fuel
  const left = isRecord(before) && !isEmpty(before['main']) ? { ...parts, main: before['main'] } : parts
  return isEmpty(left) ? others : { ...others, fuel: left }
}

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
