/** Minutes past midnight of a time like `07:30`. */
export function minutesOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return 60 * hours + minutes
}

/** The time of day that many minutes after this one, as `07:30`; a day has 24 hours. */
export function timeAfter(time: string, minutes: number): string {
  const inDay = (((minutesOfDay(time) + minutes) % minutesADay) + minutesADay) % minutesADay
  return [Math.floor(inDay / 60), inDay % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

export const minutesADay = 24 * 60
