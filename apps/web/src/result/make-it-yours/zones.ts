import { zoneName } from '@race-nutrition/engine'

/** Every time zone that the browser knows, and the one that is chosen, in the order of their names. */
export function zones(chosen: string): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone')
  const all = chosen === '' || known.includes(chosen) ? known : [...known, chosen]
  return all.toSorted((one, other) => zoneName(one).localeCompare(zoneName(other), 'en'))
}
