/** Every time zone that the browser knows, and the one that is chosen. */
export function zones(chosen: string): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone')
  return chosen === '' || known.includes(chosen) ? known : [chosen, ...known]
}
