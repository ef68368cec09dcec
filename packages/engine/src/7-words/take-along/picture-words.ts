import { countText } from '../amounts/format-amounts.ts'
import type { ShortStop } from './short-stops.ts'

/** What stands under every list of stops. */
export const drinkToThirst = 'Drink to thirst, never more'

/** What a picture has no room for, and where it stands. */
export const leftOutOfPicture = {
  minutes: 'Minutes: see strip',
  places: 'Places: see strip',
  lighterDose: 'Lighter dose: see strip',
} as const

/** "3 more stops, from 2:40 on: see strip", for those that a picture has no room for. */
export function moreStopsText(stops: readonly Pick<ShortStop, 'time'>[]): string {
  const [first] = stops
  return first ? `${countText(stops.length, 'more stop')}, from ${first.time} on: see strip` : ''
}
