/** What the clocks of a zone show at an instant: `2027-04-11T07:30`. Swedish writes days as ISO does. */
export const clockIn = (zone: string, instant: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    .format(instant)
    .replace(' ', 'T')
