import { countText } from '../amounts/format-amounts.ts'
import type { ShortStop } from './short-stops.ts'

/** What stands under every list of stops. */
export const drinkToThirst = 'Drink to thirst, never more'

/** The same in the width of a watch; "2 of 3 · drink to thirst" on one of several pictures. */
export const toThirst = ({ part, parts }: { part: number; parts: number }) =>
  parts === 1 ? 'Drink to thirst' : `${part} of ${parts} · drink to thirst`

/** What a picture has no room for, and where it stands. */
export const leftOutOfPicture = {
  minutes: 'Minutes: see strip',
  places: 'Places: see strip',
  waterAndSalt: 'Water, salt: see strip',
  lighterDose: 'Lighter dose: see strip',
} as const

/** "3 more stops, from 2:40 on: see strip", for those that a picture has no room for. */
export function moreStopsText(stops: readonly Pick<ShortStop, 'time'>[]): string {
  const [first] = stops
  return first ? `${countText(stops.length, 'more stop')}, from ${first.time} on: see strip` : ''
}
