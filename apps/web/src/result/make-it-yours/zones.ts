import { zoneName } from '@race-nutrition/engine'

/** Every time zone that the browser knows, and the one that is chosen, in the order of their names, each name once. */
export function zones(chosen: string): readonly string[] {
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => zoneName(zone) !== zoneName(chosen))
  return [...(chosen === '' ? [] : [chosen]), ...others].toSorted((one, other) =>
    zoneName(one).localeCompare(zoneName(other), 'en'),
  )
}
