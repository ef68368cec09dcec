/** The instant of a time of day in a zone, in milliseconds; null for a zone that this browser does not know. */
export function startInstant(day: string, time: string, zone: string | undefined): number | null {
  try {
    const wanted = Date.parse(`${day}T${time}:00Z`)
    // Twice: the first guess may lie on the other side of a change of clocks.
    const guess = wanted - offsetAt(wanted, zone)
    return wanted - offsetAt(guess, zone)
  } catch {
    return null
  }
}

/** What the clocks of the zone are ahead of UTC, in milliseconds. */
function offsetAt(instant: number, zone: string | undefined): number {
  const format = new Intl.DateTimeFormat('en-US', {
    ...(zone === undefined ? {} : { timeZone: zone }),
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) - instant
}
